import { foldText } from '@forecourt/rules';
import type { ChatStock, StockedVan } from '../chat-engine.ts';

/** The vans by what they are called. */
export interface StockNames {
  /** By folded make and model, the longest names first. */
  readonly models: readonly (readonly [make: string, model: string, vans: readonly StockedVan[]])[];
  readonly makes: ReadonlySet<string>;
}

export const stockNames = (stock: ChatStock): StockNames => {
  const models = new Map<string, [make: string, model: string, vans: StockedVan[]]>();
  for (const van of stock.vans) {
    const { make, model } = van.vehicle;
    const known = models.get(`${make}\n${model}`);
    if (known) known[2].push(van);
    else models.set(`${make}\n${model}`, [foldText(make), foldText(model), [van]]);
  }
  const byLength = [...models.values()].sort(([, a], [, b]) => b.length - a.length);
  return { models: byLength, makes: new Set(byLength.map(([make]) => make)) };
};

const hasWord = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    // A plural names it too: "Transits".
    if (!/[a-z0-9]/.test(text[at - 1] ?? ' ') && /^s?(?![a-z0-9])/.test(text.slice(at + words.length))) return true;
  }
  return false;
};

/** The vans that a sentence names, and the sentence, folded, without their names. */
export interface Named {
  readonly vans: readonly StockedVan[];
  /** How many models were named. */
  readonly models: number;
  readonly rest: string;
}

export const vansNamedIn = (sentence: string, { models, makes }: StockNames): Named => {
  let rest = foldText(sentence);
  const found: (readonly [make: string, model: string, vans: readonly StockedVan[]])[] = [];
  const taken = new Set<string>();
  for (const entry of models) {
    const [, model] = entry;
    if (!taken.has(model) && !hasWord(rest, model)) continue;
    found.push(entry);
    taken.add(model);
    rest = rest.replaceAll(model, ' ');
  }
  const namedMakes = [...makes].filter((make) => hasWord(rest, make));
  for (const make of namedMakes) rest = rest.replaceAll(make, ' ');
  // "Transit" alone is every Transit; "Ford Transit" those of Ford.
  const ofNamedMakes = found.filter(([make]) => namedMakes.includes(make));
  const meant = ofNamedMakes.length > 0 ? ofNamedMakes : found;
  if (meant.length > 0) return { vans: meant.flatMap(([, , vans]) => vans), models: new Set(meant.map(([, m]) => m)).size, rest };
  const ofMakes = models.filter(([make]) => namedMakes.includes(make)).flatMap(([, , vans]) => vans);
  return { vans: ofMakes, models: ofMakes.length > 0 ? 2 : 0, rest };
};
