import { setTimeout as delay } from 'node:timers/promises';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Repeats what fails, with growing pauses, until it succeeds or `signal` is aborted. Never rejects. */
export async function keepTrying(
  attempt: () => Promise<void>,
  onFailure: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
    }
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
}
