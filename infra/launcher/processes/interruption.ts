import { readFileSync } from 'node:fs';

/**
 * Calls `stop` at Ctrl-C, SIGTERM and the end of the terminal. Started through npm, the end of npm counts as well: nobody could
 * press Ctrl-C any more.
 */
export function onInterruption(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const atFirst = ancestors();
  setInterval(() => ancestors() !== atFirst && stop(), 1000).unref();
}

/** The process that started this one, and the one before: npm puts a shell between. */
function ancestors(): string {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}
