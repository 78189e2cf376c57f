import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { jestTally, readJestReport } from './jest-report.ts';
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

  const file = (name: string, status: string, tests: Record<string, string>) => ({
    name: join(root, name),
    status,
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
  });

  it('of Jest names what failed, in a test or outside the tests of a file', async () => {
    const first = file('shell/a.test.ts', 'failed', { shown: 'passed', found: 'failed', lost: 'pending' });
    const report = {
      testResults: [first, file('shell/b.test.ts', 'failed', {}), file('shell/c.test.ts', 'failed', { sold: 'passed' })],
    };
    expect(jestTally(await readJestReport(await saved(report)))).toEqual({
      passed: 2,
      failed: 3,
      skipped: 1,
      failures: ['shell/a.test.ts: found', 'shell/b.test.ts', 'shell/c.test.ts'],
      flaky: [],
    });
  });

  it('of Jest counts a file that ran twice once, and names what passed only then', () => {
    const first = [
      file('a.test.ts', 'passed', { shown: 'passed' }),
      file('b.test.ts', 'failed', { found: 'failed', sold: 'failed' }),
      file('c.test.ts', 'failed', {}),
    ];
    const second = [
      file('b.test.ts', 'failed', { found: 'passed', sold: 'failed' }),
      file('c.test.ts', 'passed', { kept: 'passed' }),
    ];
    expect(jestTally(first, second)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['b.test.ts: sold'],
      flaky: ['b.test.ts: found', 'c.test.ts'],
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
