import type { Understanding } from '@forecourt/language';
import type { Order } from '../wishes/wish.ts';

/** What a superlative is of; the more special first. */
const ORDERS: readonly (readonly [Order, RegExp])[] = [
  ['lowest monthly', /\b(?:month|monthly|pm|repayments?)\b/],
  ['lowest mileage', /\b(?:mileage|miles|milage|clock)\b/],
  ['most economical', /\b(?:fuel|mpg|econom\w*|run|efficient|juice|diesel|petrol)\b/],
  ['longest range', /\b(?:range|charge|battery)\b/],
  ['most payload', /\b(?:payload|weight|heaviest|carr(?:y|ies)|carrying|haul)\b/],
  ['most powerful', /\b(?:power\w*|bhp|fastest|quickest|engine|grunt)\b/],
  ['tallest load', /\b(?:tallest|highest|headroom|roof)\b/],
  ['longest load', /\blong(?:est)?\b/],
  ['newest', /\b(?:newest|latest|youngest|recent|new)\b/],
  ['oldest', /\b(?:oldest|old)\b/],
  ['least volume', /\b(?:smallest|tiniest|shortest|littlest)\b/],
  ['most volume', /\b(?:biggest|largest|most|space|room\w*|volume)\b/],
  ['dearest', /\b(?:dearest|expensive|priciest|best van|top)\b/],
  ['cheapest', /\b(?:cheap\w*|lowest|least|value|price)\b/],
];

/** Below this the message may be about something else. */
const LIKELY = 0.6;
/** "Which one has …": of those spoken of. */
const OF_SHOWN = /^(?:and |so |ok |but )*(?:which|what|whats|what's)\b(?! (?:is|s) (?:your|the))/;

export interface AskedOrder {
  readonly order: Order;
  readonly ofShown: boolean;
}

/** What a message asks for the best of, where that is what it is about: "which carries most". */
export const askedOrder = ({ intents: [first], slots, spelt }: Understanding): AskedOrder | null => {
  if (first?.intent !== 'rank' || first.probability < LIKELY) return null;
  const text = spelt.join(' ');
  const rank = slots.find(({ slot, sign }) => slot === 'rank' && sign === 'wanted');
  const order = (rank && ORDERS.find(([, word]) => word.test(`${spelt[rank.start - 1] ?? ''} ${rank.words}`))) ?? null;
  return order && { order: order[0], ofShown: OF_SHOWN.test(text) };
};
