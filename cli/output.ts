/** Where a command puts what it makes. */

import { writeFile } from 'node:fs/promises';
import { BadInput } from '@starboard/engine';

/** Into a file, or to stdout where none is named. */
export async function write(file: string | undefined, text: string, what: string): Promise<void> {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    await writeFile(file, text);
  } catch (error) {
    throw new BadInput('file.write', `${file} cannot be written: ${(error as Error).message}`);
  }
  process.stderr.write(`${what} is in ${file}\n`);
}
