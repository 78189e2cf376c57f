/** The deadline passed. Counts as an unavailable store. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Rejects with a {@link DeadlineError} if `work` takes longer than `milliseconds`; does not stop the work. */
export const withDeadline = <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
