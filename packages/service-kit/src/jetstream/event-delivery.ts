import { setTimeout as delay } from 'node:timers/promises';
import {
  isStoreUnavailable,
  type Logger,
  type ReceivedEvent,
  TRACE_HEADER,
  traced,
  UnknownEventError,
  UnreadableEventError,
} from '@forecourt/server-kit';
import type { JsMsg } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DeadLetters } from '../dead-letters/dead-letters.ts';
import { LOGGER } from '../logging/logger.ts';
import { backOffMs, DELIVERY_POLICY, type DeliveryPolicy } from './delivery-policy.ts';
import { type Delivered, EventHandlers, type Handled } from './event-handlers.ts';
import { EventMetrics } from './event-metrics.ts';
import { originOf } from './event-origin.ts';

const STORE_RETRY_MS = 1_000;
/** First failures that are remembered: of more messages at once only the last. */
const MAX_FAILING = 10_000;

/** Passes a message to its handler, and acknowledges it, schedules its redelivery or makes it a dead letter. */
@Injectable()
export class EventDelivery {
  /** When messages first failed in this process, by consumer and sequence. */
  private readonly firstFailures = new LRUCache<string, Date>({ max: MAX_FAILING });

  constructor(
    @Inject(DELIVERY_POLICY) readonly policy: DeliveryPolicy,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly handlers: EventHandlers,
    private readonly deadLetters: DeadLetters,
    private readonly metrics: EventMetrics,
  ) {}

  /** @param stopping ends the wait for a store that is down; the events are redelivered after the restart. */
  async deliver(consumer: string, messages: readonly JsMsg[], stopping: AbortSignal): Promise<void> {
    if (messages.length > 1 && (await this.together(consumer, messages))) return;
    for (const message of messages) if (!stopping.aborted) await this.alone(consumer, message, stopping);
  }

  /** @returns false if none was applied because one of them cannot be. Delivering each alone tells which. */
  private async together(consumer: string, messages: readonly JsMsg[]): Promise<boolean> {
    try {
      const handled = await this.handlers.applyTogether(consumer, messages.map(delivered));
      for (const one of handled) this.count(consumer, one);
    } catch (error) {
      this.logger.debug({ err: error, consumer, events: messages.length }, 'events are handled one by one');
      return false;
    }
    // The server reads acknowledgements in their order, so that the confirmation of the last is one of all.
    const [last, ...others] = messages.toReversed();
    for (const message of others) message.ack();
    await last?.ackAck();
    return true;
  }

  private async alone(consumer: string, message: JsMsg, stopping: AbortSignal): Promise<void> {
    try {
      const apply = () => this.handlers.apply(consumer, delivered(message));
      const handled = await this.whenStoresAnswer(apply, consumer, stopping);
      // Waits for the server's confirmation; without it the event is redelivered and the inbox ignores it.
      await message.ackAck();
      this.count(consumer, handled);
    } catch (error) {
      if (error instanceof UnknownEventError) await this.leave(consumer, message, error.event);
      else await this.refuse(consumer, message, error, stopping);
    }
  }

  private count(consumer: string, { event, outcome }: Handled): void {
    if (outcome === 'applied') this.metrics.applied(consumer, event);
    this.metrics.count(consumer, outcome);
  }

  /** A store that is down must neither use up the event's attempts nor lose the event. */
  private async whenStoresAnswer<Result>(work: () => Promise<Result>, consumer: string, stopping: AbortSignal): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isStoreUnavailable(error) || stopping.aborted) throw error;
        this.logger.warn({ err: error, consumer }, 'event waits for a store');
        await delay(STORE_RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  }

  private async leave(consumer: string, message: JsMsg, event: ReceivedEvent): Promise<void> {
    const publishedAt = message.info.timestampNanos / 1e6;
    if (Date.now() - publishedAt < this.policy.rollOutMs) {
      await this.handlers.leave(consumer, event);
      message.nak(this.policy.offerEveryMs);
      this.metrics.count(consumer, 'left');
      return;
    }
    await message.ackAck();
    this.logger.warn({ consumer, type: event.type, id: event.id }, 'event of an unknown type was not handled');
    this.metrics.count(consumer, 'unknown');
  }

  private async refuse(consumer: string, message: JsMsg, error: unknown, stopping: AbortSignal): Promise<void> {
    const attempts = message.info.deliveryCount;
    const key = `${consumer}/${message.seq}`;
    // Another replica may have seen it fail before.
    const firstFailedAt = this.firstFailures.get(key) ?? new Date();
    if (error instanceof UnreadableEventError || (attempts >= this.policy.attempts && !isStoreUnavailable(error))) {
      const { subject, data: payload, headers } = message;
      const traceparent = headers?.get(TRACE_HEADER) || undefined;
      const failed = { consumer, subject, payload, attempts, firstFailedAt, traceparent };
      await traced(`give up ${subject}`, { kind: 'consumer', ...originOf(message) }, (span) => {
        span?.fail(error);
        return this.whenStoresAnswer(() => this.deadLetters.bury(failed, error), consumer, stopping);
      });
      // Without a reason, which nats-server 2.9 does not support: it would redeliver for ever.
      message.term();
      this.firstFailures.delete(key);
      this.metrics.count(consumer, 'dead');
      return;
    }
    this.firstFailures.set(key, firstFailedAt);
    const retryInMs = backOffMs(this.policy, attempts);
    this.logger.warn({ err: error, consumer, attempt: attempts, retryInMs }, 'event will be offered again');
    message.nak(retryInMs);
    this.metrics.count(consumer, 'retried');
  }
}

const delivered = (message: JsMsg): Delivered => ({
  subject: message.subject,
  payload: message.string(),
  origin: originOf(message),
});
