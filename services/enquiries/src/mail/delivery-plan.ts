import type { NodemailerError } from 'nodemailer';
import type { QueuedMail } from './queued-mail.ts';

/** What is to become of a mail that could not be sent. */
export type DeliveryPlan = { readonly retryInSeconds: number } | 'abandon';

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 60 * 60;
/** As mail servers give up themselves (RFC 5321 §4.5.4.1), in milliseconds. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1_000;

/**
 * The dealership's own mails are tried for ever: an address or a password of theirs that is wrong gets mended. A visitor's is
 * abandoned when the mail server refuses their address or the message for good, and after five days.
 * @param now Unix milliseconds.
 */
export const planAfter = (error: unknown, mail: QueuedMail, now: number): DeliveryPlan => {
  const isOver = isRefusedForGood(error) || now - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (mail.recipient === 'visitor' && isOver) return 'abandon';
  return { retryInSeconds: Math.min(FIRST_RETRY_SECONDS * 2 ** (mail.attempts - 1), LONGEST_RETRY_SECONDS) };
};

/** Refusals of a sign-in, of the sender or of a connection are the dealership's to mend, and say nothing of this visitor. */
const isRefusedForGood = (error: unknown): boolean => {
  const { permanent, command } = error as Partial<NodemailerError>;
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
};
