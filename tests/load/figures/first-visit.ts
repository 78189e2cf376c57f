import type { Figure } from '../measure/figure.ts';
import { median, ROUNDS } from '../measure/interleaved.ts';
import { type PageScores, scorePage } from '../measure/lighthouse.ts';
import type { SystemUnderTest } from '../measure/system.ts';
import { copyWithoutScripts } from '../measure/without-scripts.ts';

interface Runs {
  readonly whole: readonly PageScores[];
  readonly scriptless: readonly PageScores[];
}

/** A page with parts to operate may block a little; one that is only read may not differ from its copy without scripts. */
const pagesOf = (vehicleId: number) => [
  ...['/', '/vehicles', `/vehicle/${vehicleId}`, '/finance'].map((path) => ({ path, mostBlocking: 60 })),
  ...['/warranty', '/privacy-policy', '/about'].map((path) => ({ path, mostBlocking: 10 })),
];

/** The first visit of a phone (Lighthouse 12, empty cache, splash and all) beside the same page without its scripts. */
export async function measureFirstVisit({ baseUrl }: SystemUnderTest, vehicleId: number, rounds = ROUNDS): Promise<Figure[]> {
  const copies = await copyWithoutScripts(baseUrl);
  const figures: Figure[] = [];
  try {
    for (const { path, mostBlocking } of pagesOf(vehicleId)) {
      const whole: PageScores[] = [];
      const scriptless: PageScores[] = [];
      for (let round = 0; round < rounds; round += 1) {
        whole.push(await scorePage(copies.whole + path));
        scriptless.push(await scorePage(copies.scriptless + path));
      }
      figures.push(...asFigures(path, { whole, scriptless }, mostBlocking));
    }
  } finally {
    copies.stop();
  }
  return figures;
}

function asFigures(path: string, runs: Runs, mostBlocking: number): Figure[] {
  const seen = (side: keyof Runs, pick: (scores: PageScores) => number) => {
    const values = runs[side].map(pick);
    const round = (value: number) => Number(value.toPrecision(3));
    const text = `${round(median(values))} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
    return { middle: median(values), text };
  };
  const figure = (
    name: string,
    pick: (scores: PageScores) => number,
    compare: (whole: number, scriptless: number) => number,
    rest: Pick<Figure, 'unit' | 'limit' | 'bound'>,
  ): Figure => {
    const [whole, scriptless] = [seen('whole', pick), seen('scriptless', pick)];
    const detail = `${whole.text}, without scripts ${scriptless.text}`;
    return { name: `first visit of ${path}: ${name}`, value: compare(whole.middle, scriptless.middle), detail, ...rest };
  };
  const more = (whole: number, scriptless: number) => whole - scriptless;
  return [
    figure('performance, difference', ({ performance }) => performance, more, { unit: '', limit: -2, bound: 'at least' }),
    figure('blocking, difference', ({ blockingTime }) => blockingTime, more, {
      unit: 'ms',
      limit: mostBlocking,
      bound: 'at most',
    }),
    figure(
      'largest contentful paint, ratio',
      ({ largestContentfulPaint }) => largestContentfulPaint,
      (a, b) => a / b,
      {
        unit: '×',
        limit: 1.1,
        bound: 'at most',
      },
    ),
    figure(
      'layout shift',
      ({ layoutShift }) => layoutShift,
      (whole) => whole,
      { unit: '', limit: 0.01, bound: 'at most' },
    ),
  ];
}
