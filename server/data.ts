/** The folder that holds everything the server remembers. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './refusal.ts';

/** For nobody but the server's user: here are the hashes people sign in with, and the chance of every game. */
const PRIVATE = 0o700;

/** How long to wait for a server that is just ending, in milliseconds. */
const PATIENCE = 3000;

/**
 * Creates the folder if it is not there, and writes to it once: permissions
 * alone do not tell, since a disk can be full or read-only. The folder is held
 * until the answer is called, or the process ends.
 */
export function openData(folder: string): () => void {
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
  return hold(folder);
}

/**
 * Two servers on one folder would each know only half of what happens at its
 * tables. The system itself lets go of a locked file when its process ends, in
 * whatever way, so nothing is left over that a host would have to remove.
 */
function hold(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'in-use'), { timeout: PATIENCE });
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    file.close();
    throw new CannotStart(
      'data.in-use',
      `another Starboard is using the data folder ${folder}; end that one, or give this one a folder of its own with STARBOARD_DATA.`,
      { folder },
    );
  }
  return () => file.close();
}
