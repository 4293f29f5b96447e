/** The folder that holds everything the server remembers. */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from './refusal.ts';

/** For nobody but the server's user: here are the hashes people sign in with, and the chance of every game. */
const PRIVATE = 0o700;

/** How long to wait for a server that is just ending, in milliseconds. */
const PATIENCE = 3000;

/** What has to fit at any time, in bytes: so much is written until somebody can see to a disk that is nearly full. */
const ROOM = 256 * 1024;

/** Creates the folder if it is not there. It is held until the answer is called, or the process ends. */
export async function openData(folder: string): Promise<() => void> {
  try {
    await mkdir(folder, { recursive: true, mode: PRIVATE });
    await roomIn(folder)();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      'data.unwritable',
      `the data folder ${folder} cannot be written (${reason}); make it writable, with room on its disk, or choose another with STARBOARD_DATA.`,
      { folder },
    );
  }
  return hold(folder);
}

/**
 * Resolves if the folder can be written to, and something still fits. It is
 * tried: permissions and the size of the disk alone do not tell. Whoever asks
 * meanwhile gets the same answer.
 */
export function roomIn(folder: string): () => Promise<void> {
  const probe = join(folder, 'room');
  let trying: Promise<void> | undefined;
  const attempt = async () => {
    try {
      await writeFile(probe, Buffer.alloc(ROOM));
    } finally {
      await rm(probe, { force: true });
    }
  };
  return () => {
    trying ??= attempt().finally(() => {
      trying = undefined;
    });
    return trying;
  };
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
