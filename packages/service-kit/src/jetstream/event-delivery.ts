import { setTimeout as delay } from 'node:timers/promises';
import {
  isStoreUnavailable,
  type Logger,
  Metrics,
  parseEvent,
  type ReceivedEvent,
  UnknownEventError,
  UnreadableEventError,
} from '@forecourt/server-kit';
import type { JsMsg } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { isObservable, lastValueFrom } from 'rxjs';
import { Inbox, type InboxOutcome } from '../inbox/inbox.ts';
import { LOGGER } from '../logging/logger.ts';
import { runInContext } from '../logging/request-context.ts';
import { DeadLetters } from './dead-letters.ts';
import { backOffMs, DELIVERY_POLICY, type DeliveryPolicy } from './delivery-policy.ts';
import { EventContext } from './event-context.ts';
import type { HandledEvents } from './handles-events.ts';

/** A registered Nest event handler. */
export interface EventHandler {
  (event: ReceivedEvent, context: EventContext): Promise<unknown>;
  readonly extras?: Partial<HandledEvents>;
}

const STORE_RETRY_MS = 1_000;

/** Passes a message to its handler, and acknowledges it, schedules its redelivery or makes it a dead letter. */
@Injectable()
export class EventDelivery {
  private readonly outcomes: Counter<'consumer' | 'outcome'>;

  constructor(
    @Inject(DELIVERY_POLICY) readonly policy: DeliveryPolicy,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly inbox: Inbox,
    private readonly deadLetters: DeadLetters,
    { registry }: Metrics,
  ) {
    this.outcomes = new Counter({
      name: 'events_handled_total',
      help: 'Events taken from JetStream, by consumer and outcome: applied, repeated, stale, retried, dead, left, unknown',
      labelNames: ['consumer', 'outcome'] as const,
      registers: [registry],
    });
  }

  /** @param stopping ends the wait for a store that is down; the event is redelivered after the restart. */
  async deliver(consumer: string, handler: EventHandler, message: JsMsg, stopping: AbortSignal): Promise<void> {
    const heartbeat = setInterval(() => message.working(), this.policy.ackWaitMs / 3);
    try {
      const outcome = await this.apply(consumer, handler, message, stopping);
      // Waits for the server's confirmation; without it the event is redelivered and the inbox ignores it.
      await message.ackAck();
      this.outcomes.inc({ consumer, outcome });
    } catch (error) {
      if (error instanceof UnknownEventError) await this.leave(consumer, message, error.event);
      else await this.refuse(consumer, message, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async apply(consumer: string, handler: EventHandler, message: JsMsg, stopping: AbortSignal): Promise<InboxOutcome> {
    const event = parseEvent(handler.extras?.definitions ?? [], message.subject, message.string());
    const handle = () =>
      this.inbox.apply(consumer, event, async (manager) => {
        const result = await handler(event, new EventContext([message.subject, manager]));
        if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
      });
    return runInContext({ correlationId: event.correlationId, causationId: event.id }, async () => {
      for (;;) {
        try {
          return await handle();
        } catch (error) {
          // A store that is down must not use up the event's attempts.
          if (!isStoreUnavailable(error) || stopping.aborted) throw error;
          this.logger.warn({ err: error, consumer }, 'event waits for a store');
          await delay(STORE_RETRY_MS, undefined, { signal: stopping }).catch(() => undefined);
        }
      }
    });
  }

  private async leave(consumer: string, message: JsMsg, event: ReceivedEvent): Promise<void> {
    const publishedAt = message.info.timestampNanos / 1e6;
    if (Date.now() - publishedAt < this.policy.rollOutMs) {
      await this.inbox.leave(consumer, event);
      message.nak(this.policy.offerEveryMs);
      this.outcomes.inc({ consumer, outcome: 'left' });
      return;
    }
    await message.ackAck();
    this.logger.warn({ consumer, type: event.type, id: event.id }, 'event of an unknown type was not handled');
    this.outcomes.inc({ consumer, outcome: 'unknown' });
  }

  private async refuse(consumer: string, message: JsMsg, error: unknown): Promise<void> {
    const attempt = message.info.deliveryCount;
    if (error instanceof UnreadableEventError || (attempt >= this.policy.attempts && !isStoreUnavailable(error))) {
      await this.deadLetters.bury(consumer, message, error);
      // Without a reason, which nats-server 2.9 does not support: it would redeliver for ever.
      message.term();
      this.outcomes.inc({ consumer, outcome: 'dead' });
      return;
    }
    const retryInMs = backOffMs(this.policy, attempt);
    this.logger.warn({ err: error, consumer, attempt, retryInMs }, 'event will be offered again');
    message.nak(retryInMs);
    this.outcomes.inc({ consumer, outcome: 'retried' });
  }
}
