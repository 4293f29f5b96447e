/** The checks that read the code without running it; each counts as one test. */

import { existsSync, readFileSync } from 'node:fs';
import { run } from './command.ts';
import type { Step } from './step.ts';
import { countCheck } from './tally.ts';

/** Boundaries, dead code and unproven clauses can only be told of the project as a whole. */
export function checks(paths: readonly string[]): Step[] {
  const everywhere = paths.length === 0;
  return [
    check('format', 'biome', ['check', ...(everywhere ? ['.'] : paths)]),
    check('lint', 'oxlint', ['--type-aware', ...paths]),
    ...(everywhere
      ? [
          check('boundaries', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...rooms()]),
          check('dead code', 'knip', ['--no-progress']),
          check('clauses', 'node', ['tools/clauses.ts']),
        ]
      : []),
    check('types', 'tsc', ['-b']),
  ];
}

function check(name: string, program: string, args: readonly string[]): Step {
  return { name, run: async () => ({ tally: countCheck(await run(program, args)) }) };
}

/** The folders with code: the workspaces and what belongs to the project as a whole. */
function rooms(): string[] {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    workspaces: string[];
  };
  const folders = workspaces.map((workspace) => workspace.split('/', 1)[0] as string);
  return [...new Set([...folders, 'tools', 'e2e'])].filter((folder) => existsSync(folder));
}
