import { readFileSync } from 'node:fs';

/**
 * Calls `stop` on Ctrl-C, SIGTERM and when the terminal closes; also when the npm that started us exits, because nobody could
 * press Ctrl-C any more.
 */
export function onInterruption(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const atFirst = ancestors();
  setInterval(() => ancestors() !== atFirst && stop(), 1000).unref();
}

/** The parent process and the one before: npm puts a shell in between. */
function ancestors(): string {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}
