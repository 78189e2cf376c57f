import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/** How much the heap may grow between collections, in per cent; 0 leaves it to V8. */
const GROWTH = { small: 10, usual: 0 };

const letGrow = (percent: number): void => setFlagsFromString(`--heap-growing-percent=${percent}`);

/** V8 decides at each collection when the next one is due. */
async function collect(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}

/** Does long work whose leavings V8 would otherwise let grow to several times what lives in memory (ADR 051). */
export async function inSmallHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  letGrow(GROWTH.small);
  await collect();
  try {
    return await work();
  } finally {
    letGrow(GROWTH.usual);
  }
}
