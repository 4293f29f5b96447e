/** The codes of refusals that stand in the sources of a room, so that a test can ask for words for each. */

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `room` is a folder of the project, such as `engine`. */
export function codesIn(room: string): string[] {
  const folder = resolve(import.meta.dirname, '..', room);
  const sources = globSync('**/*.ts', {
    cwd: folder,
    exclude: (path) => /\.test\.ts$|\.conformance\.ts$|(^|\/)(third-game|node_modules)$/.test(path),
  });
  const codes = sources.flatMap((source) =>
    [...readFileSync(join(folder, source), 'utf8').matchAll(THROWN)].map(
      ([, code]) => code as string,
    ),
  );
  return [...new Set(codes)].sort();
}

/** A refusal of any kind that is made with a code of its own; one that only passes another's code on is not. */
const THROWN =
  /(?:new (?:Refusal|IllegalAction|BadInput|BadRecord|Denial)|super)\(\s*'([\w-]+\.[\w-]+)'/g;
