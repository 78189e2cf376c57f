import { setTimeout as delay } from 'node:timers/promises';

/** Polls until there is an answer; fails after a minute. */
export const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error('It did not come about within a minute');
    await delay(25);
  }
};
