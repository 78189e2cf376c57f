import { type EventDefinition, type EventIn, patternOf, streamOf } from '@forecourt/contracts';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { EventContext } from './event-context.ts';

type Handler<Definitions extends readonly EventDefinition[]> = (
  event: EventIn<Definitions>,
  context: EventContext,
) => Promise<void>;

/** What {@link HandlesEvents} leaves for the strategy. */
export interface HandledEvents {
  readonly definitions: readonly EventDefinition[];
}

/**
 * Has a controller's method handle events of these types, and no others; those of one service come in the order in which they
 * were published. An event is applied once, offered again with a back-off when its handler fails, and a dead letter in the end.
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
