import { formatNumber } from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import { describedFeature } from '../find/wish-test.ts';
import { isRange, type RangeKind, type Wish, type Wishes } from '../wishes/wish.ts';
import { measuredFact } from './facts.ts';
import { strengthsOf } from './strengths.ts';
import { plainText, priceWords, vanNames } from './van-words.ts';
import { listed } from './words.ts';

/** What a card has anyway, or what only compares with other vans. */
const SAID_ANYWAY: ReadonlySet<RangeKind> = new Set(['monthly', 'year']);
const PRICES: ReadonlySet<RangeKind> = new Set(['price', 'priceWithVat']);
const MOST_FACTS = 4;

const loadWidth = ({ vehicle, measures }: Van): string | null => {
  if (measures.loadWidth === null) return null;
  const where = vehicle.loadWidthBetweenArches === null ? 'wide inside' : 'between the arches';
  return `${formatNumber(measures.loadWidth)} mm ${where}`;
};

const factOf = (van: Van, wish: Wish): string | null => {
  if (!isRange(wish) || SAID_ANYWAY.has(wish.kind)) return null;
  if (wish.kind === 'loadWidth') return loadWidth(van);
  return PRICES.has(wish.kind) ? priceWords(van) : measuredFact(wish.kind, van);
};

/** What of a van answers what was asked for with a figure, the money last. */
const factsOf = (van: Van, wishes: Wishes): readonly string[] => {
  const measured = [...wishes.values()].filter((wish) => !PRICES.has(wish.kind as RangeKind));
  const money = [...wishes.values()].filter((wish) => PRICES.has(wish.kind as RangeKind));
  return [...new Set([...measured, ...money].flatMap((wish) => factOf(van, wish) ?? []))].slice(0, MOST_FACTS);
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

/** Why each of the vans is shown: "2022 Vauxhall Movano: 3,120 mm load length; the cheapest of these." */
export const reasonLines = (vans: readonly Van[], wishes: Wishes): readonly string[] => {
  const names = vanNames(vans);
  return vans.flatMap((van, at) => {
    const others = vans.filter((other) => other !== van);
    const strengths = others.length === 0 ? [] : strengthsOf(van, others);
    const parts = [listed(factsOf(van, wishes)), strengths.length === 0 ? '' : `${listed(strengths)} of these`].filter(Boolean);
    const usual = [measuredFact('mileage', van) ?? 'new', measuredFact('payload', van)].filter((fact) => fact !== null);
    return [`${names[at]}: ${parts.length === 0 ? listed(usual) : parts.join('; ')}.${quoteOf(van, wishes)}`];
  });
};
