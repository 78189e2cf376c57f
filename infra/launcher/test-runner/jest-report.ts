import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../paths.ts';
import type { Tally } from './tally.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly invocations?: number }[];
  }[];
}

/** Reads Jest's `--json --outputFile`; a suite that could not be loaded counts as one failed test. */
export async function readJestReport(file: string): Promise<Tally> {
  const report: JestReport = JSON.parse(await readFile(file, 'utf8'));
  const failures: string[] = [];
  const flaky: string[] = [];
  for (const { name, status, assertionResults } of report.testResults) {
    const path = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) failures.push(path);
    for (const test of assertionResults) {
      if (test.status === 'failed') failures.push(`${path}: ${test.fullName}`);
      if (test.status === 'passed' && (test.invocations ?? 1) > 1) flaky.push(`${path}: ${test.fullName}`);
    }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    flaky,
  };
}
