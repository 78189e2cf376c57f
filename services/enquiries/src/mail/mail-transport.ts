import type { SendMailOptions } from 'nodemailer';

/** Injection token of the {@link MailTransport} that the settings select. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** A composed mail. */
export type Message = SendMailOptions;

/** Delivers mails. */
export interface MailTransport {
  /**
   * Resolves once the mail is accepted for delivery; rejects if it is refused or that is unknown.
   * @param name unique to the mail and the same on a retry: letters, digits, dots and hyphens.
   */
  send(message: Message, name: string, signal: AbortSignal): Promise<void>;
  close(): void;
}
