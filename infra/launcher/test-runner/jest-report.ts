import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../paths.ts';
import type { Tally } from './tally.ts';

/** What Jest's `--json` writes of a test file. */
export interface FileResult {
  /** Absolute path. */
  readonly name: string;
  /** 'failed' also if the file could not be loaded, or something failed outside its tests. */
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** Reads Jest's `--json --outputFile`. */
export async function readJestReport(file: string): Promise<readonly FileResult[]> {
  return JSON.parse(await readFile(file, 'utf8')).testResults;
}

/** Counts the tests of a run; of a file that ran a second time, those of the second. What failed in a file outside its tests counts as one. */
export function jestTally(first: readonly FileResult[], second: readonly FileResult[] = []): Tally {
  const repeated = new Set(second.map(({ name }) => name));
  const results = [...first.filter(({ name }) => !repeated.has(name)), ...second];
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const failures = results.flatMap(failuresOf);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return {
    passed,
    failed: failures.length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    failures,
    flaky: first
      .filter(({ name }) => repeated.has(name))
      .flatMap(failuresOf)
      .filter((name) => !failures.includes(name)),
  };
}

function failuresOf({ name, status, assertionResults }: FileResult): string[] {
  const path = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${path}: ${fullName}`);
  return status === 'failed' && failed.length === 0 ? [path] : failed;
}
