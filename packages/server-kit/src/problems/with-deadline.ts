/** The deadline passed. Counts as an unavailable store. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Rejects with a {@link DeadlineError} if `work` takes longer than `milliseconds`; does not stop the work. An answer that has arrived
 * while this process was busy with something else is in time.
 */
export const withDeadline = <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // Timers that are due run before the sockets are read, and immediates after that.
    const giveUp = () => setImmediate(() => reject(new DeadlineError(`no answer within ${milliseconds} ms`)));
    timer = setTimeout(giveUp, milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
