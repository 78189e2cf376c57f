import type { Shutdown } from './shutdown.ts';

/**
 * Until the process ends, Ctrl-C, SIGTERM and the end of the terminal stop everything in order and end it with code 0. Started
 * through npm, the end of npm counts as well: nobody could press Ctrl-C any more.
 */
export function stopWhenInterrupted(shutdown: Shutdown, say: (line: string) => void): void {
  const stop = () => {
    if (!shutdown.begun) say('Stopping');
    void shutdown.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}
