import type { StaffChange } from '@forecourt/contracts';

/** Changes that come close together are handled together. */
const GATHER_MS = 100;
/** After many at once, as of an import: each time a whole list is read. */
const REST_MS = 5_000;
/** More records than this are not read by themselves: the list is. */
export const MANY = 50;
/** An answer that is older than the change it was asked for is asked for again so often. */
const MOST_TRIES = 20;

/** A change, and how often its record has been asked for. */
export interface Due extends StaffChange {
  readonly tries?: number;
}

/** Handles changes batch by batch, each record once in a batch. @param handle returns those that have to be looked at again. */
export function inBatches(handle: (batch: readonly Due[]) => Promise<readonly Due[]>): (change: Due) => void {
  const waiting = new Map<string, Due>();
  let isRunning = false;
  const run = async () => {
    while (waiting.size > 0) {
      await pause(GATHER_MS);
      const batch = [...waiting.values()];
      waiting.clear();
      const left = await handle(batch).catch(() => []);
      for (const change of left) add({ ...change, tries: (change.tries ?? 0) + 1 });
      if (batch.length > MANY) await pause(REST_MS);
    }
    isRunning = false;
  };
  const add = (change: Due) => {
    if ((change.tries ?? 0) > MOST_TRIES) return;
    const key = `${change.kind} ${change.id}`;
    const before = waiting.get(key);
    if ((before?.version ?? 0) <= (change.version ?? 0)) waiting.set(key, change);
    if (isRunning) return;
    isRunning = true;
    void run();
  };
  return add;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
