import { orderOf as orderOfComparison } from '../wishes/compare.ts';
import type { Comparison, Order } from '../wishes/wish.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import ranks from './ranks.json' with { type: 'json' };

type Words<Value> = readonly (readonly [Value, RegExp])[];

const wordsOf = <Value extends string>(said: Readonly<Record<string, string>>): Words<Value> =>
  Object.entries(said).map(([value, words]) => [value as Value, new RegExp(words)]);

/** What a superlative is of; the more special first. */
const ORDERS = wordsOf<Order>(ranks.orders);
const COMPARISONS = wordsOf<Comparison>(ranks.comparisons);
/** "Too long". */
const TOO_WHAT = wordsOf<Comparison>(ranks.tooWhat);
const PLAIN = new Map<string, Order>(Object.entries(ranks.plain) as [string, Order][]);
const NOT_TOO_MUCH = new Map<string, Order>(Object.entries(ranks.notToo) as [string, Order][]);

/** What is lower: the van, unless its price or its miles are. */
const LOWER = /\blower\b/;
const OF_HEIGHT =
  /\b(?:roof|height|tall|high|barrier|garage|headroom|multi ?stor\w+|car ?park)\b|\blower (?:one|van|down)?\s*than\b/;
const NOT_HEIGHT = /\b(?:price\w*|cost|month\w*|budget|money|miles|mileage|tax|rate|floor|deposit|payments?)\b/;
/** @param about a comparison with the words about it */
const isLowerVan = (about: string): boolean =>
  LOWER.test(about) &&
  OF_HEIGHT.test(about.replace(/\bnot (?:the )?(?:price|cost|money)\b/, '')) &&
  !NOT_HEIGHT.test(about.replace(/\bnot (?:the |in )?(?:price|cost|money)\b/, ''));

const first = <Value>(words: string, table: Words<Value>): Value | null =>
  table.find(([, pattern]) => pattern.test(words))?.[0] ?? null;

/** "Not too old" says how the van is to be, not how those shown are. */
const NOT_TOO = /\bnot (?:too|that|very|so) (big|small|dear|expensive|pricey)\b/;
/** The best of what a visitor would not have too much of: "not too old". */
export const orderOfNotTooMuch = (text: string): Order | null => NOT_TOO_MUCH.get(NOT_TOO.exec(text)?.[1] ?? '') ?? null;

const TOO = /\b(?:too|bit|rather|slightly|so) (?:\w+ )?$/;
/** "Too expensive" asks for something cheaper. */
const OPPOSITE: Readonly<Partial<Record<Comparison, Comparison>>> = { dearer: 'cheaper' };
const SUPERLATIVE = /\b(?:biggest|smallest|che[ae]pest|newest|oldest|longest|tallest|dearest|largest|lowest)(?: \w+)?\b/;

/** What goes in, not which van. */
export const OF_LOAD = /\b(?:longest|biggest|heaviest|tallest|largest|widest) (?:thing|item|piece|pipe|plank|board|sheet)\b/;
const OF_FINANCE =
  /\b(?:lowest|smallest|least|best|cheapest|highest|biggest|longest|shortest) (?:deposit|interest|rate|apr|insurance|term|agreement|finance)\b/;
const MONTHLY = /\b(?:month|monthly|pm|pcm)\b/;
/** "The cheapest on finance, per month". */
const byMonth = (order: Order | null, text: string): Order | null =>
  order === 'cheapest' && MONTHLY.test(text) ? 'lowest monthly' : order;

/** What matters, and ranks nothing: "cheap to run". */
const OF_USE = /^(?:good on fuel|cheap to run|economical|fuel efficient)$/;

