import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { streamOf } from '@forecourt/contracts';
import { isStoreUnavailable, type Logger, type NatsLink } from '@forecourt/server-kit';
import { AckPolicy, type Consumer, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { EventDelivery } from './event-delivery.ts';
import { ensureStream } from './streams.ts';

const PULL_MS = 30_000;
/** Of more that wait, other replicas may take the rest. */
const MAX_AT_ONCE = 100;
/** After two missed heartbeats the pull is given up, which limits how long a lost consumer goes unnoticed. */
const HEARTBEAT_MS = 2_000;
const RETRY_MS = 500;

/**
 * A durable pull consumer that handles the events of one pattern in their order: those that arrive in one turn together, and
 * those that arrive meanwhile together after them.
 */
export class EventConsumer {
  private readonly stopped = new AbortController();
  private messages: ConsumerMessages | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly service: string,
    private readonly durable: string,
    private readonly pattern: string,
    private readonly nats: NatsLink,
    private readonly delivery: EventDelivery,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Waits for the event in progress. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await this.messages?.close();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopped;
    await Promise.race([this.nats.handle, aborted(signal)]);
    while (!signal.aborted) {
      try {
        const consumer = await this.ensure();
        while (!signal.aborted) await this.takeNext(consumer, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (isStoreUnavailable(error)) this.logger.debug({ err: error, consumer: this.durable }, 'consumer waits for NATS');
        else this.logger.warn({ err: error, consumer: this.durable }, 'consumer starts again');
        await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Creates the stream and the durable consumer if they are missing, initially or after JetStream was wiped. */
  private async ensure(): Promise<Consumer> {
    const handle = await this.nats.handle;
    const { client, manager } = handle;
    const stream = streamOf(this.pattern);
    await ensureStream(handle, stream, this.service);
    const info = await manager.consumers.add(stream, {
      durable_name: this.durable,
      filter_subject: this.pattern,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(this.delivery.policy.ackWaitMs),
      // Our own count decides when an event becomes a dead letter; the server would drop it silently.
      max_deliver: -1,
      // Any number of left events must not block those behind them.
      max_ack_pending: -1,
    });
    return client.consumers.getConsumerFromInfo(info);
  }

  private async takeNext(consumer: Consumer, stopping: AbortSignal): Promise<void> {
    const messages = await consumer.fetch({ max_messages: MAX_AT_ONCE, expires: PULL_MS, idle_heartbeat: HEARTBEAT_MS });
    this.messages = messages;
    // Stopping may have begun during the await.
    if (stopping.aborted) messages.stop();
    const fetched: JsMsg[] = [];
    let taken = 0;
    const takeArrived = async (): Promise<void> => {
      if (taken === fetched.length || stopping.aborted) return;
      // What the server sends in one packet is read in one turn.
      await nextTurn();
      const arrived = fetched.slice(taken);
      taken = fetched.length;
      await this.delivery.deliver(this.durable, arrived, stopping);
    };
    // Waiting must not count as a failed attempt. Once a message is acknowledged, this and what follows do nothing.
    const heartbeat = setInterval(() => {
      for (const message of fetched) message.working();
    }, this.delivery.policy.ackWaitMs / 3);
    let handling = Promise.resolve();
    try {
      for await (const message of messages) {
        fetched.push(message);
        handling = handling.then(takeArrived).catch((error: Error) => messages.stop(error));
      }
      await handling;
    } finally {
      clearInterval(heartbeat);
      // Another replica can have them at once.
      for (const message of fetched) message.nak();
    }
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
