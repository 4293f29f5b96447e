/** The folder that holds everything the server remembers. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './refusal.ts';

/** For nobody but the server's user: here are the hashes people sign in with, and the chance of every game. */
const PRIVATE = 0o700;

/**
 * Creates the folder if it is not there, and writes to it once: permissions
 * alone do not tell, since a disk can be full or read-only.
 */
export function openData(folder: string): void {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE });
    writeFileSync(probe, 'written to see whether the folder can be written to\n');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      'data.unwritable',
      `the data folder ${folder} cannot be written (${reason}); make it writable, or choose another with STARBOARD_DATA.`,
      { folder },
    );
  }
}
