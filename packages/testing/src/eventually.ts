import { setTimeout as delay } from 'node:timers/promises';

const ASK_AGAIN_MS = 25;

/** Retries an expectation until it holds; fails with its last error after the time limit. */
export const eventually = async <Result>(expectation: () => Result | Promise<Result>, withinMs = 30_000): Promise<Result> => {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(ASK_AGAIN_MS);
    }
  }
};
