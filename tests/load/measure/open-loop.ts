import { setTimeout as pause } from 'node:timers/promises';

export interface Rate {
  readonly perSecond: number;
  readonly seconds: number;
}

/**
 * Starts `send` at its moment whether or not the ones before have ended, as visitors do, and times each from that moment:
 * an answer that is late makes no later one look quick, and neither does a sender that is late itself.
 * @returns milliseconds of each, in the order of their moments.
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

/** The smallest value that so many per cent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
