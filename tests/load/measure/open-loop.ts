import { setTimeout as pause } from 'node:timers/promises';

export interface Rate {
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Calls `send` on a fixed schedule, whether or not earlier calls have finished, and times each from its scheduled start, so that
 * neither late answers nor a late sender hide latency (no coordinated omission).
 * @returns milliseconds of each, in order.
 */
export async function timeOpenLoop({ perSecond, seconds }: Rate, send: (number: number) => Promise<void>): Promise<number[]> {
  const started = performance.now();
  const timeOne = async (number: number): Promise<number> => {
    const moment = started + (number * 1_000) / perSecond;
    await pause(Math.max(0, moment - performance.now()));
    await send(number);
    return performance.now() - moment;
  };
  return Promise.all(Array.from({ length: perSecond * seconds }, (_, number) => timeOne(number)));
}

/** The smallest value that this percentage of the values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
