import { formatNumber } from '@forecourt/rules';
import { ORDER_WORDS } from '../find/kinds.ts';
import type { Van } from '../find/van.ts';
import { describedFeature } from '../find/wish-test.ts';
import { isChoice, isRange, type Order, type RangeKind, type Wish, type Wishes } from '../wishes/wish.ts';
import { featureWords, measuredFact } from './facts.ts';
import { strengthOf } from './strengths.ts';
import { plainText, priceWords, vanNames } from './van-words.ts';
import { wishLabel } from './wish-label.ts';
import { listed, spoken, withArticle } from './words.ts';

/** What a card has anyway, or what only compares with other vans. */
const SAID_ANYWAY: ReadonlySet<RangeKind> = new Set(['monthly', 'year']);
const PRICES: ReadonlySet<RangeKind> = new Set(['price', 'priceWithVat']);
const MOST_FACTS = 4;

const factWords = (van: Van, kind: RangeKind): string | null => {
  const { vehicle, measures } = van;
  if (SAID_ANYWAY.has(kind) || (kind === 'range' && vehicle.fuelType !== 'Electric')) return null;
  if (PRICES.has(kind)) return priceWords(van);
  if (kind !== 'loadWidth' || measures.loadWidth === null) return measuredFact(kind, van);
  const where = vehicle.loadWidthBetweenArches === null ? 'wide inside' : 'between the arches';
  return `${formatNumber(measures.loadWidth)} mm ${where}`;
};

const kindOf = (wish: Wish): RangeKind | null =>
  wish.kind === 'soft' ? ORDER_WORDS[wish.order].measure : isRange(wish) ? wish.kind : null;

/** What it has of a wish that not all of those beside it have. */
export const metWords = (van: Van, wish: Wish): readonly string[] => {
  if (wish.kind === 'feature') return wish.not ? [] : [featureWords(wish.feature)];
  if (isChoice(wish)) return wish.not || wish.kind === 'name' ? [] : [wishLabel({ ...wish, values: wish.values.slice(0, 1) })];
  const kind = kindOf(wish);
  return kind === null ? [] : [factWords(van, kind) ?? []].flat();
};

/** What of all of them is as the wish says it, and no more. */
const isSaid = (wish: Wish, vans: readonly Van[]): boolean =>
  isRange(wish) && vans.length > 1 && wish.min !== null && vans.every(({ measures }) => measures[wish.kind] === wish.min);
const USUAL = ['mileage', 'payload'] as const;
/** What of a van answers what was asked for, the money last; what all of them share stands only where nothing else does. */
const factsOf = (van: Van, vans: readonly Van[], wishes: readonly Wish[]): ReadonlyMap<RangeKind, string> => {
  // What an electric van costs to run shows in how far it goes.
  const own = (kind: RangeKind) => (kind === 'economy' && van.measures.economy === null ? 'range' : kind);
  const kinds = [...new Set(wishes.flatMap((wish) => (isSaid(wish, vans) ? [] : (kindOf(wish) ?? []))).map(own))];
  const asked = kinds.filter((kind) => !PRICES.has(kind) && factWords(van, kind) !== null);
  const differing = asked.filter((kind) => {
    const words = factWords(van, kind);
    return vans.length === 1 || vans.some((other) => factWords(other, kind) !== words);
  });
  const said = differing.length > 0 ? differing : asked.length > 0 ? asked : USUAL;
  const facts = [...said, ...kinds.filter((kind) => PRICES.has(kind)).slice(0, 1)].flatMap((kind) => {
    const words = factWords(van, kind);
    return words === null ? [] : [[kind, words] as const];
  });
  return new Map(facts.slice(0, MOST_FACTS));
};

/** What staff wrote with a figure of equipment that is wished: "a 500 kg column tail lift". */
const quoteOf = (van: Van, wishes: Wishes): string => {
  for (const wish of wishes.values()) {
    const written = wish.kind === 'feature' && !wish.not ? describedFeature(van, wish.feature) : null;
    if (written !== null && /\d (?:kg|mm|kw|v)\b/i.test(written)) return ` Its page says: "${plainText(written)}"`;
  }
  return '';
};

/** Its body, where others beside it are built otherwise. */
const bodyOf = (van: Van, vans: readonly Van[]): string => {
  const body = van.values.body.at(-1) ?? '';
  const isSame = body === 'Other' || vans.every(({ values }) => values.body.at(-1) === body);
  return isSame ? '' : withArticle(body === 'Luton' ? body : spoken(body));
};

/** Why each of the vans is shown: "2022 Vauxhall Movano: 1,515 kg payload (the most of these) and 3,120 mm load length." */
export const reasonLines = (vans: readonly Van[], wishes: Wishes, order: Order | null = null): readonly string[] => {
  const names = vanNames(vans);
  const all = [...(order === null ? [] : [{ kind: 'soft', order } as const]), ...wishes.values()];
  const asked = all.flatMap((wish) => kindOf(wish) ?? []);
  return vans.map((van, at) => {
    const { vehicle } = van;
    const others = vans.filter((other) => other !== van);
    const strength = strengthOf(van, others, asked, order);
    const found = [...factsOf(van, vans, all)];
    const isUsual = found.every(([kind]) => PRICES.has(kind) || !asked.includes(kind));
    // Who asked for something is told of that, and of the price.
    const tells = strength && (isUsual || strength.measure === 'price' || asked.includes(strength.measure)) ? strength : null;
    const facts = isUsual && tells ? found.filter(([kind], place) => place === 0 || PRICES.has(kind)) : found;
    const beside = facts.some(([kind]) => kind === tells?.measure) ? tells?.beside : undefined;
    const figures = facts.map(([kind, words]) => (beside && kind === tells?.measure ? `${words} (${beside} of these)` : words));
    const states = [vehicle.condition === 'new' ? 'new' : '', vehicle.stockStatus === 'Due In' ? 'due in' : ''];
    const said = listed([bodyOf(van, vans), ...states, ...figures].filter(Boolean));
    return `${names[at]}: ${said}${tells && !beside ? `; ${tells.words} of these` : ''}.${quoteOf(van, wishes)}`;
  });
};
