import { wantsElectric } from '../find/search.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from './conversation.ts';
import type { Wish } from './wish.ts';

/** The use is all that was said: "a van for my market stall". */
export const saysOnlyUse = ({ plainUse, wishes, order }: Reading, before: Conversation): boolean =>
  plainUse && wishes.length === 0 && order === null && before.wishes.size === 0;

/** What a trade means for the body, where nothing else says which: parcels travel in a panel van, and so does most else. */
export const purposeOf = (reading: Reading, before: Conversation): readonly Wish[] => {
  const purpose = reading.purpose ?? (saysOnlyUse(reading, before) ? 'Panel Van' : null);
  if (purpose === null || before.wishes.has('body') || before.wishes.has('name')) return [];
  return reading.wishes.some(({ kind }) => kind === 'body' || kind === 'name' || kind === 'seats')
    ? []
    : [{ kind: 'body', values: [purpose], not: false, ...(purpose !== 'Campervan' && { guessed: true as const }) }];
};

/** What is listed is driven in summer, empty and slowly. */
const SPARE = 1.2;
/** An electric van has to do the day's miles with some to spare; others fill up on the way. */
const tripOf = ({ wishes, demands }: Reading, { dailyMiles }: Conversation): readonly Wish[] => {
  const told = wantsElectric(wishes) ? dailyMiles : null;
  const miles = demands.find(({ kind }) => kind === 'range')?.value ?? told;
  if (miles === null || wishes.some(({ kind }) => kind === 'range')) return [];
  const words = `range for ${miles} miles a day`;
  return [{ kind: 'range', min: Math.ceil(miles * SPARE), max: null, words, charged: true }];
};

/** What follows from what is towed, how far it goes in a day and what matters. */
export const neededOf = (reading: Reading, before: Conversation): readonly Wish[] => {
  const tows = reading.heard.includes('trailer') && reading.wishes.every(({ kind }) => kind !== 'towing' && kind !== 'feature');
  return [
    ...(tows ? [{ kind: 'feature' as const, feature: 'towbar', not: false }] : []),
    ...tripOf(reading, before),
    ...reading.matters.map((order) => ({ kind: 'soft' as const, order })),
  ];
};
