import { LEVEL_EVERY_MS, levelSubject } from '@forecourt/contracts';
import { isStoreUnavailable, type JetStreamHandle, type Logger, Metrics, NatsLink } from '@forecourt/server-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Counter } from 'prom-client';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { ensureStream } from '../jetstream/streams.ts';
import { LOGGER } from '../logging/logger.ts';
import { type Acknowledgement, type OutboxRow, OutboxRows } from './outbox-rows.ts';
import { publishRow } from './publish-row.ts';
import { WakeUp } from './wake-up.ts';

/** Events of this process are relayed at once. This often the relay looks for those that a stopped replica left, and reports that there are none. */
const POLL_MS = LEVEL_EVERY_MS;
/** How often to check that the stream still holds what it acknowledged. */
const VERIFY_MS = 5_000;
const RETRY_MS = 250;

/** Publishes committed events to JetStream. Any number of replicas may run one. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly published: Counter;
  private readonly wakeUp = new WakeUp();
  private running: Promise<void> = Promise.resolve();
  private stopping = false;
  /** When the stream was created that rows are recorded against; undefined until it has been verified. */
  private streamCreated: string | undefined;
  private verifiedAt = 0;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly nats: NatsLink,
    private readonly rows: OutboxRows,
    { registry }: Metrics,
  ) {
    this.published = new Counter({
      name: 'outbox_published_total',
      help: 'Events that JetStream acknowledged',
      registers: [registry],
    });
  }

  onApplicationBootstrap(): void {
    this.nats.onChange((connected) => {
      this.streamCreated = undefined;
      if (connected) this.wakeUp.wake();
    });
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeUp.wake();
    await this.running;
  }

  /** Called after a commit with events. */
  wake(): void {
    this.wakeUp.wake();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const wait = this.nats.connected ? await this.relay() : POLL_MS;
      if (!this.stopping) await this.wakeUp.within(wait);
    }
    // The events of the last requests; anything else is left to another replica or the next start.
    if (this.nats.connected) await this.relay();
  }

  /** Publishes all pending events. @returns the delay before the next round, in milliseconds. */
  private async relay(): Promise<number> {
    try {
      const handle = await this.nats.handle;
      await this.verify(handle);
      let level = await this.rows.areLevel();
      if (!level) {
        while ((await this.rows.publishNext((rows) => this.publish(handle, rows))) > 0);
        level = await this.rows.areLevel();
      }
      if (level) handle.connection.publish(levelSubject(this.service));
      return POLL_MS;
    } catch (error) {
      this.streamCreated = undefined;
      if (isStoreUnavailable(error)) this.logger.debug({ err: error }, 'events wait in the outbox');
      else this.logger.error({ err: error }, 'events wait in the outbox');
      return RETRY_MS;
    }
  }

  private async verify(handle: JetStreamHandle): Promise<void> {
    if (this.streamCreated !== undefined && Date.now() - this.verifiedAt < VERIFY_MS) return;
    const { created, state } = await ensureStream(handle, this.service, this.service);
    const requeued = await this.rows.requeueLost(created, state.last_seq);
    if (requeued > 0) this.logger.warn({ requeued }, 'the stream had lost events: publishing them again');
    this.streamCreated = created;
    this.verifiedAt = Date.now();
  }

  private async publish({ client }: JetStreamHandle, rows: readonly OutboxRow[]): Promise<readonly Acknowledgement[]> {
    const streamCreated = this.streamCreated;
    if (streamCreated === undefined) return [];
    const results = await Promise.allSettled(
      rows.map(async (row) => ({ position: row.position, streamCreated, sequence: await publishRow(client, row) })),
    );
    const acknowledged = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    this.published.inc(acknowledged.length);
    const failed = results.find((result) => result.status === 'rejected');
    // With nothing acknowledged there is nothing to record, so the error is rethrown and the batch waits.
    if (failed !== undefined && acknowledged.length === 0) throw failed.reason;
    if (failed !== undefined) this.streamCreated = undefined;
    return acknowledged;
  }
}
