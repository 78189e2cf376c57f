import { setTimeout as delay } from 'node:timers/promises';
import { RELEASE_VIEWS_SUBJECT } from '@forecourt/contracts';
import type { NatsSession } from '@forecourt/server-kit';
import type { Candidates } from '../releases/candidates.ts';
import type { Observations } from './observations.ts';

const EVERY_MS = 2_000;

/** Says every two seconds what this shell has seen, while something is under trial. @param shell its name among all shells. */
export const reportSession =
  (shell: string, observations: Observations, candidates: Candidates): NatsSession =>
  async ({ connection }, signal) => {
    while (!signal.aborted) {
      await delay(EVERY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || candidates.all.length === 0) continue;
      connection.publish(RELEASE_VIEWS_SUBJECT, JSON.stringify(observations.report(shell, candidates.all)));
    }
  };
