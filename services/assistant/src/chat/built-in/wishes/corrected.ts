import { includesName } from '../find/name-value.ts';
import { type ChoiceWish, isChoice, type Wish } from './wish.ts';

/** A make and a model of it: no van of one is without the other. */
const isOf = (value: string, held: string): boolean => includesName(value, held) || includesName(held, value);

/** What of a wish no van can be that is as was wished before. */
export const ruledOut = ({ values }: ChoiceWish, held: Wish | undefined): readonly string[] =>
  held === undefined || !isChoice(held) || held.not
    ? []
    : values.filter((value) => held.values.every((other) => !isOf(value, other)));

const SAYS_NO = /^ (?:(?:ok|oh|hm+|sorry|wait|actually|,|\.) )*(?:no|nope|nah)\b/;
/** Who names several things after a "no", or more than one of a kind, wants none of them: "no electrics". */
const EXCLUDES = /\b(?:or|nor|and|neither|no ,? ?not)\b|\bno \w{2,}[^s\W]s\b/;

/**
 * "No manual is fine", after automatics: those were none, so that it puts right what was wished.
 *
 * @param text the message, spelt right
 * @param held what was wished of that kind before
 */
export const corrected = (wish: Wish, held: Wish | undefined, text: string): readonly Wish[] => {
  if (!isChoice(wish) || !wish.not || wish.back || EXCLUDES.test(text)) return [wish];
  const meant = ruledOut(wish, held);
  const left = wish.values.filter((value) => !meant.includes(value));
  if (meant.length === 0 || (left.length === 0 && !SAYS_NO.test(text))) return [wish];
  return [...(left.length > 0 ? [{ ...wish, values: left }] : []), { ...wish, values: meant, not: false }];
};
