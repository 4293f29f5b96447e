import { expect, test } from 'vitest';
import { outcomeOf } from './audit.ts';

const report = (severity: string) =>
  JSON.stringify({ vulnerabilities: { ws: { name: 'ws', severity, range: '<8.17.1' } } });

test.each([
  ['nothing known', JSON.stringify({ vulnerabilities: {} }), { passed: 1 }],
  ['a small hole is shown', report('moderate'), { passed: 1 }],
  ['a severe hole fails', report('high'), { failed: 1 }],
  ['the worst hole fails', report('critical'), { failed: 1 }],
  ['a registry that does not answer', JSON.stringify({ statusCode: 405 }), { skipped: 1 }],
  ['no report at all', '', { skipped: 1 }],
])('%s', (_what, text, tally) => {
  expect(outcomeOf(text).tally).toEqual({ passed: 0, failed: 0, skipped: 0, ...tally });
});
