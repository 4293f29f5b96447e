/** The page in a real browser, served by a real server. */

import type { Browser } from '../machine/browser.ts';
import { makeBuilt } from '../page.ts';
import { run } from './command.ts';
import { withReport } from './report.ts';
import type { Outcome, Step } from './step.ts';
import { countCheck, countPlaywright, NOTHING, type PlaywrightReport } from './tally.ts';

/** The whole page is involved, so a run for one package leaves these out unless it names them. */
export function endToEnd(paths: readonly string[], findBrowser: () => Promise<Browser>): Step[] {
  const ours = paths.filter((path) => /^(\.\/)?e2e(\/|$)/.test(path));
  if (paths.length > 0 && ours.length === 0) return [];
  return [
    { name: 'build of the page', run: build },
    { name: 'end-to-end tests', run: () => runTests(ours, findBrowser) },
  ];
}

async function build(): Promise<Outcome> {
  const outcome = await makeBuilt();
  if (outcome.state === 'failed') process.stdout.write(`${outcome.output}\n`);
  if (outcome.state === 'none') return skipped(1, 'the build: web/ has no page yet');
  return { tally: countCheck(outcome.state === 'failed' ? 1 : 0) };
}

async function runTests(
  paths: readonly string[],
  findBrowser: () => Promise<Browser>,
): Promise<Outcome> {
  const page = await makeBuilt();
  if (page.state === 'none' || page.state === 'failed') {
    return skipped(await countTests(paths), 'end-to-end tests: there is no page to open');
  }
  const browser = await findBrowser();
  if ('missing' in browser) {
    return skipped(await countTests(paths), `end-to-end tests: ${browser.missing}`);
  }
  const { code, report } = await playwright(paths, 'list,json', {
    STARBOARD_CHROMIUM: browser.path,
  });
  return { tally: countPlaywright(report, code), skips: reasonsOf(report) };
}

/** Why tests were skipped, each reason once. */
function reasonsOf(report: Report | undefined): string[] {
  const reasons = (report?.suites ?? [])
    .flatMap(testsIn)
    .filter(({ status }) => status === 'skipped')
    .flatMap(({ annotations }) => annotations.map(({ description }) => description ?? 'no reason'));
  return [...Map.groupBy(reasons, (reason) => reason)].map(
    ([reason, { length }]) => `${length} × end-to-end tests: ${reason}`,
  );
}

function skipped(count: number, reason: string): Outcome {
  return { tally: { ...NOTHING, skipped: count }, skips: [`${count} × ${reason}`] };
}

/** How many tests there are: listing them needs no browser. */
async function countTests(paths: readonly string[]): Promise<number> {
  const { report } = await playwright([...paths, '--list'], 'json');
  return (report?.suites ?? []).flatMap(testsIn).length;
}

type Report = PlaywrightReport & { readonly suites: readonly Suite[] };

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly Test[] }[];
}

interface Test {
  readonly status: string;
  readonly annotations: readonly { readonly description?: string }[];
}

function testsIn({ suites = [], specs = [] }: Suite): Test[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
}

async function playwright(
  args: readonly string[],
  reporter: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; report: Report | undefined }> {
  const { code, report } = await withReport((path) =>
    run('playwright', ['test', '--config=e2e', `--reporter=${reporter}`, ...args], {
      ...environment,
      ...plainText(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    }),
  );
  return { code, report: report as Report | undefined };
}

/** Playwright asks its workers for colour whatever NO_COLOR says, and Node then complains of the two. */
function plainText(): NodeJS.ProcessEnv {
  return process.env.NO_COLOR === undefined ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' };
}
