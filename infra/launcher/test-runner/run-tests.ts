import { buildAll } from '../build/build.ts';
import { explain, Failure } from '../failure.ts';
import { onInterruption } from '../processes/interruption.ts';
import { requireHeadlessChromium } from '../servers/system-packages.ts';
import { testEnvironment, withTemporaryServers } from '../servers/temporary-servers.ts';
import { check, endToEnd, jest } from './steps.ts';
import { systemEnvironment } from './system-environment.ts';
import { add, NOTHING, ONE_FAILED, ONE_PASSED, type Tally } from './tally.ts';
import { withTemporarySystem } from './temporary-system.ts';

const FOLDERS = ['packages', 'services', 'shell', 'mfe-catalog', 'mfe-finance', 'mfe-chat', 'mfe-admin', 'infra', 'tests'];

/** `npm test`: runs every check, up to the first step that fails, and prints one line of totals. */
export async function runTests(): Promise<number> {
  let total = NOTHING;
  let interrupted = false;
  onInterruption(() => {
    interrupted = true;
  });

  const step = async (name: string, run: () => Promise<Tally>) => {
    if (interrupted) throw new Failure('Interrupted.');
    console.log(`\n── ${name}`);
    const began = Date.now();
    const tally = await run().catch((error: unknown) => {
      report(error);
      return ONE_FAILED;
    });
    total = add(total, tally);
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    console.log(`── ${name}: ${tally.passed} ok, ${tally.failed} not${skipped} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (tally.failed > 0) throw new Failure(`${name} failed; the steps after it were not run.`);
  };

  try {
    await allSteps(step);
  } catch (error) {
    report(error);
    // A failure outside a step, such as a system that did not start, must not look like success.
    if (total.failed === 0) total = add(total, ONE_FAILED);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

type Step = (name: string, run: () => Promise<Tally>) => Promise<void>;

async function allSteps(step: Step): Promise<void> {
  const CHROMIUM = await requireHeadlessChromium();
  await step('types and build', () => buildAll().then(() => ONE_PASSED));
  await step('lint and format', () =>
    check('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--max-diagnostics=50', '.']),
  );
  await step('dependency rules', () =>
    check('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]),
  );
  await step('unit tests', () => jest('unit', {}, ['--maxWorkers=2']));
  await withTemporaryServers((urls) =>
    step('integration tests', async () => jest('integration', await testEnvironment(urls), ['--maxWorkers=2'])),
  );
  await withTemporarySystem(async (system) => {
    const env = { ...systemEnvironment(system), CHROMIUM };
    await step('end to end', () => endToEnd(env));
    await step('event flows', () => jest('flows', env, ['--runInBand']));
    await step('faults', () => jest('faults', env, ['--runInBand']));
    // Last, because it changes the stock.
    await step('hostile requests', () => jest('fuzz', env, ['--runInBand']));
  });
}

function report(thrown: unknown) {
  const error = explain(thrown);
  console.error(error instanceof Failure ? `\n${error.message}` : error);
}
