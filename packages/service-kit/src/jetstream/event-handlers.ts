import type { EventDefinition } from '@forecourt/contracts';
import { parseEvent, type ReceivedEvent, traced } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { isObservable, lastValueFrom } from 'rxjs';
import { consumerGone } from '../dead-letters/dead-letter.errors.ts';
import { Inbox, type InboxOutcome } from '../inbox/inbox.ts';
import { currentContext, runInContext } from '../logging/request-context.ts';
import { EventContext } from './event-context.ts';
import type { EventOrigin } from './event-origin.ts';
import type { HandledEvents } from './handles-events.ts';

/** A registered Nest event handler. */
export interface EventHandler {
  (event: ReceivedEvent, context: EventContext): Promise<unknown>;
  readonly extras?: Partial<HandledEvents>;
}

/** An event as it arrived. */
export interface Delivered {
  readonly subject: string;
  readonly payload: string;
  /** What the event's handling is a part of, or repeats. */
  readonly origin: EventOrigin;
}

export interface Handled {
  readonly event: ReceivedEvent;
  readonly outcome: InboxOutcome;
}

interface Parsed {
  readonly handler: EventHandler;
  readonly subject: string;
  readonly origin: EventOrigin;
  readonly event: ReceivedEvent;
}

interface Registered {
  /** The pattern of its events. */
  readonly pattern: string;
  readonly handler: EventHandler;
}

/** The event handlers of the service by durable consumer, for deliveries and for retries. */
@Injectable()
export class EventHandlers {
  private readonly registered = new Map<string, Registered>();

  constructor(private readonly inbox: Inbox) {}

  register(consumer: string, pattern: string, handler: EventHandler): void {
    this.registered.set(consumer, { pattern, handler });
  }

  /** The pattern of each consumer. */
  patterns(): ReadonlyMap<string, string> {
    return new Map([...this.registered].map(([consumer, { pattern }]) => [consumer, pattern]));
  }

  /** @throws {ProblemError} 409 `SERVICE.CONSUMER_GONE` if the consumer does not handle such events. */
  definition(consumer: string, subject: string): EventDefinition {
    const definitions = this.registered.get(consumer)?.handler.extras?.definitions ?? [];
    const found = definitions.find(({ type }) => type === subject);
    if (found === undefined) throw consumerGone(consumer);
    return found;
  }

  /** Records that the event is left for a newer replica. */
  async leave(consumer: string, event: ReceivedEvent): Promise<void> {
    await this.inbox.leave(consumer, event);
  }

  /**
   * Applies events that arrived together in one transaction. No handler is called if one of them cannot be parsed.
   * @throws as `apply` does, and then none is applied.
   */
  async applyTogether(consumer: string, events: readonly Delivered[]): Promise<Handled[]> {
    const parsed = events.map((event) => this.parse(consumer, event));
    return this.inbox.together(async () => {
      const handled: Handled[] = [];
      for (const event of parsed) handled.push(await this.handle(consumer, event));
      return handled;
    });
  }

  /**
   * Parses the event and applies it once, in a transaction with its inbox row: the one that the caller holds, or its own.
   * @throws {UnreadableEventError} or {UnknownEventError}, see `parseEvent`; whatever the handler throws.
   */
  async apply(consumer: string, event: Delivered): Promise<Handled> {
    return this.handle(consumer, this.parse(consumer, event));
  }

  private parse(consumer: string, { subject, payload, origin }: Delivered): Parsed {
    const handler = this.registered.get(consumer)?.handler;
    if (handler === undefined) throw consumerGone(consumer);
    return { handler, subject, origin, event: parseEvent(handler.extras?.definitions ?? [], subject, payload) };
  }

  private async handle(consumer: string, { handler, subject, origin, event }: Parsed): Promise<Handled> {
    const transaction = currentContext()?.transaction;
    const context = { correlationId: event.correlationId, causationId: event.id, ...(transaction && { transaction }) };
    const facts = { 'messaging.consumer.group.name': consumer, 'messaging.message.id': event.id };
    return traced(`process ${subject}`, { kind: 'consumer', ...origin, facts }, async (span) => {
      const outcome = await runInContext({ ...context, ...(span && { traceparent: span.traceparent }) }, () =>
        this.inbox.apply(consumer, event, async (manager) => {
          const result = await handler(event, new EventContext([subject, manager]));
          if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
        }),
      );
      span?.set('forecourt.outcome', outcome);
      return { event, outcome };
    });
  }
}
