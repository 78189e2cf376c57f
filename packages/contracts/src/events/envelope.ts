import { z } from 'zod';

/** The envelope of every event (architecture §4). Never contains personal data. */
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

/** An event type, created by {@link defineEvent}. */
export interface EventDefinition<Event extends EventOf<unknown> = EventOf<unknown>> {
  readonly type: Event['type'];
  readonly schema: z.ZodType<Event>;
}

/** The union of several event types. */
export type EventIn<Definitions extends readonly { readonly schema: z.ZodType }[]> = z.infer<Definitions[number]['schema']>;

/**
 * Parses an event as one of these types; undefined if it is of another type, which a newer release may publish.
 * @throws {z.ZodError} if it does not match its type.
 */
export const readEvent = <Definitions extends readonly EventDefinition[]>(
  definitions: Definitions,
  event: Envelope,
): EventIn<Definitions> | undefined => {
  const definition = definitions.find(({ type }) => type === event.type);
  return definition?.schema.parse(event) as EventIn<Definitions> | undefined;
};

const schemas = new Map<string, z.ZodType>();

/** The schema of an event type; undefined for an unknown one. */
export const schemaOfEvent = (type: string): z.ZodType | undefined => schemas.get(type);

/** All defined event types. */
export const eventTypes = (): Iterable<string> => schemas.keys();

/** Defines an event type: `type` is its subject, `schema` checks received messages. */
export const defineEvent = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) => {
  const schema = envelopeSchema.extend({ type: z.literal(type), data });
  schemas.set(type, schema);
  return { type, schema };
};
