import type { Token } from '@forecourt/language';
import { isRange, type Wish } from '../wishes/wish.ts';
import { describedIn } from './choice-wishes.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import type { Pointer } from './reading.ts';
import type { StockNames } from './stock-names.ts';

const PLACES: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:first|1st|top|left)\b|(?:\bnumber|\boption|\bno\.?|#) ?(?:1|one)\b/],
  [1, /\b(?:second|2nd|middle)\b|(?:\bnumber|\boption|\bno\.?|#) ?(?:2|two)\b/],
  [2, /\b(?:third|3rd)\b|(?:\bnumber|\boption|\bno\.?|#) ?(?:3|three)\b/],
  [-1, /\b(?:last|bottom|right)\b/],
];
const OTHER = /\bthe (?:other (?:one|van)|others)\b|\bthe other(?= ?[,?.!]| *$)|^(?:and |ok |what about )?other (?:one|van)\b/;
const PLACE_ALONE = /^(?:(?:ok|and|so|yes|what about|how about) ,? ?)*(?:first|second|2nd|third|3rd|last) (?:one|van)\b/;
const PLACE =
  /\bthe (?:first|1st|second|2nd|third|3rd|last|middle|left|(?:left|right) hand)(?: (?:one|van|looks?|is|has)\b| ?[.,?!]| ?$)/;
const SIDE = /\bon the (?:left|right)\b|\bin the middle\b/;
/** "Go back to the first one": of all that was shown, not of what was found last. */
const FROM_START: readonly RegExp[] = [
  /\b(?:back to|show(?:ed|n)|started|looking at) (?:\w+ ){0,4}(?:first|start)\b/,
  /\bfirst (?:one |van )?(?:(?:that )?you|u|i) (?!can\b|could\b)|\bfirst one again\b|\bthe original one\b/,
];
const NUMBERED = /(?:\bnumber|\boption|\bno\.?|#) ?(?:[123]|one|two|three)\b/;
const BOTH = /\b(?:both|two|2|pair|either|neither)\b/;
const BOTH_ALONE =
  /\b(?:both|either|neither|(?:the|them|those|these) (?:two|pair))\b(?! (?:my|our|of us|ways?|sides?|ends?|or)\b)/;
const ALL = /\b(?:all|each|every|three|3)\b/;
/** "The price of each". */
const OF_EACH = /\b(?:of|for|on) (?:each|both|all (?:of )?(?:them|three|3))\b|\b(?:either|neither) (?:one|of|van)\b/;
const IT = /\b(?:it|its|it's|that|he|she)\b/;
const THEM = /\b(?:they|them|these|those)\b/;
const THIS = /\bthis\b/;
const THIS_ONE = /\bthis (?:one|van)\b/;
const ONE = /\b(?:the|that|your) (?:\w+ )*(?:one|van)\b/;
const THE = /\b(?:the|that|your)$/;
const TELLS_APART: ReadonlySet<Wish['kind']> = new Set([
  'name',
  'body',
  'colour',
  'fuel',
  'gearbox',
  'code',
  'wheelbase',
  'roof',
  'size',
  'year',
  'seats',
  'condition',
]);

const placed = (words: string): Pointer | null => {
  if (/\bother\b|\bothers\b/.test(words)) return { by: 'other' };
  const places = PLACES.flatMap(([place, pattern]) => (pattern.test(words) ? [place] : []));
  const [place] = places;
  if (place !== undefined && BOTH.test(words) && !NUMBERED.test(words)) return { by: 'places', places: [0, 1] };
  if (place !== undefined) return places.length > 1 ? { by: 'places', places } : { by: 'place', place };
  if (BOTH.test(words)) return { by: 'both' };
  return ALL.test(words) ? { by: 'places', places: null } : null;
};

/** The van of a registration mark; undefined where none is typed, null where the stock has none of it. */
export const markedVan = (tokens: readonly Token[], { vanOfMark }: StockNames): number | null | undefined => {
  const mark = tokens.find(({ kind }) => kind === 'mark');
  return mark && (vanOfMark(mark.word.replaceAll(' ', '')) ?? null);
};

/** "The Ranger from 2015" is of that year. */
const ofThatYear = (wish: Wish): Wish =>
  isRange(wish) && wish.kind === 'year' && wish.max === null ? { ...wish, max: wish.min } : wish;

/** "The red one", "the crew van one": what stands between says which. */
const WITH = /\b(?:the|that) (?:one|van) (?:with|that has|that is|that's) ((?:[\w-]+ ?){1,4})/;
const DEFINITE = /\b(?:the|that) ((?:[\w-]+ ){1,3}?)(?:one|van)\b/;
/** "That other one" is found by its place, and "the right one" is whichever suits. */
const TELLS_NOTHING = /^(?:(?:a|an|the|of|very|other|right|same|whole|only|best|new|old|next|nice|good|actual) ?)*$/;
const definite = (refs: readonly string[], text: string, wishes: readonly Wish[]): Pointer | null => {
  if (THIS_ONE.test(text)) return { by: 'this' };
  const words = (WITH.exec(text) ?? DEFINITE.exec(text))?.[1]?.trim() ?? '';
  if (WITH.test(text) && wishes.length > 0) return { by: 'description', wishes, words, definite: true };
  const named = [...refs, words].map(describedIn).find((wishes) => wishes.length > 0);
  if (named !== undefined) return { by: 'description', wishes: named, words, definite: true };
  return TELLS_NOTHING.test(words) ? null : { by: 'description', wishes: [], words, definite: true };
};

/**
 * Which van is spoken of.
 *
 * @param text the message, spelt right
 * @param asks whether something is asked of a van, which its name then only points to
 */
export const pointerOf = (heard: readonly Heard[], text: string, wishes: readonly Wish[], asks: boolean): Pointer | null => {
  const refs = wantedOf(heard, 'ref').map(({ words }) => words);
  if (FROM_START.some((pattern) => pattern.test(text))) return { by: 'start' };
  const many =
    placed(NUMBERED.exec(text)?.[0] ?? '') ??
    placed(refs.join(' and ')) ??
    placed((PLACE.exec(text) ?? SIDE.exec(text) ?? PLACE_ALONE.exec(text) ?? OF_EACH.exec(text))?.[0] ?? '') ??
    (OTHER.test(text) ? { by: 'other' as const } : asks && BOTH_ALONE.test(text) ? { by: 'both' as const } : null);
  const names = wishes.filter((wish) => wish.kind === 'name' && !wish.not);
  // "The two Rangers" are those of that name.
  if (many !== null && (names.length === 0 || (many.by !== 'places' && many.by !== 'both'))) return many;
  const own = names.length === 0 ? definite(refs, text, wishes) : null;
  if (own !== null) return own;
  const described = asks ? wishes.filter(({ kind }) => TELLS_APART.has(kind)).map(ofThatYear) : [];
  if (asks && names.length > 0) return { by: 'description', wishes: described };
  if (described.length > 0 && ONE.test(text)) return { by: 'description', wishes: described };
  // "The minibus then, what is it with VAT".
  const bodies = wantedOf(heard, 'body').some(({ before }) => THE.test(before));
  if (asks && bodies) return { by: 'description', wishes: described };
  if (THIS.test(text)) return { by: 'this' };
  // "Will 8x4 sheets go in flat": in the van that is looked at.
  const isOne = IT.test(text);
  if (!isOne && THEM.test(text)) return { by: 'it', many: true };
  return refs.length > 0 || isOne || (asks && wishes.length > 0) ? { by: 'it' } : null;
};

const ONE_OF_SHOWN: ReadonlySet<string | undefined> = new Set(['place', 'start', 'mark']);
/** Whether it says by itself which one of the vans shown it is about. */
export const pointsAtOne = ({ pointer }: { readonly pointer: Pointer | null }): boolean => ONE_OF_SHOWN.has(pointer?.by);
