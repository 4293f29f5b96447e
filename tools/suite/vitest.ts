/** The tests that Vitest runs: in Node, in Node beside real servers, and in a real browser. */

import { findBrowser } from '../machine/browser.ts';
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
      if ((await listTests('services', paths)) === 0) return { tally: NOTHING };
      const reasons = [await obtain(postgres), await obtain(redis)];
      const outcome = await runProject('services', paths);
      return { ...outcome, skips: reasons.filter((reason) => reason !== undefined) };
    },
  };
}

export function browserTests(paths: readonly string[]): Step {
  return {
    name: 'browser tests',
    run: async () => {
      const count = await listTests('chromium', paths);
      if (count === 0) return { tally: NOTHING };
      const browser = await findBrowser();
      if ('missing' in browser) {
        return {
          tally: { ...NOTHING, skipped: count },
          skips: [`${count} browser tests: ${browser.missing}`],
        };
      }
      return runProject('chromium', paths, { STARBOARD_CHROMIUM: browser.path });
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

/** How many tests there are, found by reading them: that needs neither a browser nor a server. */
async function listTests(project: string, paths: readonly string[]): Promise<number> {
  const { report } = await withReport((path) =>
    run('vitest', ['list', ...of(project, paths), '--staticParse', `--json=${path}`]),
  );
  return (report as unknown[] | undefined)?.length ?? 0;
}

function of(project: string, paths: readonly string[]): string[] {
  return [...paths, `--project=${project}`, '--passWithNoTests'];
}
