/** The tests that Vitest runs: in Node, in Node beside real servers, and in a real browser. */

import type { Browser } from '../machine/browser.ts';
import { capture } from '../ready/progress.mjs';
import { postgres } from '../services/postgres.ts';
import { redis } from '../services/redis.ts';
import { obtain } from '../services/service.ts';
import { run } from './command.ts';
import { withReport } from './report.ts';
import type { Outcome, Step } from './step.ts';
import { countVitest, NOTHING, type VitestReport } from './tally.ts';

export function nodeTests(paths: readonly string[]): Step {
  return { name: 'unit and integration tests', run: () => runProject('node', paths) };
}

export function servicesTests(paths: readonly string[]): Step {
  return {
    name: 'tests with PostgreSQL and Redis',
    run: async () => {
      if ((await filesOf('services', paths))?.length === 0) return { tally: NOTHING };
      const reasons = [await obtain(postgres), await obtain(redis)];
      const outcome = await runProject('services', paths);
      return { ...outcome, skips: reasons.filter((reason) => reason !== undefined) };
    },
  };
}

export function browserTests(paths: readonly string[], findBrowser: () => Promise<Browser>): Step {
  return {
    name: 'browser tests',
    run: async () => {
      const files = await filesOf('chromium', paths);
      if (files?.length === 0) return { tally: NOTHING };
      const browser = await findBrowser();
      if ('path' in browser) {
        return runProject('chromium', paths, { STARBOARD_CHROMIUM: browser.path });
      }
      const skipped = await countTests('chromium', files ?? []);
      return {
        tally: { ...NOTHING, skipped },
        skips: [`at least ${skipped} browser tests: ${browser.missing}`],
      };
    },
  };
}

async function runProject(
  project: string,
  paths: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { code, report } = await withReport((path) =>
    run(
      'vitest',
      [
        'run',
        ...of(project, paths),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${path}`,
      ],
      environment,
    ),
  );
  return { tally: countVitest(report as VitestReport | undefined, code) };
}

/** The files that hold tests of a project, or nothing if Vitest cannot even say that: running them will tell why. */
async function filesOf(project: string, paths: readonly string[]): Promise<string[] | undefined> {
  const files = await list(project, [...paths, '--filesOnly']);
  return files?.map(({ file }) => file);
}

/**
 * How many tests there are, found by reading them, since running them needs what
 * is missing. A file whose tests cannot be read that way counts as one.
 */
async function countTests(project: string, files: readonly string[]): Promise<number> {
  let count = 0;
  for (const file of files) count += (await list(project, [file, '--staticParse']))?.length ?? 1;
  return Math.max(1, count);
}

async function list(
  project: string,
  args: readonly string[],
): Promise<{ file: string }[] | undefined> {
  const { report } = await withReport(async (path) => {
    const { code } = await capture('vitest', ['list', ...of(project, args), `--json=${path}`]);
    return code;
  });
  return report as { file: string }[] | undefined;
}

function of(project: string, paths: readonly string[]): string[] {
  return [...paths, `--project=${project}`, '--passWithNoTests'];
}
