import { type EventDefinition, type EventIn, patternOf, streamOf } from '@forecourt/contracts';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EventContext } from './event-context.ts';

type Handler<Subject> = (subject: Subject, context: EventContext) => Promise<void>;

/** Metadata that {@link HandlesEvents} sets for the strategy. */
export interface HandledEvents {
  readonly definitions: readonly EventDefinition[];
  /** Whether the method takes all events that arrived together. */
  readonly isForMany: boolean;
}

const handles =
  <Subject>(definitions: readonly EventDefinition[], isForMany: boolean) =>
  (target: object, name: string, method: TypedPropertyDescriptor<Handler<Subject>>): void => {
    const services = [...new Set(definitions.map(({ type }) => streamOf(type)))];
    const patterns = services.map((service) => patternOf(definitions.filter(({ type }) => streamOf(type) === service)));
    EventPattern<string[]>(patterns, { definitions, isForMany } satisfies HandledEvents)(target, name, method);
    Payload()(target, name, 0);
    Ctx()(target, name, 1);
  };

/**
 * Makes a controller's method handle events of these types. Events of one service arrive in the order of publication. Each is
 * applied once, redelivered with back-off if its handler fails, and finally becomes a dead letter.
 */
export const HandlesEvents = <const Definitions extends readonly EventDefinition[]>(...definitions: Definitions) =>
  handles<EventIn<Definitions>>(definitions, false);

/**
 * As {@link HandlesEvents}, for a method that writes many events in about as many statements as one: it takes those that arrived
 * together, in their order. For copies of another service's data, whose events come by the thousand.
 */
export const HandlesManyEvents = <const Definitions extends readonly EventDefinition[]>(...definitions: Definitions) =>
  handles<readonly EventIn<Definitions>[]>(definitions, true);
