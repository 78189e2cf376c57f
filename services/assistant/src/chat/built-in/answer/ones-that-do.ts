import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';

const ONES =
  /\b(?:ones?|vans?|any|any \w+|(?:camp|tipp|pick ?up|luton)\w*) (?:that|which|what) (?:do|does|has|have|are|is)(?: \.)* $/;
/** "Only the ones that do": what was asked of all is wished now. */
export const onesThatDo = (reading: Reading, { questioned }: Conversation): Reading | null => {
  if (questioned === null || questioned.wishes.length === 0 || !ONES.test(reading.text)) return null;
  return { ...reading, wishes: questioned.wishes, pointer: null };
};
