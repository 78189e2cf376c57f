// Separate from the schemas, so that the widget does not load zod.

/** A visitor's message to the assistant, in characters. */
export const MAX_CHAT_MESSAGE_LENGTH = 1_000;
/** An answer of the assistant, in characters. */
export const MAX_CHAT_ANSWER_LENGTH = 4_000;
/** Earlier turns sent with a message; the widget drops the oldest. */
export const MAX_EARLIER_TURNS = 20;
/**
 * Characters of those turns in total. In any script, the request then stays within a service's body limit and is small enough for
 * a phone with a poor connection.
 */
export const MAX_EARLIER_CHARACTERS = 40_000;
/** Message of an enquiry from the chat, in characters, including the transcript. */
export const MAX_CHAT_ENQUIRY_LENGTH = 100_000;
/** The most wishes that an answer names, and the most messages that it suggests. */
export const MAX_UNDERSTOOD_WISHES = 12;
export const MAX_SUGGESTED_REPLIES = 3;

const TAKES_BACK = 'Never mind: ';
/** The message that takes back a wish which an answer names, so that it is part of the conversation as anything typed is. */
export const takingBack = (wish: string): string => `${TAKES_BACK}${wish}`;
/** The wish that a message of {@link takingBack} takes back; null for any other message. */
export const wishTakenBack = (message: string): string | null =>
  message.startsWith(TAKES_BACK) ? message.slice(TAKES_BACK.length) : null;

/** Vans recommended in one answer. */
export const MAX_RECOMMENDED = 3;
