import { buildAll } from '../build/build.ts';
import { Failure } from '../failure.ts';
import { requireHeadlessChromium } from '../servers/system-packages.ts';
import { testEnvironment, withTemporaryServers } from '../servers/temporary-servers.ts';
import { inSteps, type Step } from './in-steps.ts';
import { check, endToEnd, jest, jestTwice } from './steps.ts';
import { systemEnvironment } from './system-environment.ts';
import { ONE_PASSED } from './tally.ts';
import { withTemporarySystem } from './temporary-system.ts';

/** Of all parts. */
export const FOLDERS = ['packages', 'services', 'shell', 'mfe-catalog', 'mfe-finance', 'mfe-chat', 'mfe-admin', 'infra', 'tests'];

/** `npm test`: runs the checks; with `--all` also those that it leaves out for their length (ADR 085). */
export function runTests([word, ...more]: string[]): Promise<number> {
  if (more.length > 0 || (word !== undefined && word !== '--all')) throw new Failure('"test" takes --all or nothing.');
  return inSteps((step) => allSteps(step, word === '--all'));
}

async function allSteps(step: Step, isAll: boolean): Promise<void> {
  if (isAll) process.env['EVERY_SIZE'] = 'true';
  const CHROMIUM = await requireHeadlessChromium();
  // Nothing after it can run what was not built.
  if (!(await step('types and build', () => buildAll().then(() => ONE_PASSED)))) return;
  await step('lint and format', () =>
    check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--max-diagnostics=50', '.']),
  );
  await step('dependency rules', () =>
    check('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  );
  await step('unit tests', () => jest('unit', {}, ['--maxWorkers=2']));
  await withTemporaryServers((urls) =>
    step('integration tests', async () => jestTwice('integration', await testEnvironment(urls), ['--maxWorkers=2'])),
  );
  if (isAll) {
    await withTemporaryServers((urls) =>
      step('container images', async () => jest('images', await testEnvironment(urls), ['--runInBand'])),
    );
  }
  // Of the two ways to run, the one that does more.
  process.env['TRACING'] ??= 'true';
  // Tests have the pictures of other sites on this machine.
  process.env['PICTURES_FROM_LOOPBACK'] ??= 'true';
  await withTemporarySystem(async (system) => {
    const env = { ...(await testEnvironment(system.context.servers)), ...systemEnvironment(system), CHROMIUM };
    await step('end to end, public pages', () => endToEnd('public', env));
    await step('end to end, back office', () => endToEnd('office', env));
    await step('event flows', () => jestTwice('flows', env, ['--runInBand']));
    await step('faults', () => jestTwice('faults', env, ['--runInBand']));
    // Last, because it changes the stock.
    await step('hostile requests', () => jest('fuzz', env, ['--runInBand']));
  });
}
