/** Programs that are on this machine already. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs that the machine has: a name is looked for on the PATH, a path taken as it is. */
export function findProgram(
  names: readonly string[],
  path = process.env.PATH ?? '',
): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) =>
    /[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find(isProgram);
}

/** Whether it can be started at all: some systems have a placeholder that only says how to get the real one. */
export function answers(program: string, argument = '--version'): boolean {
  return spawnSync(program, [argument], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
