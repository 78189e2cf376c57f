import type { HeardSlot, Slot, Understanding } from '@forecourt/language';
import { isAllowed } from './allowed.ts';
import type { Heard } from './heard-slot.ts';
import { isMissed, isNegated } from './negation.ts';
import { settledSlot } from './settled-slot.ts';
import { unmarkedFigures } from './unmarked-figures.ts';

const WORDS_BEFORE = 7;
const WORDS_AFTER = 6;
/** Between two names of any kind. */
const EITHER = /^(?:or|nor)(?: (?:an?|the|any))?$/;
/** "Not white" gives nothing up: it is not wanted. */
const RULES_OUT = /\bnot(?: an?)?$/;
/** "The VW is too dear". */
const TOO_MUCH = /^(?:is|are|'s|looks?|seems?) (?:a |bit |way |far |just )*too\b/;
/** "No, the diesel auto" puts right what was misunderstood. */
const NO_BUT =
  /^no ,? ?(?:the|its|it's|i want|i meant|i said|sorry|wait|actually|make (?:it|that)|just)(?: ,)?(?: (?:an?|the))?$/;
/** What bounds the next figure. */
const NEXT = /\b(?:and |but |, ?)?(?:under|below|up to|max|over|above|around|about|(?:less|more) than|from)$/;
/** Between two names of one kind. */
const OR = /^(?:or|nor|and|,)(?: (?:an?|the|any))?$/;
const NAMES: ReadonlySet<Slot> = new Set([
  'make',
  'model',
  'body',
  'fuel',
  'gearbox',
  'colour',
  'condition',
  'equipment',
  'size',
]);

/**
 * The slots of a message with what stands about them. What is right before a name says more than what was learnt of its surroundings.
 *
 * @param forVans whether it may ask for vans, so that an amount which the tagger has overlooked is a price
 */
export const heardIn = ({ slots, spelt, tokens }: Understanding, forVans: boolean): readonly Heard[] => {
  const marked = placed(slots, { spelt, tokens });
  const figures = forVans ? unmarkedFigures(tokens, spelt, marked) : [];
  return placed(
    [...marked, ...figures].sort((a, b) => a.start - b.start),
    { spelt, tokens },
  );
};

const placed = (all: readonly HeardSlot[], { spelt, tokens }: Pick<Understanding, 'spelt' | 'tokens'>): readonly Heard[] => {
  const heard: Heard[] = [];
  all.forEach((slot, index) => {
    // "Replace four diesel vans", "newer than a 19 plate": what stands before these is about the next.
    const previous = all.slice(0, index).findLast((other) => other.slot !== 'quantity' && other.slot !== 'compare');
    const from = Math.max(previous?.end ?? 0, slot.start - WORDS_BEFORE);
    const to = Math.min(all[index + 1]?.start ?? spelt.length, slot.end + WORDS_AFTER);
    const before = spelt.slice(from, slot.start).join(' ');
    const said = spelt.slice(slot.end, to).join(' ');
    // "10 cube and under £300": what bounds the next figure is not about this one.
    const after = to === all[index + 1]?.start ? said.replace(NEXT, '') : said;
    const last = heard.at(-1);
    const goesOn =
      last?.sign === 'unwanted' && last.end === from && (EITHER.test(before) || (OR.test(before) && last.slot === slot.slot));
    const isName = NAMES.has(slot.slot);
    const isNot =
      isName &&
      (TOO_MUCH.test(spelt.slice(slot.end, slot.end + WORDS_AFTER).join(' ')) ||
        ((slot.sign === 'wanted' || RULES_OUT.test(before)) && (goesOn || isNegated(before))));
    heard.push({
      ...slot,
      sign:
        (from === 0 && NO_BUT.test(before)) || (isName && isMissed(before, after)) ? 'wanted' : isNot ? 'unwanted' : slot.sign,
      tokens: tokens.slice(slot.start, slot.end),
      before,
      after,
      allowed: isAllowed(before, after),
    });
  });
  return heard.flatMap((one) => {
    const slot = settledSlot(one);
    return slot === null ? [] : [{ ...one, slot }];
  });
};

export const wantedOf = (heard: readonly Heard[], ...names: readonly Slot[]): readonly Heard[] =>
  heard.filter(({ slot, sign }) => sign === 'wanted' && names.includes(slot));
