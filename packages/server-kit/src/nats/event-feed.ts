import { durableOf, LEVEL_HOLDS_MS, levelSubject, streamOf, streamPosition } from '@forecourt/contracts';
import {
  type ConsumerMessages,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  type JsMsg,
  type OrderedConsumerOptions,
} from '@nats-io/jetstream';
import type { Logger } from '../logging/logger.ts';
import { TRACE_HEADER, traced } from '../tracing/traced.ts';
import type { NatsLink, NatsSession } from './nats-link.ts';
import { parseEnvelope, type ReceivedEvent } from './parse-event.ts';

/** Called with one event at a time; the next waits until it resolves. */
export type FeedHandler = (event: ReceivedEvent) => void | Promise<void>;

/**
 * Where a feed starts. `unhandled`: at the first event that the service's own `@HandlesEvents` of the same pattern may not have
 * handled yet, for a subscriber whose `onReset` reads what that handler writes.
 */
export type FeedStart = 'new' | 'unhandled';

/** Positions are stream positions (ADR 003), and null while events may be missed or are still being handled. */
export interface FeedSubscription {
  /** The last handled event, or the end of the stream when `onReset` last ran. */
  readonly position: string | null;
  /** The last event of the subscription's own subject by then; `position` also counts other events of the stream. */
  readonly latest: string | null;
}

interface Subscription extends FeedSubscription {
  readonly subject: string;
  readonly stream: string;
  readonly handler: FeedHandler;
  readonly onReset: () => void | Promise<void>;
  readonly start: FeedStart;
  /** Of the current consumer; undefined once it is no longer trusted. */
  messages: ConsumerMessages | undefined;
  position: string | null;
  latest: string | null;
}

/** After two missed heartbeats the subscription is recreated, in milliseconds. */
const HEARTBEAT_MS = 2_000;

/** After these the consumer recovers, but may have missed events: it is replaced and `onReset` is called. */
const LOST_PLACE = new Set(['heartbeats_missed', 'reset', 'consumer_deleted', 'stream_not_found']);

/**
 * Delivers every new event to every replica, in order, to invalidate caches or update a copy in memory. Nothing is acknowledged
 * or remembered across restarts; a handler that must not miss an event uses `@HandlesEvents`.
 */
export class EventFeed {
  private readonly subscriptions: Subscription[] = [];
  /** By stream: when its publisher last reported that JetStream has all its events. */
  private readonly levels = new Map<string, number>();
  private isStopped = false;

  /** @param service the service whose `@HandlesEvents` consumers define `unhandled`. */
  constructor(
    private readonly service: string,
    private readonly logger: Logger,
    private readonly nats: NatsLink,
  ) {
    nats.onChange(() => {
      this.levels.clear();
      this.endAll();
    });
  }

  /** Whether all events are published and reach this process. Otherwise caches must not be trusted. */
  get connected(): boolean {
    if (!this.nats.connected) return false;
    const now = performance.now();
    return this.subscriptions.every(
      ({ position, stream }) => position !== null && now - (this.levels.get(stream) ?? Number.NEGATIVE_INFINITY) < LEVEL_HOLDS_MS,
    );
  }

  /**
   * @param subject a subject or pattern of one service, such as `inventory.vehicle.>`
   * @param handler called with each event of any type; read its data with `readEvent`
   * @param onReset called initially and whenever events may have been missed: discard or refresh everything derived from
   * them; the feed is connected again when it resolves
   * @param start where to start, initially and after each reset; later events are never skipped
   */
  subscribe(
    subject: string,
    handler: FeedHandler,
    onReset: () => void | Promise<void>,
    start: FeedStart = 'new',
  ): FeedSubscription {
    const stream = streamOf(subject);
    const subscription: Subscription = {
      subject,
      stream,
      handler,
      onReset,
      start,
      messages: undefined,
      position: null,
      latest: null,
    };
    this.subscriptions.push(subscription);
    void this.hearLevel(stream);
    void this.nats.keepRunning(`feed of ${subject}`, (...session) => this.follow(subscription, ...session));
    return subscription;
  }

  /** Stops the delivery. */
  stop(): void {
    this.isStopped = true;
    this.endAll();
  }

  private async hearLevel(stream: string): Promise<void> {
    const { connection } = await this.nats.handle;
    if (this.isStopped) return;
    const callback = () => {
      this.levels.set(stream, performance.now());
    };
    connection.subscribe(levelSubject(stream), { callback });
  }

  private endAll(): void {
    for (const subscription of this.subscriptions) end(subscription);
  }

  private async follow(subscription: Subscription, ...[{ client, manager }, signal]: Parameters<NatsSession>): Promise<void> {
    if (this.isStopped) return;
    const { stream, subject } = subscription;
    const consumer = await client.consumers.get(stream, {
      filter_subjects: subject,
      inactive_threshold: 30_000,
      ...(await this.beginning(subscription, manager)),
    });
    const { num_pending: waiting } = await consumer.info(true);
    const messages = await consumer.consume({ idle_heartbeat: HEARTBEAT_MS, abort_on_missing_resource: true });
    if (signal.aborted || this.isStopped) return messages.stop();
    subscription.messages = messages;
    try {
      void watch(subscription, messages);
      // All events from here on are received; what was derived earlier may have missed some up to the current end of the stream.
      const { created, state } = await manager.streams.info(stream);
      const last = await manager.streams.getMessage(stream, { last_by_subj: subject });
      await subscription.onReset();
      const isPresent = () => subscription.messages === messages;
      if (isPresent() && waiting === 0) {
        subscription.latest = streamPosition(created, Math.min(last?.seq ?? 0, state.last_seq));
        subscription.position = streamPosition(created, state.last_seq);
      }
      for await (const message of messages) {
        if (!isPresent()) return;
        await this.hand(subscription, message);
        if (!isPresent()) return;
        const isLevel = subscription.position !== null || message.info.pending === 0;
        if (isLevel) subscription.latest = subscription.position = streamPosition(created, message.seq);
      }
    } finally {
      if (subscription.messages === messages) end(subscription);
    }
  }

  /** Determined before `onReset` runs, which reads what has been handled by now; everything later is delivered. */
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

  private async hand({ handler, onReset }: Subscription, message: JsMsg): Promise<void> {
    const { subject, headers } = message;
    try {
      const parent = headers?.get(TRACE_HEADER) || undefined;
      await traced(`hear ${subject}`, { kind: 'consumer', parent }, async () =>
        handler(parseEnvelope(subject, message.string())),
      );
    } catch (error) {
      this.logger.error({ err: error, subject }, 'event of the feed could not be handled');
      await onReset();
    }
  }
}

/** Ends the current consumer; its session creates a new one. */
const end = (subscription: Subscription): void => {
  subscription.position = null;
  subscription.latest = null;
  subscription.messages?.stop();
  subscription.messages = undefined;
};

const watch = async (subscription: Subscription, messages: ConsumerMessages): Promise<void> => {
  for await (const { type } of messages.status()) {
    if (LOST_PLACE.has(type) && subscription.messages === messages) end(subscription);
  }
};
