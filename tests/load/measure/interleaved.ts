/** One thing to time: answers a figure where larger is better (requests a second) or smaller (milliseconds). */
export type Sample = () => Promise<number>;

export interface Interleaved {
  readonly product: number;
  readonly peer: number;
  /** Median of the ratios product/peer of the rounds. */
  readonly ratio: number;
}

/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Takes product and peer in turn, changing who goes first, so that a noisy machine slows both alike. */
export async function interleave(product: Sample, peer: Sample, rounds: number): Promise<Interleaved> {
  const pairs: { readonly product: number; readonly peer: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await product();
      pairs.push({ product: first, peer: await peer() });
    } else {
      const first = await peer();
      pairs.push({ product: await product(), peer: first });
    }
  }
  return {
    product: median(pairs.map((pair) => pair.product)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.product / pair.peer)),
  };
}
