import { knownFeature } from '@forecourt/language';
import { formatNumber } from '@forecourt/rules';
import { measureOf } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { describedFeature } from '../find/wish-test.ts';
import { isChoice, isRange, type Order, type RangeKind, type Wish, type Wishes } from '../wishes/wish.ts';
import { measuredFact } from './facts.ts';
import { strengthOf } from './strengths.ts';
import { plainText, priceWords, vanNames } from './van-words.ts';
import { wishLabel } from './wish-label.ts';
import { listed, withArticle } from './words.ts';

/** What a card has anyway, or what only compares with other vans. */
const SAID_ANYWAY: ReadonlySet<RangeKind> = new Set(['monthly', 'year']);
const PRICES: ReadonlySet<RangeKind> = new Set(['price', 'priceWithVat']);
const MOST_FACTS = 4;

const loadWidth = ({ vehicle, measures }: Van): string | null => {
  if (measures.loadWidth === null) return null;
  const where = vehicle.loadWidthBetweenArches === null ? 'wide inside' : 'between the arches';
  return `${formatNumber(measures.loadWidth)} mm ${where}`;
};

interface Fact {
  readonly kind: RangeKind;
  readonly words: string;
}

/** What an electric van costs to run shows in how far it goes. */
const measureFact = (van: Van, kind: RangeKind): Fact | null => {
  if (SAID_ANYWAY.has(kind) || (kind === 'range' && van.vehicle.fuelType !== 'Electric')) return null;
  if (kind === 'economy' && van.measures.economy === null) return measureFact(van, 'range');
  const words = kind === 'loadWidth' ? loadWidth(van) : PRICES.has(kind) ? priceWords(van) : measuredFact(kind, van);
  return words === null ? null : { kind, words };
};
const kindOf = (wish: Wish): RangeKind | null =>
  wish.kind === 'soft' ? measureOf(wish.order) : isRange(wish) ? wish.kind : null;
const factOf = (van: Van, wish: Wish): Fact | null => {
  const kind = kindOf(wish);
  return kind === null ? null : measureFact(van, kind);
};

/** What it has of a wish that not all of those beside it have. */
export const metWords = (van: Van, wish: Wish): readonly string[] => {
  if (wish.kind === 'feature') return wish.not ? [] : [knownFeature(wish.feature)?.said ?? wish.feature];
  if (isChoice(wish)) return wish.not || wish.kind === 'name' ? [] : [wishLabel({ ...wish, values: wish.values.slice(0, 1) })];
  return [factOf(van, wish)].flatMap((fact) => fact?.words ?? []);
};

/** What of all of them is as the wish says it, and no more. */
const isSaid = (wish: Wish, vans: readonly Van[]): boolean =>
  isRange(wish) && vans.length > 1 && wish.min !== null && vans.every(({ measures }) => measures[wish.kind] === wish.min);
const USUAL = ['mileage', 'payload'] as const;
/** What of a van answers what was asked for, the money last; what all of them share stands only where nothing else does. */
const factsOf = (van: Van, vans: readonly Van[], wishes: readonly Wish[]): readonly Fact[] => {
  const kinds = [...new Set(wishes.flatMap((wish) => (isSaid(wish, vans) ? [] : (kindOf(wish) ?? []))))];
  const asked = kinds.filter((kind) => !PRICES.has(kind) && measureFact(van, kind) !== null);
  const own = asked.filter((kind) => {
    const fact = measureFact(van, kind)?.words;
    return vans.length === 1 || vans.some((other) => measureFact(other, kind)?.words !== fact);
  });
  const said = own.length > 0 ? own : asked.length > 0 ? asked : USUAL;
  const facts = [...said, ...kinds.filter((kind) => PRICES.has(kind))].flatMap((kind) => measureFact(van, kind) ?? []);
  return facts.filter(({ kind }, at) => facts.findIndex((other) => other.kind === kind) === at).slice(0, MOST_FACTS);
};

/** What staff wrote with a figure of equipment that is wished: "a 500 kg column tail lift". */
const quoteOf = (van: Van, wishes: Wishes): string => {
  for (const wish of wishes.values()) {
    const written =
      wish.kind === 'feature' && !wish.not && !/^\d/.test(wish.feature) ? describedFeature(van, wish.feature) : null;
    if (written !== null && /\d (?:kg|mm|kw|amp|v|w|ah|litres?)\b/i.test(written))
      return ` Its page says: "${plainText(written)}"`;
  }
  return '';
};

const NOUNS: Readonly<Record<string, string>> = { Luton: 'a Luton', Other: '' };
/** Its body, where others beside it are built otherwise. */
const bodyOf = (van: Van, vans: readonly Van[]): string => {
  const body = van.values.body.at(-1) ?? '';
  return vans.every(({ values }) => values.body.at(-1) === body) ? '' : (NOUNS[body] ?? withArticle(body.toLowerCase()));
};

/** Why each of the vans is shown: "2022 Vauxhall Movano: 1,515 kg payload (the most of these) and 3,120 mm load length." */
export const reasonLines = (vans: readonly Van[], wishes: Wishes, order: Order | null = null): readonly string[] => {
  const names = vanNames(vans);
  const all = [...(order === null ? [] : [{ kind: 'soft', order } as const]), ...wishes.values()];
  const asked = all.flatMap((wish) => kindOf(wish) ?? []);
  return vans.map((van, at) => {
    const found = factsOf(van, vans, all);
    const strength = strengthOf(
      van,
      vans.filter((other) => other !== van),
      asked,
      order,
    );
    const isUsual = found.every(({ kind }) => PRICES.has(kind) || !asked.includes(kind));
    // Who asked for something is told of that, and of the price.
    const tells = strength !== undefined && (isUsual || strength.measure === 'price' || asked.includes(strength.measure));
    const facts = isUsual && tells ? found.filter(({ kind }, place) => place === 0 || PRICES.has(kind)) : found;
    const isBeside = tells && facts.some(({ kind }) => kind === strength.measure) && strength.ofFigure !== undefined;
    const figures = facts.map(({ kind, words }) =>
      isBeside && kind === strength.measure ? `${words} (${strength.ofFigure} of these)` : words,
    );
    const isNew = van.vehicle.condition === 'new';
    const isDue = van.vehicle.stockStatus === 'Due In';
    const said = listed([bodyOf(van, vans), isNew ? 'new' : '', isDue ? 'due in' : '', ...figures].filter(Boolean));
    return `${names[at]}: ${said}${tells && !isBeside ? `; ${strength.words} of these` : ''}.${quoteOf(van, wishes)}`;
  });
};
