import type { Heard } from './heard-slot.ts';

/** How a figure bounds what is wished; null where nothing says so. */
export type Bound = 'least' | 'most' | 'about' | null;

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const NOT = wordsOf("no not nae nothing never none nowt without don't can't won't isn't dont cant wont");
const MORE = wordsOf('over above more past beyond least min minimum from upward upwards exceeds exceeding');
const LESS = wordsOf(
  'under below less max maximum upto within top tops limit ceiling fewer cheaper lower most up until till budget',
);
/** Of a year these bound as well; elsewhere "after a £10,000 van" looks for one. */
const LATER = wordsOf('after since newer later younger');
const EARLIER = wordsOf('before pre older earlier');
const ABOUT = /^(?:about|around|round|roughly|circa|near|nearly|approx\w*|region|abouts|~)$/;
/** "What about 8 grand" bounds nothing. */
const ASKS = wordsOf('what how');
const MORE_AFTER: readonly RegExp[] = [
  /^(?:\+(?! ?vat)|plus(?! (?:the )?vat)|onwards?|up(?:wards?)?\b(?! to\b)|minimum|min\b|at least)/,
  /^(?:or|and) (?:more|over|above|newer|later|up\w*|on\w*|bigger|better|higher)/,
];
const LESS_AFTER = /^(?:or|and) (?:less|under|below|older|lower)\b|^(?:max\w*|tops|limit|absolute|at most|at the most)\b/;
const ABOUT_AFTER = /^-? ?ish\b|^or (?:so|thereabouts)\b|^(?:\+ |plus )?(?:vat )?or thereabouts\b/;
/** What stands before it bounds something else: "more than that, 60". */
const OTHER = /^.*\bthan (?:that|this|those|these|it)\b/;

/** How far before "more than" a negation stands: "don't want to spend more than". */
const NOT_BEFORE = 4;

const OPPOSITE = { least: 'most', most: 'least' } as const;

/**
 * How the words about a figure bound it, the nearest first: "no more than" is `most`.
 *
 * @param dates whether it is a year or, older than another where it is more, an age
 */
export const boundOf = (
  { before, after, words }: Pick<Heard, 'before' | 'after' | 'words'>,
  dates: 'year' | 'age' | null = null,
): Bound => {
  if (LESS_AFTER.test(after)) return 'most';
  if (MORE_AFTER.some((pattern) => pattern.test(after))) return 'least';
  if (ABOUT_AFTER.test(after)) return 'about';
  const near = `${before.replace(OTHER, '')} ${/^\w/.test(words) ? words : ''}`.trim().split(' ');
  for (let place = near.length - 1; place >= 0; place -= 1) {
    const word = near[place] ?? '';
    // "Max about £13k" is a limit.
    if (ABOUT.test(word) && !ASKS.has(near[place - 1] ?? '')) return LESS.has(near[place - 1] ?? '') ? 'most' : 'about';
    const isNot = near.slice(Math.max(0, place - NOT_BEFORE), place).some((other) => NOT.has(other));
    if (dates !== null && (LATER.has(word) || EARLIER.has(word))) {
      const later = LATER.has(word) === (dates === 'year') ? 'least' : 'most';
      return isNot ? OPPOSITE[later] : later;
    }
    if (MORE.has(word)) return isNot ? 'most' : 'least';
    if (LESS.has(word)) return NOT.has(near[place - 1] ?? '') ? 'least' : 'most';
  }
  return near.includes('say') ? 'about' : null;
};
