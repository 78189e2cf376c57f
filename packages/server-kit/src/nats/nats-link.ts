import { setTimeout as delay } from 'node:timers/promises';
import { natsOptions } from '@forecourt/contracts';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from '../logging/logger.ts';

/** How long a call to NATS may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 3_000;
const RETRY_MS = 250;

export interface JetStreamHandle {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
  /** How many servers are to keep each stream: one of a cluster of three may fail. */
  readonly replicas: 1 | 3;
}

/** Work that runs while the connection lasts; `signal` is aborted when it is lost. */
export type NatsSession = (handle: JetStreamHandle, signal: AbortSignal) => Promise<void>;

/** The process's connection to NATS, opened in the background and reopened for ever. */
export class NatsLink {
  private readonly listeners = new Set<(connected: boolean) => void>();
  private readonly opened: Promise<JetStreamHandle>;
  private readonly closing = new AbortController();
  /** Aborted when the current connection is lost; undefined while there is none. */
  private present: AbortController | undefined;

  /** @param service the name of the connection in NATS. */
  constructor(
    service: string,
    url: string,
    private readonly logger: Logger,
  ) {
    this.opened = this.open(service, url);
  }

  /** False before the first connection and while it is lost. */
  get connected(): boolean {
    return this.present !== undefined;
  }

  /** Resolves on the first connection, however long that takes. */
  get handle(): Promise<JetStreamHandle> {
    return this.opened;
  }

  /** Calls `listener` whenever the connection is established or lost. */
  onChange(listener: (connected: boolean) => void): void {
    this.listeners.add(listener);
    if (this.connected) listener(true);
  }

  /** Runs the session on each connection, and again if it ends or throws, until the link is closed. */
  async keepRunning(name: string, session: NatsSession): Promise<void> {
    let reported = '';
    const handle = await this.opened;
    while (!this.closing.signal.aborted) {
      try {
        if (this.present) await session(handle, this.present.signal);
      } catch (error) {
        // Logged once, because there are four attempts a second.
        if (this.connected && String(error) !== reported)
          this.logger.warn({ err: error, session: name }, 'NATS session starts again');
        reported = String(error);
      }
      await delay(RETRY_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  /** Rejects unless NATS answers now. */
  async check(): Promise<void> {
    if (!this.connected) throw new Error('not connected');
    await (await this.opened).connection.flush();
  }

  async close(): Promise<void> {
    this.closing.abort();
    // Not awaited: without a server there is nothing to drain, and `opened` may never resolve.
    if (!this.connected) void this.opened.then(({ connection }) => connection.close());
    else await (await this.opened).connection.drain();
  }

  private async open(service: string, url: string): Promise<JetStreamHandle> {
    const connection = await this.connect(service, url);
    void this.watch(connection);
    const handle = {
      connection,
      client: jetstream(connection, { timeout: REQUEST_TIMEOUT_MS }),
      manager: await jetstreamManager(connection, { timeout: REQUEST_TIMEOUT_MS, checkAPI: false }),
      replicas: connection.info?.cluster === undefined ? 1 : 3,
    } as const;
    this.change(true);
    return handle;
  }

  /** Retries for ever if the server is down or refuses, as its accounts may still be being set up. */
  private async connect(service: string, url: string): Promise<NatsConnection> {
    for (let attempt = 1; !this.closing.signal.aborted; attempt += 1) {
      try {
        return await connect({
          ...natsOptions(url),
          name: service,
          timeout: REQUEST_TIMEOUT_MS,
          // A trace kept for each request, for an error that it may end in, costs more than publishing it.
          noAsyncTraces: true,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RETRY_MS,
          reconnectJitter: 100,
          // Notices an unresponsive server within ten seconds.
          pingInterval: 5_000,
          maxPingOut: 2,
        });
      } catch (error) {
        if (attempt === 1) this.logger.warn({ err: error }, 'waiting for NATS');
        await delay(RETRY_MS);
      }
    }
    // Closed before the first connection: everything that waits for it is stopping too.
    return new Promise(() => undefined);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') {
        if (!this.closing.signal.aborted) this.logger.warn('lost the connection to NATS');
        this.change(false);
      } else if (status.type === 'reconnect') {
        this.logger.info('connected to NATS again');
        this.change(true);
      }
    }
    this.change(false);
  }

  private change(connected: boolean): void {
    this.present?.abort();
    this.present = connected ? new AbortController() : undefined;
    for (const listener of this.listeners) listener(connected);
  }
}
