const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** How long to wait after so many failures in a row: twice as long each time, and scattered, so that not all come back at once. */
export const backOffMs = (failures: number, random = Math.random()): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + random / 2);

/** Resolves after a time, or when the browser is online again, if that is later; at once when `signal` is aborted. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(() => navigator.onLine && done(), ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
