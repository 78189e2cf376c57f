import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** Half of one processor, whatever their number. */
const IDLE_ENOUGH = 0.5;

/** Since the machine started, of all processors together, in milliseconds: idle time, and the whole of it. */
function processorTime(): { idle: number; whole: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), whole: sum(times.map((time) => sum(Object.values(time)))) };
}

/**
 * Resolves when a processor of this machine has nothing to do: services, builds and visitors' pages share it.
 * @param longestMs after this it resolves all the same, so that the work still gets done on a machine that is never idle
 * @param signal resolves it at once
 */
export async function untilProcessorIsIdle(longestMs: number, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + longestMs;
  let before = processorTime();
  while (performance.now() < deadline && !signal.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    const now = processorTime();
    const share = (now.idle - before.idle) / (now.whole - before.whole || 1);
    if (share * cpus().length >= IDLE_ENOUGH) return;
    before = now;
  }
}
