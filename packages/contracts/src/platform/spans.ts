import { z } from 'zod';

/** Core NATS subject on which a part tells of its finished spans. Nothing is stored: a report that is lost is not missed. */
export const spansSubject = (part: string): string => `spans.${part}`;

export const EVERY_PART_SPANS = spansSubject('*');

/** A trace's id (W3C Trace Context). */
export const traceIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

const spanIdSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** Something that a part has done for a journey: answered a request, asked its database, handled an event. */
export const spanSchema = z.object({
  traceId: traceIdSchema,
  spanId: spanIdSchema,
  /** Null: the journey begins here. */
  parentId: spanIdSchema.nullable(),
  /** The trace that this one does again: a redelivered or replayed event, or a retry by staff. */
  repeats: traceIdSchema.nullable(),
  /** The service, or `shell`. */
  part: z.string().max(40),
  /** What was done, by route or event type: never an address, an id or anything that a person has typed. */
  name: z.string().max(200),
  kind: z.enum(['server', 'client', 'producer', 'consumer', 'internal']),
  /** In milliseconds since 1970. */
  startedAt: z.number().nonnegative(),
  durationMs: z.number().nonnegative(),
  /** Class or code of what went wrong; null if nothing did. */
  error: z.string().max(100).nullable(),
  /** Facts by the names of OpenTelemetry's conventions; nothing personal. */
  facts: z.record(z.string().max(60), z.union([z.string().max(200), z.number()])),
});
export type Span = z.infer<typeof spanSchema>;

/** The most spans in one report. */
export const MAX_REPORTED_SPANS = 512;

export const spanReportSchema = z.array(spanSchema).max(MAX_REPORTED_SPANS);
