import type { Dealership } from '@forecourt/contracts';
import { ApiError } from '@forecourt/web-kit';
import { inTime } from '@forecourt/web-kit/forms';

type Reached = Pick<Dealership, 'phone' | 'email'>;

/** The bot's own messages. */
export const greeting = ({ tradingName }: Pick<Dealership, 'tradingName'>): string =>
  `Hello, I'm the sales assistant at ${tradingName}. Tell me your budget and what you carry, and I will find vans that fit, with the finance worked out.`;

export const interrupted = 'I was interrupted before I could answer that.';

export const leadSent = (name: string): string =>
  `Thank you, ${name.trim().split(/\s+/)[0]}. Our sales team has your details and this conversation, and will be in touch.`;

/** An answer came with nothing in it (product §8). */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** What the bot says instead of an answer (product §8). */
export function troubleText(error: unknown, { phone, email }: Reached): string {
  if (error instanceof NoAnswer) return `Sorry, I could not process a response to that. Please call us on ${phone}.`;
  const reach = `contact our sales team on ${phone} or at ${email}.`;
  // As fetch has it, also when an answer breaks off.
  if (error instanceof TypeError) {
    return `Sorry, I am having trouble processing your request: the connection was lost. Please try again, or ${reach}`;
  }
  if (error instanceof ApiError && error.status === 429) {
    const when = inTime(error.retryAfterSeconds);
    return `Sorry, I am having trouble processing your request: there have been many messages from your connection. Please try again ${when}, or ${reach}`;
  }
  return `Sorry, I am having trouble processing your request. Please ${reach}`;
}
