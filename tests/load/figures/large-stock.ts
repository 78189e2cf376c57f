import type { Vehicle } from '@forecourt/contracts';
import type { Figure } from '../measure/figure.ts';
import { interleave, ratioFigure } from '../measure/interleaved.ts';
import { medianLatency } from '../measure/latency.ts';
import type { SystemUnderTest } from '../measure/system.ts';

const REQUESTS = 60;
/**
 * Filters whose first page is full with 48 vans as with 10,000, so that the same number of cards is rendered. Each request
 * bypasses the caches by a unique price bound above every van.
 */
const QUESTIONS = [
  '',
  'fuelType=Diesel&',
  'condition=used&fuelType=Diesel&',
  'search=diesel&sortBy=year_desc&',
  'monthlyMin=100&',
];

let bound = 1_000_000 + (Date.now() % 4_000_000);
const uncached = (base: string, question: string): string[] =>
  Array.from({ length: REQUESTS }, () => `${base}?${question}priceMax=${bound++}`);

const MODELS = ['Transit Custom', 'Sprinter', 'Crafter', 'Transporter', 'Berlingo', 'Partner', 'Vivaro'];
/** Each lacks one letter, so that all need correction. */
const MISSPELT = MODELS.flatMap((model) => Array.from(model, (_letter, at) => model.slice(0, at) + model.slice(at + 1)));
/** Milliseconds. The issues give no limit; this is less than the time between keystrokes. */
const WHILE_TYPING = 25;

/** The list page, its filters and the facet counts with 10,000 vans, compared with 48. */
export async function measureLargeStock(demo: SystemUnderTest, large: SystemUnderTest): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const question of QUESTIONS) {
    const rounds = await interleave(
      () => medianLatency(uncached(`${large.baseUrl}/vehicles`, question)),
      () => medianLatency(uncached(`${demo.baseUrl}/vehicles`, question)),
    );
    const name = `list page /vehicles?${question}, 10,000 ÷ 48 vans, p50`;
    figures.push(ratioFigure(rounds, { name, limit: 1.25, bound: 'at most', of: 'ms' }));
  }
  const facets = await medianLatency(uncached(`${large.inventoryUrl}/api/vehicles/stats`, ''));
  figures.push({
    name: 'facet counts of 10,000 vans, p50',
    value: facets,
    unit: 'ms',
    limit: 5,
    bound: 'at most',
    detail: 'GET /api/vehicles/stats, uncached',
  });
  const api = `${large.inventoryUrl}/api/vehicles`;
  const vans: Vehicle[] = await (await fetch(`${api}?limit=${REQUESTS}`)).json();
  figures.push(
    await whileTyping(
      'typing help with a misspelt model',
      MISSPELT.map((typed) => `${api}/suggestions?q=${encodeURIComponent(typed)}`),
    ),
    await whileTyping(
      'similar vans',
      vans.map(({ id }) => `${api}/${id}/similar`),
    ),
  );
  return figures;
}

async function whileTyping(name: string, urls: readonly string[]): Promise<Figure> {
  return {
    name: `${name} among 10,000 vans, p50`,
    value: await medianLatency(urls),
    unit: 'ms',
    limit: WHILE_TYPING,
    bound: 'at most',
    detail: `${urls.length} different ones, uncached`,
  };
}
