import { createTransport } from 'nodemailer';
import type { MailTransport, Message } from './mail-transport.ts';

/** Connections kept to the mail server. */
export const SMTP_CONNECTIONS = 5;

/** Hands mails to the mail server of `url`; options of nodemailer may stand in its query (`?requireTLS=true`). */
export const smtpTransport = (url: string, deadlineSeconds: number): MailTransport => {
  const milliseconds = deadlineSeconds * 1_000;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // A message whose connection broke may have been accepted: the queue decides about sending it again, and counts that.
    maxRequeues: 0,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message: Message, _name: string, signal: AbortSignal) => {
      await transport.sendMail({ ...message, signal });
    },
    close: () => transport.close(),
  };
};