/** "Whichever tows more", "sort them by mileage". */
const WHICHEVER = /\b(?:whichever(?:'s| is| one| has)? (?:\w+ ?){1,3}|(?:sort|order|rank)(?:ed)? (?:\w+ )?by (?:\w+ )?\w+)/;

/** @param text the message, for a superlative that the tagger has overlooked */
export const orderOf = (heard: readonly Heard[], text: string): Order | null => {
  if (OF_FINANCE.test(text) || OF_LOAD.test(text)) return null;
  const rank = wantedOf(heard, 'rank')[0] ?? wantedOf(heard, 'ref').find(({ words }) => SUPERLATIVE.test(words));
  if (rank && OF_USE.test(rank.words)) return null;
  if (!rank) return first(SUPERLATIVE.exec(text)?.[0] ?? '', ORDERS) ?? first(WHICHEVER.exec(text)?.[0] ?? '', ORDERS);
  // "Which carries most".
  const carries = /\b(?:carr(?:y|ies)|takes?|holds?)$/.test(rank.before)
    ? 'payload'
    : /\bdone(?: the)?$/.test(rank.before)
      ? 'miles'
      : '';
  return byMonth(
    first(`${carries} ${rank.words} ${rank.after.replace(/^(?:on|for|at|to) /, '').split(' ')[0] ?? ''}`, ORDERS),
    text,
  );
};

/** What a word asks for the best of: "cheaper". */
export const orderIn = (words: string): Order | null => {
  const comparison = first(words, COMPARISONS);
  return comparison && orderOfComparison(comparison);
};

/** What a word says of one of several: "the cheap one". */
export const orderOfPlain = (word: string): Order | null => PLAIN.get(word) ?? null;

/** Of those shown: "the one with more range", "which is cheaper". */
const OF_ONE: readonly RegExp[] = [/\b(?:the|which) (?:one|van) (?:with|that|which)\b/, /^(?:and |so )?which\b/];
/** "Which carries more", where the tagger has overlooked the comparison; "newer than 2020" is a bound. */
const WHICH_MORE = /^(?:(?:and|so|ok|but|,) )*which\b(?!.*\bthan\b).*\b(?:\w{3,}er|more|most|less|least|fewest)\b/;
const ASKED: ReadonlySet<string> = new Set(['ref', 'attribute']);
/** What "which has more range" asks for the best of. */
export const orderOfCompared = (heard: readonly Heard[], text: string): Order | null => {
  const [compare] = wantedOf(heard, 'compare');
  if (!compare)
    return heard.every(({ slot }) => ASKED.has(slot)) && WHICH_MORE.test(text) ? (first(text, ORDERS) ?? orderIn(text)) : null;
  return OF_ONE.some((pattern) => pattern.test(text))
    ? (first(`${compare.words} ${compare.after}`, ORDERS) ?? orderIn(compare.words))
    : null;
};

/** "What does the cheapest do on a charge": a fact of that van. */
const OF_BEST = /\b(?:of|on|for|does|has|in|about|with|can|will|would|could|is|what's|whats|what) (?:the|your)$/;
/** @param text the message, for a superlative that the tagger has overlooked */
export const asksOfBest = (heard: readonly Heard[], text: string): boolean => {
  const place = text.search(SUPERLATIVE);
  return (
    wantedOf(heard, 'rank').some(({ before }) => OF_BEST.test(before)) || (place > 0 && OF_BEST.test(text.slice(0, place).trim()))
  );
};

/** "Lower than 2 m" compares with no van. */
const BOUNDS_FIGURE = /^than (?:about |around )?(?:£|\d|an? \d)|^than(?: an?)?$/;

const BARE = /^(?:less|lower|fewer|more|higher)$/;
const THAN_SIZE = /\bthan(?: an?)?$/;

/** @param text the message where it is sure to compare, for words that the tagger has overlooked */
export const comparisonOf = (heard: readonly Heard[], text: string | null): Comparison | null => {
  // "No bigger than medium".
  if (wantedOf(heard, 'size').some(({ before }) => THAN_SIZE.test(before))) return null;
  const compares = wantedOf(heard, 'compare');
  // "Same size but cheaper".
  const compare = compares.find(({ words }) => first(words, COMPARISONS) !== null) ?? compares[0];
  const tooWhat = first(text ?? compare?.words ?? '', TOO_WHAT);
  if (tooWhat !== null) return tooWhat;
  if (!compare) return text === null ? null : isLowerVan(text) ? 'lower' : first(text, COMPARISONS);
  const next = heard.find(({ start }) => start >= compare.end);
  const isThanNamed = next?.slot === 'model' || next?.slot === 'make' || next?.slot === 'ref';
  if (BOUNDS_FIGURE.test(compare.after) && !isThanNamed) return null;
  const hasHeight = LOWER.test(compare.words) && wantedOf(heard, 'van_height').length > 0;
  if (hasHeight || isLowerVan(`${compare.words} ${compare.after}`)) return 'lower';
  // "Too many miles, got one with less".
  const said = BARE.test(compare.words) ? (text ?? compare.words) : compare.words;
  const found = first(said, COMPARISONS) ?? first(compare.after, COMPARISONS);
  return found && (TOO.test(`${compare.before} `) || /^too\b/.test(compare.words)) ? (OPPOSITE[found] ?? found) : found;
};
