/**
 * Calls `stop` at Ctrl-C, SIGTERM and the end of the terminal. Started through npm, the end of npm counts as well: nobody could
 * press Ctrl-C any more.
 */
export function onInterruption(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}
