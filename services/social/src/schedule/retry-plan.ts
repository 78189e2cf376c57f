import type { PostProblem } from '../publishers/publisher.ts';
import type { Hold } from './scheduled-post.entity.ts';

const MINUTE_MS = 60_000;
/** After an outage a post still goes out within this of its time. */
const LATE_MS = 120 * MINUTE_MS;
/** Before the second, third… attempt; the last holds for all further ones. */
const RETRY_MINUTES = [1, 5, 15, 30] as const;
/** Meta counts requests by the hour. */
const TOO_OFTEN_MINUTES = 60;
/** It lasts until the next day. */
const QUOTA = 'SOCIAL.META_QUOTA';

export type RetryPlan = { readonly retryAt: Date } | { readonly hold: Hold };

/** Whether it is too late for a post. @param now Unix milliseconds. */
export const isMissed = (publishAt: Date, now: number): boolean => now > publishAt.getTime() + LATE_MS;

const waitOf = ({ status, code }: PostProblem, attempts: number): number | null => {
  if (code === QUOTA) return null;
  if (status === 429) return TOO_OFTEN_MINUTES;
  return status === 503 ? (RETRY_MINUTES[attempts - 1] ?? RETRY_MINUTES[3]) : null;
};

/**
 * What is done about a post that certainly is not on the page: a temporary fault is tried again while it is not too late, anything
 * else waits for staff. @param now Unix milliseconds.
 */
export const retryPlan = (
  problem: PostProblem,
  { publishAt, attempts }: { publishAt: Date; attempts: number },
  now: number,
): RetryPlan => {
  const minutes = waitOf(problem, attempts);
  const retryAt = new Date(now + (minutes ?? 0) * MINUTE_MS);
  if (minutes !== null && !isMissed(publishAt, retryAt.getTime())) return { retryAt };
  return { hold: { code: problem.code, detail: problem.detail } };
};
