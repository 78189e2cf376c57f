const AT_ONCE = 20;

/** Does something so many times, twenty at once: hundreds at once would ask how fast the machine is. */
export const fewAtOnce = async <Result>(times: number, work: (nth: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  while (results.length < times) {
    const first = results.length;
    const some = Array.from({ length: Math.min(AT_ONCE, times - first) }, (_, index) => work(first + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
};
