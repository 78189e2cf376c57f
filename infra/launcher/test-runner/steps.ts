import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { runToTheEnd } from '../processes/run-to-the-end.ts';
import { readJestReport } from './jest-report.ts';
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
export function jest(project: string, env: NodeJS.ProcessEnv, flags: string[] = []): Promise<Tally> {
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
  return reported(report, readJestReport, args, { ...env, NODE_OPTIONS: options });
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
  return reported(join(RESULTS, 'e2e.json'), readPlaywrightReport, args, env);
}

async function reported(
  report: string,
  read: (file: string) => Promise<Tally>,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Tally> {
  await mkdir(RESULTS, { recursive: true });
  await rm(report, { force: true });
  const code = await runToTheEnd(process.execPath, args, { env });
  const tally = await read(report).catch(() => ONE_FAILED);
  // A runner that failed for a reason other than a test, or found no tests, has failed.
  const isFalseGreen = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isFalseGreen ? { ...tally, failed: 1 } : tally;
}
