/** Test results of one step; a step that is a single check counts as one test. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Skipped on purpose, for example on a screen size that a test is not about. */
  readonly skipped: number;
  /** Names of the tests that failed, as far as they are known. */
  readonly failures: readonly string[];
  /** Names of the tests that failed and passed at a second attempt. They count as passed. */
  readonly flaky: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky],
  };
}
