import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { readJestReport } from './jest-report.ts';
import { readPlaywrightReport } from './playwright-report.ts';

describe('the report of a test runner', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const saved = async (report: unknown): Promise<string> => {
    const file = join(folder, 'report.json');
    await writeFile(file, JSON.stringify(report));
    return file;
  };

  it('of Jest names what failed, what could not be loaded, and what passed only at a second attempt', async () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: join(root, 'shell/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a van is shown', invocations: 1 },
            { status: 'passed', fullName: 'a van is sold', invocations: 2 },
            { status: 'failed', fullName: 'a van is found', invocations: 2 },
            { status: 'pending', fullName: 'a van is lost' },
          ],
        },
        { name: join(root, 'shell/b.test.ts'), status: 'failed', assertionResults: [] },
      ],
    };
    expect(await readJestReport(await saved(report))).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      failures: ['shell/a.test.ts: a van is found', 'shell/b.test.ts'],
      flaky: ['shell/a.test.ts: a van is sold'],
    });
  });

  it('of Playwright names them with the screen size, however deep they are nested', async () => {
    const test = (title: string, projectName: string, status: string) => ({
      title,
      file: 'visit.spec.ts',
      tests: [{ projectName, status }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [test('a page opens', 'desktop', 'expected')],
          suites: [
            {
              specs: [test('a page closes', 'phone', 'flaky')],
              suites: [{ specs: [test('a page stays', 'phone', 'unexpected')] }],
            },
          ],
        },
      ],
    };
    expect(await readPlaywrightReport(await saved(report))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      failures: ['visit.spec.ts (phone): a page stays'],
      flaky: ['visit.spec.ts (phone): a page closes'],
    });
  });
});
