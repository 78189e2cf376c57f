const AT_ONCE = 20;

/** Runs work so many times, twenty at once: hundreds at once would test the machine's speed. */
export const fewAtOnce = async <Result>(times: number, work: (nth: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  while (results.length < times) {
    const first = results.length;
    const some = Array.from({ length: Math.min(AT_ONCE, times - first) }, (_, index) => work(first + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
};
