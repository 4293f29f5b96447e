/** What a command reads from outside. */

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { BadInput } from '@starboard/engine';

/** JSON from a file, or from stdin where it is named `-`. */
export async function readJsonFile(file: string): Promise<unknown> {
  const content = await readText(file);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new BadInput('file.json', `${file} is not JSON: ${(error as Error).message}`);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    throw new BadInput('file.read', `${file} cannot be read: ${(error as Error).message}`);
  }
}
