import { type EventDefinition, type EventIn, patternOf, streamOf } from '@forecourt/contracts';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EventContext } from './event-context.ts';

type Handler<Definitions extends readonly EventDefinition[]> = (
  event: EventIn<Definitions>,
  context: EventContext,
) => Promise<void>;

/** Metadata that {@link HandlesEvents} sets for the strategy. */
export interface HandledEvents {
  readonly definitions: readonly EventDefinition[];
}

/**
 * Makes a controller's method handle events of these types. Events of one service arrive in the order of publication. Each is
 * applied once, redelivered with back-off if its handler fails, and finally becomes a dead letter.
 */
export const HandlesEvents =
  <const Definitions extends readonly EventDefinition[]>(...definitions: Definitions) =>
  (target: object, name: string, method: TypedPropertyDescriptor<Handler<Definitions>>): void => {
    const services = [...new Set(definitions.map(({ type }) => streamOf(type)))];
    const patterns = services.map((service) => patternOf(definitions.filter(({ type }) => streamOf(type) === service)));
    EventPattern<string[]>(patterns, { definitions } satisfies HandledEvents)(target, name, method);
    Payload()(target, name, 0);
    Ctx()(target, name, 1);
  };
