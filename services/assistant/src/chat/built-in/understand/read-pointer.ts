import type { Wish } from '../wishes/wish.ts';
import type { Pointer } from './reading.ts';
import type { Typed } from './typed.ts';

const PLACES: readonly (readonly [number, RegExp])[] = [
  [
    0,
    /\b(?:the )?(?:first|1st|top(?= (?:one|van|of (?:the|your) list))|number 1|no 1)(?: (?:one|van|of (?:them|those|these)|\w+ one))?\b(?! (?:registered|time|van|year|reg\b))/g,
  ],
  [1, /\b(?:the )?(?:second|2nd|middle|number 2|no 2)(?: (?:one|van|of (?:them|those|these)))?\b(?! hand)/g],
  [2, /\b(?:the )?(?:third|3rd|number 3|no 3)(?: (?:one|van|of (?:them|those|these)))?\b/g],
  [-1, /\b(?:the )?(?:last|bottom) (?:one|van)\b/g],
];
const OTHER = /\bthe (?:other (?:one|van)|others|rest)\b/g;
const MANY_PLACES: readonly (readonly [readonly number[] | null, RegExp])[] = [
  [
    [0, 1],
    /\b(?:the |those |these )?(?:first|top) (?:2|two)(?: (?:ones|vans))?\b|\bboth(?: of (?:them|those|these))?\b|\b(?:these|those|the) (?:2|two)\b/g,
  ],
  [
    null,
    /\b(?:the |those |these )?(?:first |top )?(?:3|three)(?: (?:ones|vans))?(?= (?:of them|together|side by side|\.)|$| $)|\ball (?:of )?(?:them|these|those|3|three)\b/g,
  ],
];
const THIS =
  /\b(?:this (?:one|van|vehicle|pick ?up|truck|camper|tipper|luton|1)|(?:on|of|in|for|about|like|is|has|does|with) this\b|this(?= (?:plus|still|in|have|got|has|a|an|the|\.)|$))/;
const IT = /\b(?:it|its|that one|that van|that|the van|the one|same one|them|they|these|those)\b/;
/** "the crafter", "my eye on that transit": one van that both know of. */
const ARTICLE = /\b(?:the|that|this|your)(?: [a-z0-9.]+){0,3}? \{\}/;

/** "how much does the cheapest carry". */
const OF_ORDER =
  /\b(?:of|on|for|does|has|in|about|with|can|will|would|could|is) (?:the|your) \{\}|\bwhat(?:s| is| does| will)? the \{\}(?: one| van)? (?:do|carry|take|hold|weigh|manage)\b/;
/** "Would three pallets go in": in the van that is looked at. */
const FITS =
  /^ (?:(?:and|so|but|ok|,|\.) )*(?:would|will|could|can|does|do|is there room for)\b.*\b(?:go|fit|get)s? (?:\w+ )*?in\b(?! (?:the )?(?:ulez|london|zone))/;
const SUCH = /\b(?:the|that) (?:\{\} ?)+(?:one|van)\b/;
/** "How many miles on the auto?" */
const OF_SUCH = /\b(?:on|of|does|is|has|in|for|about|with|whats|hows) (?:the|that) \{\}(?= |$)/;
/** "Got a bulkhead?" */
export const GOT = /^ got (?:an? |the )?\{\}/;
/** "something like that but a ford": what follows is wished. */
const LIKE_THAT = /\{\} (?:this|that|it|these|those|them)\b/;

/** Which van is spoken of. @param wishes what the message says of a van: "the white transit" */
export const readPointer = (typed: Typed, wishes: readonly Wish[], describes: boolean, orders = false): Pointer | null => {
  if (orders && OF_ORDER.test(typed.rest)) return { by: 'order' };
  if (LIKE_THAT.test(typed.rest)) return THIS.test(typed.whole) ? { by: 'this' } : { by: 'it' };
  if (typed.drop(OTHER)) return { by: 'other' };
  for (const [places, pattern] of MANY_PLACES) if (typed.drop(pattern)) return { by: 'places', places };
  const places = PLACES.flatMap(([place, pattern]) => (typed.drop(pattern) ? [place] : []));
  const [place] = places;
  if (place !== undefined) return places.length > 1 ? { by: 'places', places } : { by: 'place', place };
  const named = wishes.some((wish) => wish.kind === 'name' && !('not' in wish && wish.not));
  if (
    (named && (describes || ARTICLE.test(typed.rest))) ||
    (wishes.length > 0 && (SUCH.test(typed.rest) || (describes && OF_SUCH.test(typed.rest))))
  ) {
    return { by: 'description', wishes };
  }
  if (THIS.test(typed.whole)) return { by: 'this' };
  if (GOT.test(typed.rest) && wishes.every(({ kind }) => kind === 'feature')) return { by: 'this' };
  if (FITS.test(typed.rest)) return { by: 'it' };
  return IT.test(typed.rest) ? { by: 'it' } : null;
};
