import type { ChoiceWish } from '../wishes/wish.ts';

/** A van that is still to come, and one that could be driven off. */
const DUE = /\b(?:due in|coming in|on order|still to (?:come|arrive)|not (?:here|arrived) yet)\b/;
const HERE =
  /\b(?:ready (?:to (?:go|drive)|now|today)|(?:here|in stock) (?:now|today|already)|drive away (?:today|now)|on the forecourt)\b/;
/** "Not one that's due in", "nothing still to arrive". */
const NOT = /\b(?:not|no|nothing|none|except|avoid|without|don't want|dont want)\b(?:\W+[\w']+){0,4}\W*$/;

/** Of what is to come, not when one of them comes. */
const OF_STOCK = /^(?!.*\b(?:it|this|that|when)\b).*\b(?:what|any\w*|which|show|vans?|something|list)\b/;

/** That a van is to be here already, or still to come. @param text the message, spelt right */
export const statusWishes = (text: string): readonly ChoiceWish[] => {
  const due = DUE.exec(text);
  const isHere = HERE.test(text) || (due !== null && NOT.test(text.slice(0, due.index)));
  if (isHere) return [{ kind: 'status', values: ['In Stock'], not: false }];
  return due !== null && OF_STOCK.test(text) ? [{ kind: 'status', values: ['Due In'], not: false }] : [];
};
