import type { NodemailerError } from 'nodemailer';
import type { QueuedMail } from './queued-mail.ts';

/** What to do with a mail that could not be sent. */
export type RetryPlan = { readonly retryInSeconds: number } | 'abandon';

const FIRST_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 60 * 60;
/** When mail servers give up too (RFC 5321 §4.5.4.1), in milliseconds. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1_000;

/**
 * Mails to the dealership are retried for ever, because a wrong address or password of its own will be corrected. All others
 * are abandoned after five days, and those to a visitor when the mail server permanently refuses the address or the message.
 * @param now Unix milliseconds.
 */
export const retryPlan = (error: unknown, mail: QueuedMail, now: number): RetryPlan => {
  const isOver = now - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (mail.recipient !== 'dealership' && isOver) return 'abandon';
  if (mail.recipient === 'visitor' && isRefusedForGood(error)) return 'abandon';
  return { retryInSeconds: Math.min(FIRST_RETRY_SECONDS * 2 ** (mail.attempts - 1), MAX_RETRY_SECONDS) };
};

/** A refused sign-in, sender or connection is the dealership's problem and says nothing about this recipient. */
const isRefusedForGood = (error: unknown): boolean => {
  const { permanent, command } = error as Partial<NodemailerError>;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
};
