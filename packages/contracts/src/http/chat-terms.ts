// Apart from the schemas, so that the widget does not have to load zod.

/** Longest message of a visitor to the assistant, in characters. */
export const LONGEST_CHAT_MESSAGE = 1_000;
/** Longest answer of the assistant, in characters. */
export const LONGEST_CHAT_ANSWER = 4_000;
/** How many turns before a message are taken with it; the widget leaves the oldest out. */
export const MOST_EARLIER_TURNS = 20;
/**
 * How many characters those turns have together at most. However they are written, a message then fits into what a service
 * takes as one request, and a phone with a poor connection has not much to send.
 */
export const MOST_EARLIER_CHARACTERS = 40_000;
/** Longest message of an enquiry from the chat, in characters: the visitor's own, and the conversation. */
export const LONGEST_CHAT_ENQUIRY = 100_000;
/** How many vans an answer recommends at most. */
export const MOST_RECOMMENDED = 3;
