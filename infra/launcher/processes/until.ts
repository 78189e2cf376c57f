import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import type { Child } from './child.ts';

/** What one attempt found out: it holds, or why not yet. */
export type Attempt = () => Promise<unknown>;

/**
 * Repeats `attempt` until it does not throw. Gives up when `child` has exited or `seconds` have passed, with a sentence
 * that names the child's log.
 */
export async function until(attempt: Attempt, { child, seconds, log }: { child: Child; seconds: number; log: string }) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const exit = child.exit();
      if (exit)
        throw new Failure(`${child.name} stopped while starting (${exit.signal ?? `exit code ${exit.code}`}); see ${log}.`);
      if (Date.now() > deadline) {
        throw new Failure(`${child.name} was not ready within ${seconds} seconds (${(error as Error).message}); see ${log}.`);
      }
      await pause(25);
    }
  }
}
