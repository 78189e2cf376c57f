import { setTimeout as delay } from 'node:timers/promises';
import { durableOf, LEVEL_HOLDS_MS, levelSubject, streamOf, streamPosition } from '@forecourt/contracts';
import {
  type ConsumerMessages,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  type OrderedConsumerOptions,
} from '@nats-io/jetstream';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { isStoreUnavailable } from '../errors/store-unavailable.ts';
import { LOGGER, type ServiceLogger } from '../logging/logger.ts';
import { NatsLink } from './nats-link.ts';
import { parseEnvelope, type ReceivedEvent } from './parse-event.ts';
import { ensureStream } from './streams.ts';

/** Events are handed over one after the other: the next waits until the handler is done with this one. */
export type FeedHandler = (event: ReceivedEvent) => void | Promise<void>;

/**
 * Where a feed begins. `unhandled`: at the first event that the service's own `@EventPattern` of the same pattern may not
 * have handled yet, for who reads in `onReset` what that handler writes.
 */
export type FeedStart = 'new' | 'unhandled';

export interface FeedSubscription {
  /**
   * The last event that the handler is done with, or the end of the stream when `onReset` last ran, as a stream position
   * of the contracts (ADR 003). Null while events may be missed, or are still to be handled from before the feed began.
   */
  readonly position: string | null;
}

interface Subscription extends FeedSubscription {
  readonly subject: string;
  readonly stream: string;
  readonly handler: FeedHandler;
  readonly onReset: () => void | Promise<void>;
  readonly start: FeedStart;
  /** Of the present consumer; undefined when it is not to be trusted any more. */
  messages: ConsumerMessages | undefined;
  position: string | null;
}

/** Two of these missed and the subscription is made anew, in milliseconds. */
const HEARTBEAT_MS = 2_000;
const RETRY_MS = 250;

/**
 * Every replica hears every event from now on, in order: for dropping what caches hold, or keeping a copy in memory.
 * Nothing is remembered between runs and nothing is acknowledged; whoever must not miss an event uses `@EventPattern`.
 */
@Injectable()
export class EventFeed implements BeforeApplicationShutdown {
  private readonly subscriptions: Subscription[] = [];
  private readonly stopped = new AbortController();
  /** By stream: when its publisher last said that JetStream has all its events. */
  private readonly levels = new Map<string, number>();
  /** Grows whenever the connection changes: a consumer made before that is not trusted. */
  private epoch = 0;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(LOGGER) private readonly logger: ServiceLogger,
    private readonly nats: NatsLink,
  ) {
    nats.onChange(() => this.restart());
  }

  /** Whether every event is published, and reaches this process, at present. Until then a cache must not be trusted. */
  get connected(): boolean {
    if (!this.nats.connected) return false;
    const now = performance.now();
    return this.subscriptions.every(
      ({ position, stream }) => position !== null && now - (this.levels.get(stream) ?? Number.NEGATIVE_INFINITY) < LEVEL_HOLDS_MS,
    );
  }

  /**
   * @param subject a subject or pattern of one service, such as `inventory.vehicle.>`
   * @param handler called with each event of whatever type: whoever needs its data reads that with `readEvent`
   * @param onReset called whenever events may have been missed, the first time included: forget everything derived, or
   * bring it up to date; the feed counts as connected again when that is done
   * @param start where to begin, each time; later events are never left out
   */
  subscribe(
    subject: string,
    handler: FeedHandler,
    onReset: () => void | Promise<void>,
    start: FeedStart = 'new',
  ): FeedSubscription {
    const stream = streamOf(subject);
    const subscription: Subscription = { subject, stream, handler, onReset, start, messages: undefined, position: null };
    this.subscriptions.push(subscription);
    void this.hearLevel(stream);
    void this.run(subscription);
    return subscription;
  }

  private async hearLevel(stream: string): Promise<void> {
    const { connection } = await this.nats.handle;
    if (this.stopped.signal.aborted) return;
    const callback = () => {
      this.levels.set(stream, performance.now());
    };
    connection.subscribe(levelSubject(stream), { callback });
  }

  beforeApplicationShutdown(): void {
    this.stopped.abort();
    this.restart();
  }

  private restart(): void {
    this.epoch += 1;
    this.levels.clear();
    for (const subscription of this.subscriptions) this.end(subscription);
  }

  /** Ends the present consumer; the subscription's loop makes a new one. */
  private end(subscription: Subscription): void {
    subscription.position = null;
    subscription.messages?.stop();
    subscription.messages = undefined;
  }

  private async run(subscription: Subscription): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      try {
        await this.follow(subscription);
      } catch (error) {
        if (isStoreUnavailable(error)) this.logger.debug({ err: error }, 'event feed waits for NATS');
        else this.logger.warn({ err: error }, 'event feed starts again');
      }
      this.end(subscription);
      await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async follow(subscription: Subscription): Promise<void> {
    const { client, manager } = await this.nats.handle;
    if (!this.nats.connected || this.stopped.signal.aborted) return;
    const { epoch } = this;
    const { stream } = subscription;
    await ensureStream(manager, stream, this.service);
    const consumer = await client.consumers.get(stream, {
      filter_subjects: subscription.subject,
      inactive_threshold: 30_000,
      ...(await this.beginning(subscription, manager)),
    });
    const { num_pending: waiting } = await consumer.info(true);
    const messages = await consumer.consume({ idle_heartbeat: HEARTBEAT_MS, abort_on_missing_resource: true });
    if (epoch !== this.epoch) return messages.stop();
    subscription.messages = messages;
    void this.watch(subscription, messages);
    // From here on every event is heard; what was derived before may have missed some up to the stream's present end.
    const { created, state } = await manager.streams.info(stream);
    await subscription.onReset();
    if (subscription.messages !== messages) return;
    if (waiting === 0) subscription.position = streamPosition(created, state.last_seq);
    for await (const message of messages) {
      await this.hand(subscription, message.subject, message.string());
      if (subscription.messages !== messages) return;
      const isLevel = subscription.position !== null || message.info.pending === 0;
      if (isLevel) subscription.position = streamPosition(created, message.seq);
    }
  }

  /** Looked up before `onReset` runs: what is handled by now is read there, everything later is heard. */
  private async beginning(
    { start, subject, stream }: Subscription,
    manager: JetStreamManager,
  ): Promise<Partial<OrderedConsumerOptions>> {
    if (start === 'new') return { deliver_policy: DeliverPolicy.New };
    try {
      const { ack_floor } = await manager.consumers.info(stream, durableOf(this.service, subject));
      return { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: ack_floor.stream_seq + 1 };
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound)
        return { deliver_policy: DeliverPolicy.All };
      throw error;
    }
  }

  /** A consumer that lost its place is replaced at once, and the caches are told, rather than mended silently. */
  private async watch(subscription: Subscription, messages: ConsumerMessages): Promise<void> {
    for await (const { type } of messages.status()) {
      if (type === 'heartbeats_missed' || type === 'reset' || type === 'consumer_deleted' || type === 'stream_not_found') {
        if (subscription.messages === messages) this.end(subscription);
      }
    }
  }

  private async hand({ handler, onReset }: Subscription, subject: string, payload: string): Promise<void> {
    try {
      await handler(parseEnvelope(subject, payload));
    } catch (error) {
      this.logger.error({ err: error, subject }, 'event of the feed could not be handled');
      await onReset();
    }
  }
}
