import { readFile } from 'node:fs/promises';
import type { Tally } from './tally.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly Suite[];
}

/** Reads Playwright's JSON report. */
export async function readPlaywrightReport(file: string): Promise<Tally> {
  const { stats, suites }: PlaywrightReport = JSON.parse(await readFile(file, 'utf8'));
  const tests = suites.flatMap(testsOf);
  const namesOf = (status: string) => tests.filter((test) => test.status === status).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: namesOf('unexpected'),
    flaky: namesOf('flaky'),
  };
}

const testsOf = ({ suites = [], specs }: Suite): { name: string; status: string }[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${file} (${projectName}): ${title}`, status })),
  ),
  ...suites.flatMap(testsOf),
];
