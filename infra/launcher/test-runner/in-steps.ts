import { explain, Failure } from '../failure.ts';
import { onInterruption } from '../processes/interruption.ts';
import { add, NOTHING, ONE_FAILED, type Tally } from './tally.ts';

export type Step = (name: string, run: () => Promise<Tally>) => Promise<void>;

/** Runs checks, up to the first step that fails, and prints one line of totals. Returns the exit code. */
export async function inSteps(allSteps: (step: Step) => Promise<void>): Promise<number> {
  let total = NOTHING;
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

function report(thrown: unknown) {
  const error = explain(thrown);
  console.error(error instanceof Failure ? `\n${error.message}` : error);
}
