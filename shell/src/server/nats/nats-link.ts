import { setTimeout as delay } from 'node:timers/promises';
import { natsOptions } from '@forecourt/contracts';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '../log.ts';

/** Runs while there is a connection; ends or throws when it can do no more, and is then started again. */
export type NatsSession = (connection: NatsConnection, signal: AbortSignal) => Promise<void>;

const RETRY_MS = 1_000;

/** The shell's connection to NATS. It may be missing for as long as it likes: sessions wait for it and start anew with it. */
export class NatsLink {
  private readonly stopping = new AbortController();
  private connection: NatsConnection | undefined;
  private readonly url: string;
  private readonly logger: Logger;

  constructor(url: string, logger: Logger) {
    this.url = url;
    this.logger = logger;
  }

  /** Connects in the background and runs each session now and after every new connection. */
  start(sessions: Readonly<Record<string, NatsSession>>): void {
    void this.run(sessions);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.connection?.close();
  }

  private async run(sessions: Readonly<Record<string, NatsSession>>): Promise<void> {
    const connection = await this.connect();
    if (!connection) return;
    this.connection = connection;
    let current = new AbortController();
    const begin = () => {
      current = new AbortController();
      for (const [name, session] of Object.entries(sessions)) {
        void this.keepRunning(name, session, connection, AbortSignal.any([current.signal, this.stopping.signal]));
      }
    };
    begin();
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') {
        this.logger.warn('disconnected from NATS');
        current.abort();
      } else if (type === 'reconnect') {
        this.logger.info('connected to NATS again');
        begin();
      }
    }
    current.abort();
  }

  private async connect(): Promise<NatsConnection | undefined> {
    let reported = false;
    while (!this.stopping.signal.aborted) {
      try {
        const options = { name: 'shell', maxReconnectAttempts: -1, reconnectTimeWait: RETRY_MS };
        return await connect({ ...natsOptions(this.url), ...options });
      } catch (error) {
        if (!reported) this.logger.warn({ err: error }, 'NATS cannot be reached; going on without it');
        reported = true;
        await this.pause();
      }
    }
    return undefined;
  }

  private async keepRunning(name: string, session: NatsSession, connection: NatsConnection, signal: AbortSignal): Promise<void> {
    let reported = '';
    while (!signal.aborted) {
      try {
        await session(connection, signal);
        reported = '';
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        // Once for each cause: a stream that does not exist yet is asked for again and again.
        if (!signal.aborted && message !== reported) {
          this.logger.warn({ err: error, session: name }, 'NATS session failed; it is started again until it works');
        }
        reported = message;
      }
      if (!signal.aborted) await this.pause();
    }
  }

  private async pause(): Promise<void> {
    await delay(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
