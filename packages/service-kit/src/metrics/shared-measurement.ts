/**
 * Shares one measurement among the gauges that are read at the same time. Each needs a `collect` of its own: one that is set by
 * another's may have been read before.
 */
export const sharedMeasurement = <Result>(measure: () => Promise<Result>): (() => Promise<Result>) => {
  let current: Promise<Result> | undefined;
  return () => {
    current ??= measure().finally(() => {
      current = undefined;
    });
    return current;
  };
};
