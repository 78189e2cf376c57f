import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
/** In CPUs, whatever their number. */
const IDLE_ENOUGH = 0.5;

/** Idle and total time of all CPUs since boot, in milliseconds. */
function cpuTime(): { idle: number; whole: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), whole: sum(times.map((time) => sum(Object.values(time)))) };
}

/**
 * Resolves when half a CPU of this machine is idle, because other services share it.
 * @param longestMs resolves after this in any case, so that work gets done on a machine that is never idle
 * @param signal resolves it at once
 */
export async function untilCpuIsIdle(longestMs: number, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + longestMs;
  let before = cpuTime();
  while (performance.now() < deadline && !signal.aborted) {
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    const now = cpuTime();
    const share = (now.idle - before.idle) / (now.whole - before.whole || 1);
    if (share * cpus().length >= IDLE_ENOUGH) return;
    before = now;
  }
}
