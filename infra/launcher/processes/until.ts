import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import { type Child, describeExit } from './child.ts';

/**
 * Repeats `attempt` until it does not throw. If `child` exits or time runs out, throws a message, with the last line of the
 * child's log if it has one.
 */
export async function until(attempt: () => Promise<unknown>, options: { child: Child; seconds: number; log?: string }) {
  const { child, seconds, log } = options;
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      const exit = child.exit();
      if (exit) {
        const words = log === undefined ? '.' : `: ${lastWords(log)} The rest is in ${log}.`;
        throw new Failure(`${child.name} stopped while starting (${describeExit(exit)})${words}`);
      }
      if (Date.now() > deadline) {
        const where = log === undefined ? '' : `; see ${log}`;
        throw new Failure(`${child.name} was not ready within ${seconds} seconds (${(error as Error).message})${where}.`);
      }
      await pause(50);
    }
  }
}

/** The last line of a log; for a JSON line, its message. */
function lastWords(log: string): string {
  const line = readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  try {
    const entry = JSON.parse(line) as { err?: { message?: string }; msg?: string };
    return entry.err?.message ?? entry.msg ?? line;
  } catch {
    return line;
  }
}
