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
    : [{ kind: 'body', values: [purpose], not: false }];
};
