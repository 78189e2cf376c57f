import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { Wish } from '../wishes/wish.ts';
import { isOutside } from './margins.ts';

const ONES =
  /\b(?:ones?|vans?|any|any \w+|(?:camp|tipp|pick ?up|luton)\w*) (?:that|which|what) (?:do|does|has|have|are|is)(?: \.)* $/;
/** "What van would it fit in then". */
const WHICH_WOULD = /^ (?:\w+ ){0,2}(?:wh?[ao]t|which) (?:\w+ )?(?:vans?|ones?) (?:\w+ )?(?:it|that|this|they|those)\b/;
/** What a van would have to hold, carry, reach or fit into, as a wish. */
export const demandsOf = ({ demands }: Reading): readonly Wish[] =>
  demands.map(({ kind, value }) => {
    if (isOutside(kind)) return { kind, min: null, max: value };
    return { kind, min: value, max: null, ...(kind === 'range' && { charged: true as const }) };
  });

/** "Only the ones that do": what was asked of all is wished now. */
export const onesThatDo = (reading: Reading, { questioned }: Conversation): Reading | null => {
  if (questioned === null) return null;
  if (questioned.wishes.length > 0 && ONES.test(reading.text)) return { ...reading, wishes: questioned.wishes, pointer: null };
  const wishes = reading.wishes.length === 0 && WHICH_WOULD.test(reading.text) ? demandsOf(questioned) : [];
  return wishes.length === 0 ? null : { ...reading, wishes, pointer: null, topics: [] };
};
