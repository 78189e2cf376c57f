import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { runToTheEnd } from '../processes/run-to-the-end.ts';
import { type FileResult, jestTally, readJestReport } from './jest-report.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts';

const RESULTS = join(root, 'test-results');
const nodeModule = (path: string) => join(root, 'node_modules', path);

/** Runs a program whose exit code is the result. */
export async function check(script: string, args: string[]): Promise<Tally> {
  const code = await runToTheEnd(process.execPath, [nodeModule(script), ...args]);
  return code === 0 ? ONE_PASSED : ONE_FAILED;
}

/** Runs one of the projects of jest.config.mjs. */
export const jest = (project: string, env: NodeJS.ProcessEnv, flags: string[] = []): Promise<Tally> =>
  tallied(async () => {
    const [code, results] = await runJest(project, env, flags);
    return [code, jestTally(results)];
  });

/** The same for tests against servers: the files in which one fails run a second time, by themselves (ADR 075). */
export const jestTwice = (project: string, env: NodeJS.ProcessEnv, flags: string[] = []): Promise<Tally> =>
  tallied(async () => {
    const [code, first] = await runJest(project, env, flags);
    const failed = first.filter(({ status }) => status === 'failed').map(({ name }) => name);
    if (failed.length === 0) return [code, jestTally(first)];
    const [secondCode, second] = await runJest(project, env, [...flags, '--runTestsByPath', ...failed]);
    return [secondCode, jestTally(first, second)];
  });

async function runJest(project: string, env: NodeJS.ProcessEnv, flags: string[]): Promise<[number, readonly FileResult[]]> {
  const report = join(RESULTS, `${project}.json`);
  const args = [
    nodeModule('jest/bin/jest.js'),
    '--ci',
    '--selectProjects',
    project,
    '--json',
    `--outputFile=${report}`,
    // A test that fails may leave a process behind, which would keep Jest waiting for ever.
    '--forceExit',
    ...flags,
  ];
  // Jest runs ES modules in vm contexts, which Node still calls experimental.
  const options = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  return [await runAnew(report, args, { ...env, NODE_OPTIONS: options }), await readJestReport(report)];
}

const PUBLIC = ['packages', 'phone', 'desktop'];
const OFFICE = ['office-phone', 'office-desktop'];

/** Runs the journeys of tests/e2e in Chromium, of the public pages or of the back office, which change the stock. */
export function endToEnd(of: 'public' | 'office', env: NodeJS.ProcessEnv): Promise<Tally> {
  // Without the projects that these depend on: those run before, and one failure in them would skip all of the office.
  const projects = (of === 'public' ? PUBLIC : OFFICE).map((name) => `--project=${name}`);
  const args = [
    nodeModule('@playwright/test/cli.js'),
    'test',
    '--config',
    'tests/playwright.config.ts',
    '--no-deps',
    ...projects,
  ];
  const report = join(RESULTS, 'e2e.json');
  return tallied(async () => [await runAnew(report, args, env), await readPlaywrightReport(report)]);
}

/** Runs a test runner that writes a report; one left by an earlier run is deleted. Returns its exit code. */
async function runAnew(report: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  await mkdir(RESULTS, { recursive: true });
  await rm(report, { force: true });
  return runToTheEnd(process.execPath, args, { env });
}

/** A runner that wrote no report, failed for a reason other than a test, or found no tests, has failed. */
async function tallied(run: () => Promise<[number, Tally]>): Promise<Tally> {
  const [code, tally] = await run().catch(() => [1, ONE_FAILED] as const);
  const isFalseGreen = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isFalseGreen ? { ...tally, failed: 1 } : tally;
}
