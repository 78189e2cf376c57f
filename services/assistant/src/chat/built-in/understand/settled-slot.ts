import { amountsOf, lengthsOf, type Slot } from '@forecourt/language';
import type { Heard } from './heard-slot.ts';

/** Outside measures, by what follows the figure: "2 metres wide". */
const AXES = [
  ['van_width', /^(?:in )?(?:wide|width|across)\b/, 'load_width'],
  ['van_length', /^(?:in )?(?:long|length)\b/, 'load_length'],
  ['van_height', /^(?:in )?(?:high|tall|height)\b/, 'load_height'],
] as const;
/** No van is smaller outside, in mm. */
const LEAST = { van_width: 1_600, van_length: 3_300, van_height: 1_600 } as const;
/** No van is as high as this, in mm. */
const TALLEST = 3_600;
const MONTH = /\b(?:month\w*|pm|pcm|week|weekly|pw|wk)\b/;
/** No van costs so much a month, nor so little. */
const MOST_MONTHLY = 3_000;
const PLATE = 76;
const OLDEST = 1_990;
const LATEST = 2_035;

/** What goes in: "to shift a 3 m sofa". */
const PUTS_IN = /\b(?:carry|shift|move|get|put|load|takes?|hauls?)(?: an?| my| our| some)?$/;
const PLACE = /\b(?:barrier|garage|bridge|park\w*|drive|driveway|bay|gate|space)\b/;

type Settle = (heard: Heard, figure: number) => Slot | null;

const outside: Settle = ({ slot, before, after, tokens }) => {
  if (PUTS_IN.test(before) && !PLACE.test(after)) return 'cargo_size';
  const [axis, , inner = slot] = AXES.find(([, pattern]) => pattern.test(after)) ?? [];
  const longest = Math.max(0, ...lengthsOf(tokens));
  // "A quad bike 2.1 m long" goes in: no van is so short.
  if (axis !== undefined) return longest < LEAST[axis] ? inner : axis;
  if (slot === 'van_height' && longest > TALLEST) return 'van_length';
  // "A 3 metre garage" is so high.
  return slot === 'van_length' && longest < LEAST.van_length ? 'van_height' : slot;
};
const DOWN = /^(?:deposit|down|up ?front)\b/;
const money: Settle = ({ slot, words, after }, figure) => {
  if (DOWN.test(after)) return 'deposit';
  if (slot === 'monthly') return figure < MOST_MONTHLY ? slot : 'budget';
  return figure < MOST_MONTHLY && MONTH.test(`${words} ${after}`) ? 'monthly' : slot;
};
const year: Settle = ({ slot }, figure) => (figure <= PLATE || (figure >= OLDEST && figure <= LATEST) ? slot : null);

/** "Under 30k" is a price where nothing speaks of miles: few vans have run so little. */
const FEWEST_MILES = 50_000;
const MILES = /\b(?:mile\w*|milage|clock|odometer|on it|done|run)\b/;
const mileage: Settle = ({ slot, before, words, after }, figure) =>
  figure <= FEWEST_MILES && !MILES.test(`${before} ${words} ${after}`) ? 'budget' : slot;

/** "Trays 1,800 high". */
const UPRIGHT = /^(?:mm |cm |m |ft |foot )?(?:high|tall)\b/;
/** "A wardrobe 1390 wide". */
const ACROSS = /^(?:[\d,.]+ ?)?(?:mm |cm |m |ft |foot )?(?:wide|across)\b/;
const cargo: Settle = ({ slot, words, after, tokens }) => {
  if (UPRIGHT.test(after)) return 'load_height';
  return lengthsOf(tokens).length === 1 && (ACROSS.test(words) || ACROSS.test(after)) ? 'load_width' : slot;
};

const SETTLE: Readonly<Partial<Record<Slot, Settle>>> = {
  ...Object.fromEntries(AXES.map(([slot]) => [slot, outside])),
  budget: money,
  monthly: money,
  cargo_size: cargo,
  mileage,
  year,
};

const SUMS: ReadonlySet<Slot> = new Set(['budget', 'monthly', 'deposit', 'debt', 'trade_in_value', 'offer']);
const OF_MONEY: readonly RegExp[] = [/£ ?$/, /£|\b(?:grand|quid|pounds?)\b/, /^(?:grand|quid|pounds?)\b/];
/** Whatever has a sign of money is a sum. */
const isSum = ({ slot, before, words, after }: Heard): boolean =>
  (slot === 'quantity' || /\d/.test(words)) && [before, words, after].some((text, place) => OF_MONEY[place]?.test(text));
const A_DAY = /^(?:miles? )?(?:a|per|each|every) day\b|^daily\b/;
/** "Something I can pick up this week". */
const TO_FETCH = /\b(?:can|could|to|will|would|i|we|and)$/;
const OF_BARRIER: ReadonlySet<Slot> = new Set(['person_size', 'cargo_size', 'load_height', 'load_length']);
const BARRIER = /\b(?:barrier|garage|bridge|car ?park)\b/;
/** What a van is driven through. */
const GATE = /\b(?:gates?|gateway|gate ?posts?|posts|gap|archway|alley\w*|passage\w*|entry|narrow)\b/;

/** The slot that a figure belongs to, where its size excludes what the tagger made of it; null for none. */
export const settledSlot = (heard: Heard): Slot | null => {
  if (heard.slot === 'body' && /^pick up$/.test(heard.words) && TO_FETCH.test(heard.before)) return null;
  const figure = amountsOf(heard.tokens)[0]?.value;
  if (figure === undefined) return heard.slot;
  const { slot, before, after } = heard;
  // "Will it do 100 a day".
  if ((slot === 'budget' || slot === 'monthly') && A_DAY.test(after) && !isSum(heard)) return 'trip';
  // "A bridge at 3.1 m" is gone under, whatever else the figure may be.
  if (OF_BARRIER.has(slot) && (BARRIER.test(before) || BARRIER.test(after)))
    return outside({ ...heard, slot: 'van_height' }, figure);
  const isGate = OF_BARRIER.has(slot) && (GATE.test(before) || GATE.test(after));
  if (isGate && Math.max(0, ...lengthsOf(heard.tokens)) >= LEAST.van_width)
    return outside({ ...heard, slot: 'van_width' }, figure);
  const own = isSum(heard) && !SUMS.has(slot) ? 'budget' : slot;
  const settle = SETTLE[own];
  return settle === undefined ? own : settle({ ...heard, slot: own }, figure);
};
