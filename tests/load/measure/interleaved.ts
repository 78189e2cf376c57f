import type { Figure } from './figure.ts';

/** A measurement: resolves to a figure where larger is better (requests per second) or smaller (milliseconds). */
export type Sample = () => Promise<number>;

/** What one round measured. */
export interface Round {
  readonly product: number;
  readonly peer: number;
}

/** Single rounds are unreliable: they gave 0.42 and 0.58 for the same code. */
export const ROUNDS = 5;

/** The median; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Measures product and peer alternately, swapping which goes first, so that noise on the machine affects both alike. */
export async function interleave(product: Sample, peer: Sample, count = ROUNDS): Promise<readonly Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < count; round += 1) {
    if (round % 2 === 0) {
      const first = await product();
      rounds.push({ product: first, peer: await peer() });
    } else {
      const first = await peer();
      rounds.push({ product: await product(), peer: first });
    }
  }
  return rounds;
}

/** Product ÷ peer as a figure: the median of the rounds' ratios, with their spread. `of` is the unit measured. */
export function ratioFigure(
  rounds: readonly Round[],
  { of, ...figure }: Pick<Figure, 'name' | 'limit' | 'bound'> & { readonly of: string },
): Figure {
  const ratios = rounds.map(({ product, peer }) => product / peer);
  const middle = (side: keyof Round): string => inFigures(median(rounds.map((round) => round[side])));
  const spread = `${inFigures(Math.min(...ratios))}–${inFigures(Math.max(...ratios))}`;
  return {
    ...figure,
    value: median(ratios),
    unit: '×',
    detail: `${middle('product')} ÷ ${middle('peer')} ${of}; ${rounds.length} rounds, ${spread}`,
  };
}

const inFigures = (value: number): string => String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));
