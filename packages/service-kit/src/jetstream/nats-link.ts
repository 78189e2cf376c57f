import { setTimeout as delay } from 'node:timers/promises';
import { natsOptions } from '@forecourt/contracts';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { ServiceLogger } from '../logging/logger.ts';

/** How long a call to NATS may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 3_000;
const RETRY_MS = 250;

export interface JetStreamHandle {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
}

/** The process's one connection to NATS. It is opened without being waited for, and reopened for ever. */
export class NatsLink {
  /** False until NATS has answered, and again while the connection is lost. */
  connected = false;
  private readonly listeners = new Set<(connected: boolean) => void>();
  private readonly opened: Promise<JetStreamHandle>;
  private closing = false;

  constructor(
    service: string,
    url: string,
    private readonly logger: ServiceLogger,
  ) {
    this.opened = this.open(service, url);
  }

  /** Resolves when NATS has answered for the first time, however long that takes. */
  get handle(): Promise<JetStreamHandle> {
    return this.opened;
  }

  /** Calls `listener` whenever the connection is made, lost or made again. */
  onChange(listener: (connected: boolean) => void): void {
    this.listeners.add(listener);
    if (this.connected) listener(true);
  }

  /** Rejects unless NATS answers now. */
  async check(): Promise<void> {
    if (!this.connected) throw new Error('not connected');
    await (await this.opened).connection.flush();
  }

  async close(): Promise<void> {
    this.closing = true;
    if (!this.connected) {
      // Without a server there is nothing to drain, and `opened` may never resolve: it is not awaited.
      void this.opened.then(({ connection }) => connection.close());
      return;
    }
    const { connection } = await this.opened;
    await connection.drain();
  }

  private async open(service: string, url: string): Promise<JetStreamHandle> {
    const connection = await this.connect(service, url);
    void this.watch(connection);
    const handle = {
      connection,
      client: jetstream(connection, { timeout: REQUEST_TIMEOUT_MS }),
      manager: await jetstreamManager(connection, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false }),
    };
    this.change(true);
    return handle;
  }

  /** A server that is not there yet, or refuses (its accounts may still be being set up), is asked again for ever. */
  private async connect(service: string, url: string): Promise<NatsConnection> {
    for (let attempt = 1; !this.closing; attempt += 1) {
      try {
        return await connect({
          ...natsOptions(url),
          name: service,
          timeout: REQUEST_TIMEOUT_MS,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY_MS,
          reconnectJitter: 100,
          // A server that stops answering is noticed within ten seconds.
          pingInterval: 5_000,
          maxPingOut: 2,
        });
      } catch (error) {
        if (attempt === 1) this.logger.warn({ err: error }, 'waiting for NATS');
        await delay(RETRY_MS);
      }
    }
    // Closed before NATS was ever there: whoever still waits for it is stopping too.
    return new Promise(() => undefined);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        if (!this.closing) this.logger.warn('lost the connection to NATS');
        this.change(false);
      } else if (status.type === 'reconnect') {
        this.logger.info('connected to NATS again');
        this.change(true);
      }
    }
  }

  private change(connected: boolean): void {
    this.connected = connected;
    for (const listener of this.listeners) listener(connected);
  }
}
