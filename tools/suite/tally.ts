/** How many tests there were, and how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

export function summary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A check that counts as one test. */
export function countCheck(code: number): Tally {
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/** What we read of Vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export function countVitest(report: VitestReport | undefined, code: number): Tally {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  // A file that cannot even be loaded has no tests to fail.
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = tests.filter((status) => status === 'passed').length;
  const failed = tests.filter((status) => status === 'failed').length;
  const tally = {
    passed,
    failed: failed + broken.length,
    skipped: tests.length - passed - failed,
  };
  return believed(tally, report, code);
}

/** What we read of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A flaky test failed once: that it passed later is no excuse. */
export function countPlaywright(report: PlaywrightReport | undefined, code: number): Tally {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const tally = {
    passed: expected,
    failed: unexpected + flaky + (report?.errors.length ?? 0),
    skipped,
  };
  return believed(tally, report, code);
}

/** A run that broke off, or that ended badly without naming a test, counts as one failure. */
function believed(tally: Tally, report: object | undefined, code: number): Tally {
  const isUnexplained = (code !== 0 || report === undefined) && tally.failed === 0;
  return isUnexplained ? { ...tally, failed: 1 } : tally;
}
