import { splitChatMessage } from '@forecourt/rules';

const MAX_REPEATED_LENGTH = 1_000;

/** What a reader could follow: an address of a mailbox or a page, or a number to ring. */
const CAN_BE_FOLLOWED = /@|:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}|(?:\p{Nd}[\s().-]*){6,}/iu;

/** Characters that nobody sees, which could hide a link or turn the direction of the text. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]|(?!\n)\p{Cc}/gu;

/**
 * What the visitor wrote, if a mail to an address that anybody may have entered may repeat it (ADR 054): nothing in it leads
 * anywhere, so it cannot carry somebody else's offer. Null otherwise, and without a message.
 */
export const repeatable = (message: string | null): string | null => {
  const words = (splitChatMessage(message ?? '')?.message ?? message ?? '').replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim();
  if (words === '' || words.length > MAX_REPEATED_LENGTH) return null;
  return CAN_BE_FOLLOWED.test(words.normalize('NFKC')) ? null : words;
};
