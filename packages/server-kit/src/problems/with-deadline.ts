/** An answer did not come in time. Counts as the store being unavailable. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Rejects with a {@link DeadlineError} when `work` takes longer than `milliseconds`; the work itself is not stopped. */
export const withDeadline = <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
