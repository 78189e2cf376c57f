import type { Reading } from '../understand/reading.ts';
import type { Conversation } from './conversation.ts';
import type { Wish } from './wish.ts';

/** What a trade means for the body, where nothing else says which: parcels travel in a panel van. */
export const purposeOf = ({ purpose, wishes }: Reading, before: Conversation): readonly Wish[] => {
  if (purpose === null || before.wishes.has('body') || before.wishes.has('name')) return [];
  return wishes.some(({ kind }) => kind === 'body' || kind === 'name' || kind === 'seats')
    ? []
    : [{ kind: 'body', values: [purpose], not: false }];
};
