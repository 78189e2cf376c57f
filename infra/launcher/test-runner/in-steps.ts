import { explain, Failure } from '../failure.ts';
import { onInterruption } from '../processes/interruption.ts';
import { add, NOTHING, ONE_FAILED, type Tally } from './tally.ts';

/** Resolves with whether the step passed. */
export type Step = (name: string, run: () => Promise<Tally>) => Promise<boolean>;

/** Runs checks, whether or not those before them passed, and prints what failed and the totals. Returns the exit code. */
export async function inSteps(allSteps: (step: Step) => Promise<void>): Promise<number> {
  let total = NOTHING;
  const failed: string[] = [];
  let interrupted = false;
  onInterruption(() => {
    interrupted = true;
  });

  const step: Step = async (name, run) => {
    if (interrupted) throw new Failure('Interrupted.');
    console.log(`\n── ${name}`);
    const began = Date.now();
    const tally = await run().catch((error: unknown) => {
      report(error);
      return ONE_FAILED;
    });
    if (interrupted) throw new Failure('Interrupted.');
    total = add(total, tally);
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    console.log(`── ${name}: ${tally.passed} ok, ${tally.failed} not${skipped} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (tally.failed > 0) failed.push(name);
    return tally.failed === 0;
  };

  try {
    await allSteps(step);
  } catch (error) {
    report(error);
    // A failure outside a step, such as a system that did not start, must not look like success.
    if (total.failed === 0) total = add(total, ONE_FAILED);
  }
  list('Passed only at a second attempt:', total.flaky);
  list('Failed:', total.failures);
  const where = failed.length === 0 ? '' : ` (${failed.join(', ')})`;
  console.log(`\n${total.passed} passed, ${total.failed} failed${where}`);
  return total.failed === 0 ? 0 : 1;
}

/** Last of all, since logs are long and may be cut. */
function list(heading: string, names: readonly string[]) {
  if (names.length > 0) console.log(`\n${heading}\n${names.map((name) => `  ${name}`).join('\n')}`);
}

function report(thrown: unknown) {
  const error = explain(thrown);
  console.error(error instanceof Failure ? `\n${error.message}` : error);
}
