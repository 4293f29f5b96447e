/**
 * `npm test`: every check there is, one after the other, whatever the others
 * say. The last line on stdout is the sum: `N passed, N failed, N skipped`.
 *
 *   npm test                  everything
 *   npm test -- engine        one package, folder or file
 */

import { type Browser, findBrowser } from './machine/browser.ts';
import { audit } from './suite/audit.ts';
import { checks } from './suite/checks.ts';
import { endWith } from './suite/command.ts';
import { endToEnd } from './suite/end-to-end.ts';
import type { Step } from './suite/step.ts';
import { add, NOTHING, summary } from './suite/tally.ts';
import { browserTests, nodeTests, servicesTests } from './suite/vitest.ts';

/** Looked for when the first step needs it, and once only: fetching takes a while, and failing too. */
let browser: Promise<Browser> | undefined;
const findOnce = () => (browser ??= findBrowser());

const paths = process.argv.slice(2);
const steps: readonly Step[] = [
  ...checks(paths),
  ...(paths.length === 0 ? [audit] : []),
  nodeTests(paths),
  servicesTests(paths),
  browserTests(paths, findOnce),
  ...endToEnd(paths, findOnce),
];

if (!process.stdout.isTTY) {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = '1';
}

let total = NOTHING;
const failures: string[] = [];
const skips: string[] = [];
for (const step of steps) {
  process.stdout.write(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}\n`);
  const start = Date.now();
  const outcome = await step.run();
  total = add(total, outcome.tally);
  if (outcome.tally.failed > 0) failures.push(step.name);
  skips.push(...(outcome.skips ?? []));
  for (const reason of outcome.skips ?? []) process.stdout.write(`SKIPPED: ${reason}\n`);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${step.name}: ${summary(outcome.tally)} (${seconds} s)\n`);
}

process.stdout.write('\n');
for (const name of failures) process.stdout.write(`FAILED: ${name}\n`);
for (const reason of skips) process.stdout.write(`SKIPPED: ${reason}\n`);
endWith(total.failed > 0 ? 1 : 0, `${summary(total)}\n`);
