import type { EventDefinition } from '@forecourt/contracts';
import { parseEvent, type ReceivedEvent, traced } from '@forecourt/server-kit';
import { Injectable } from '@nestjs/common';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EntityManager } from 'typeorm';
import { consumerGone } from '../dead-letters/dead-letter.errors.ts';
import { Inbox, type InboxOutcome } from '../inbox/inbox.ts';
import { runInContext } from '../logging/request-context.ts';
import { EventContext } from './event-context.ts';
import type { EventOrigin } from './event-origin.ts';
import type { HandledEvents } from './handles-events.ts';

type EventHandlerInput = ReceivedEvent | readonly ReceivedEvent[];

/** A registered Nest event handler. */
export interface EventHandler {
  (input: EventHandlerInput, context: EventContext): Promise<unknown>;
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

  /** Parses an event and applies it once. @throws as `applyTogether` does. */
  async apply(consumer: string, event: Delivered): Promise<Handled> {
    const [handled] = await this.applyTogether(consumer, [event]);
    return handled as Handled;
  }

  /**
   * Parses events that arrived together and applies each once, all in one transaction with their inbox rows: the one that the caller
   * holds, or its own. No handler is called if one of them cannot be parsed.
   * @throws {UnreadableEventError} or {UnknownEventError}, see `parseEvent`; whatever a handler throws. Then none is applied.
   */
  async applyTogether(consumer: string, events: readonly Delivered[]): Promise<Handled[]> {
    const parsed = events.map((event) => this.parse(consumer, event));
    const envelopes = parsed.map(({ event }) => event);
    const outcomes = await this.inbox.apply(consumer, envelopes, async (known, manager) => {
      const applied = parsed.filter((_event, place) => known[place] === 'applied');
      for (const [place, event] of parsed.entries()) {
        const outcome = known[place] ?? 'repeated';
        await this.handle(consumer, event, outcome, due(event, applied), manager);
      }
    });
    return outcomes.map((outcome, place) => ({ event: envelopes[place] as ReceivedEvent, outcome }));
  }

  private parse(consumer: string, { subject, payload, origin }: Delivered): Parsed {
    const handler = this.registered.get(consumer)?.handler;
    if (handler === undefined) throw consumerGone(consumer);
    return { handler, subject, origin, event: parseEvent(handler.extras?.definitions ?? [], subject, payload) };
  }

  /** @param events what the handler gets, if anything. */
  private async handle(
    consumer: string,
    { handler, subject, origin, event }: Parsed,
    outcome: InboxOutcome,
    events: EventHandlerInput | undefined,
    transaction: EntityManager,
  ): Promise<void> {
    const context = { correlationId: event.correlationId, causationId: event.id, transaction };
    const facts = { 'messaging.consumer.group.name': consumer, 'messaging.message.id': event.id };
    await traced(`process ${subject}`, { kind: 'consumer', ...origin, facts }, (span) => {
      span?.set('forecourt.outcome', outcome);
      return runInContext({ ...context, ...(span && { traceparent: span.traceparent }) }, async () => {
        if (events === undefined) return;
        const result = await handler(events, new EventContext([subject, transaction]));
        if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
      });
    });
  }
}

/** What the handler gets at this event: the event, or at the last that is applied all of them. */
function due(at: Parsed, applied: readonly Parsed[]): EventHandlerInput | undefined {
  if (!at.handler.extras?.isForMany) return applied.includes(at) ? at.event : undefined;
  return at === applied.at(-1) ? applied.map(({ event }) => event) : undefined;
}
