import { MAX_CHAT_MESSAGE_LENGTH } from '@forecourt/contracts';

/** How many characters before the limit the counter appears. */
const COUNTED = 100;

/** The counter and whether the message can be sent. Text over the limit is kept, so that its writer can shorten it. */
export function lengthOf(draft: string): { readonly text: string | null; readonly isTooLong: boolean } {
  const left = MAX_CHAT_MESSAGE_LENGTH - draft.trim().length;
  const characters = (count: number) => `${count.toLocaleString('en-GB')} ${count === 1 ? 'character' : 'characters'}`;
  if (left < 0) return { text: `${characters(-left)} too many`, isTooLong: true };
  return { text: left <= COUNTED ? `${characters(left)} left` : null, isTooLong: false };
}
