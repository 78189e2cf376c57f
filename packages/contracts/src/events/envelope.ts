import { z } from 'zod';

/** What every event carries besides its data (architecture §4). Facts and ids only: never personal data. */
export const envelopeSchema = z.object({
  id: z.uuid(),
  /** The subject it is published on: `<service>.<entity>.<past-verb>.v<n>`. */
  type: z.string(),
  occurredAt: z.iso.datetime(),
  entityId: z.string(),
  entityVersion: z.int().positive(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
});

export type Envelope = z.infer<typeof envelopeSchema>;
export type EventOf<Data> = Envelope & { readonly data: Data };

/** A type of event, as {@link defineEvent} makes it. */
export interface EventDefinition<Event extends EventOf<unknown> = EventOf<unknown>> {
  readonly type: Event['type'];
  readonly schema: z.ZodType<Event>;
}

/** Any event of several types. */
export type EventIn<Definitions extends readonly { readonly schema: z.ZodType }[]> = z.infer<Definitions[number]['schema']>;

/**
 * The event as one of these types; undefined when it is of another, which a newer release may publish.
 * @throws {z.ZodError} when it does not fit its type.
 */
export const readEvent = <Definitions extends readonly EventDefinition[]>(
  definitions: Definitions,
  event: Envelope,
): EventIn<Definitions> | undefined => {
  const definition = definitions.find(({ type }) => type === event.type);
  return definition?.schema.parse(event) as EventIn<Definitions> | undefined;
};

const schemas = new Map<string, z.ZodType>();

/** How a received message is checked, by its subject. Undefined for what no `defineEvent` has named. */
export const schemaOfEvent = (type: string): z.ZodType | undefined => schemas.get(type);

/** Every event that there is. */
export const eventTypes = (): Iterable<string> => schemas.keys();

/** Binds a subject to the shape of its data: `schema` checks a received message, `type` is what publishers name. */
export const defineEvent = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) => {
  const schema = envelopeSchema.extend({ type: z.literal(type), data });
  schemas.set(type, schema);
  return { type, schema };
};
