import { LONGEST_CHAT_MESSAGE } from '@forecourt/contracts';

/** From how many characters before the longest message the rest is counted. */
const COUNTED = 100;

/** What is said of a message's length, and whether it can be sent. A text that is too long is kept, for its writer to shorten. */
export function lengthOf(draft: string): { readonly text: string | null; readonly isTooLong: boolean } {
  const left = LONGEST_CHAT_MESSAGE - draft.trim().length;
  const characters = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'character' : 'characters'}`;
  if (left < 0) return { text: `${characters(-left)} too many`, isTooLong: true };
  return { text: left <= COUNTED ? `${characters(left)} left` : null, isTooLong: false };
}
