import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the server received. */
export interface ReceivedMail extends Email {
  /** The envelope's recipient. */
  readonly rcptTo: string;
}

/** The server's behaviour: a hook throws to refuse, and never resolves to hang. */
export interface Manners {
  readonly onMailFrom?: () => Promise<void>;
  readonly onRcptTo?: (address: string) => Promise<void>;
  /** Called after the whole mail has arrived. */
  readonly onMail?: (mail: ReceivedMail) => Promise<void>;
}

/** An SMTP error reply. */
export const refusal = (responseCode: number, text = 'said the test'): Error => Object.assign(new Error(text), { responseCode });

/** A real local mail server that collects mails in a list. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  manners: Manners = {};

  private constructor(private readonly server: SMTPServer) {}

  static async start(port = 0): Promise<MailServer> {
    const mailServer: MailServer = new MailServer(
      new SMTPServer({
        authOptional: true,
        disabledCommands: ['AUTH', 'STARTTLS'],
        closeTimeout: 100,
        onMailFrom: (_address, _session, done) => answer(mailServer.manners.onMailFrom?.(), done),
        onRcptTo: ({ address }, _session, done) => answer(mailServer.manners.onRcptTo?.(address), done),
        onData: (stream, session, done) => {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () =>
            answer(mailServer.#take(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? ''), done),
          );
        },
      }),
    );
    const { server } = mailServer;
    // A client that is killed resets its connection.
    server.on('error', () => undefined);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return mailServer;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** The mails accepted for this address. */
  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ rcptTo }) => rcptTo === address);
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  async #take(content: Buffer, rcptTo: string): Promise<void> {
    const mail = { ...(await PostalMime.parse(content)), rcptTo };
    await this.manners.onMail?.(mail);
    this.mails.push(mail);
  }
}

const answer = (said: Promise<void> | undefined, done: (error?: Error | null) => void): void => {
  Promise.resolve(said).then(() => done(), done);
};
