import type { SendMailOptions } from 'nodemailer';

/** Injection token of the {@link MailTransport} that the settings choose. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

/** A mail ready to go. */
export type Message = SendMailOptions;

/** Hands mails over for delivery. */
export interface MailTransport {
  /**
   * Resolves once the mail is theirs; rejects when it is not, or when that is not known.
   * @param name the same each time the same mail is sent: letters, digits, dots and hyphens.
   * @param signal gives up.
   */
  send(message: Message, name: string, signal: AbortSignal): Promise<void>;
  close(): void;
}
