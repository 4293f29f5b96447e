import { describe, expect, test } from 'vitest';
import { add, countCheck, countPlaywright, countVitest, summary } from './tally.ts';

test('the last line says how many passed, failed and were skipped', () => {
  const total = add({ passed: 10, failed: 1, skipped: 0 }, { passed: 5, failed: 0, skipped: 2 });
  expect(summary(total)).toBe('15 passed, 1 failed, 2 skipped');
});

test('a check counts as one test', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

describe('of a Vitest run', () => {
  test('every test counts by how it ended, and one that did not run as skipped', () => {
    const report = {
      testResults: [file('failed', 'passed', 'failed', 'pending', 'todo', 'skipped')],
    };
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 3 });
  });

  test('a file that cannot be loaded counts as a failure', () => {
    const report = { testResults: [file('passed', 'passed'), file('failed')] };
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('an error outside every test counts as a failure', () => {
    const report = { testResults: [file('passed', 'passed')] };
    expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('no report counts as a failure, whatever the exit code', () => {
    expect(countVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('no tests are neither passed nor failed', () => {
    expect(countVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe('of a Playwright run', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  test('a flaky test counts as failed', () => {
    const report = { stats: { ...stats, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
    expect(countPlaywright(report, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  test('an error outside every test counts as failed', () => {
    expect(countPlaywright({ stats, errors: [{}] }, 1)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 0,
    });
  });

  test('a run that broke off counts as failed', () => {
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

/** A file of tests that ended like this, as Vitest reports it. */
function file(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((test) => ({ status: test })) };
}
