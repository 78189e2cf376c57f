import { readFile } from 'node:fs/promises';

/** Test results of one step; a step that is a single check counts as one test. */
export interface Tally {
  passed: number;
  failed: number;
  /** Skipped on purpose, for example on a screen size that a test is not about. */
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** Reads Jest's `--json --outputFile`; a suite that could not be loaded counts as one failed test. */
export async function readJestReport(file: string): Promise<Tally> {
  const report = JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests + numTodoTests };
}

/** Reads Playwright's JSON report; a test that passed only at a second attempt counts as failed. */
export async function readPlaywrightReport(file: string): Promise<Tally> {
  const { stats } = JSON.parse(await readFile(file, 'utf8')) as { stats: Record<string, number> };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
