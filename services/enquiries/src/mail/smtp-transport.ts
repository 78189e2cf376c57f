import { createTransport } from 'nodemailer';
import type { MailTransport, Message } from './mail-transport.ts';

/** Size of the connection pool. */
export const SMTP_CONNECTIONS = 5;

/** Sends mails through the server at `url`, whose query may hold nodemailer's options (`?requireTLS=true`). */
export const smtpTransport = (url: string, deadlineSeconds: number): MailTransport => {
  const milliseconds = deadlineSeconds * 1_000;
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // If the connection breaks, the message may have been accepted. Our own queue decides about retries and counts them.
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
