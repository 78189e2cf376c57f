import { z } from 'zod';
import { cursor, recordId } from './stored-values.ts';
import { text } from './text.ts';

const count = z.int().nonnegative();
const seconds = z.number().nonnegative();

/** How far a durable consumer is behind. What cannot be measured is null. */
export const consumerStateSchema = z.object({
  consumer: z.string(),
  /** The pattern of its events: `inventory.vehicle.*.v1`. */
  events: z.string(),
  /** Events that it has not handled. */
  waiting: count.nullable(),
  /** For how long the oldest of them has waited; 0 if there is none. */
  behindSeconds: seconds.nullable(),
  /** From commit to done, of half and of 95 % of the events of the last ten minutes; null if there were none. */
  medianSeconds: seconds.nullable(),
  slowSeconds: seconds.nullable(),
});
export type ConsumerState = z.infer<typeof consumerStateSchema>;

/** Waiting dead letters of one consumer that died of the same reason. */
export const deadLetterGroupSchema = z.object({
  group: z.string(),
  consumer: z.string(),
  /** Of the first of them: in the others ids and figures may differ. */
  reason: z.string(),
  count: z.int().positive(),
  oldestSeconds: seconds,
});
export type DeadLetterGroup = z.infer<typeof deadLetterGroupSchema>;

/** GET /api/operations/{service}. What a store that is down would tell is null. */
export const serviceOperationsSchema = z.object({
  service: z.string(),
  status: z.enum(['ready', 'degraded', 'unavailable', 'stopping']),
  checks: z.record(z.string(), z.enum(['up', 'down'])),
  /** Requests that the replica which answers failed with 5xx within the last ten minutes. */
  failures: count,
  /** Committed events that JetStream has not acknowledged, and the age of the oldest. */
  outbox: z.object({ waiting: count, lagSeconds: seconds }).nullable(),
  consumers: z.array(consumerStateSchema),
  deadLetters: z.array(deadLetterGroupSchema).nullable(),
});
export type ServiceOperations = z.infer<typeof serviceOperationsSchema>;

/** Stands for personal data in a payload. Sent back unchanged, it stands for the value that it hides. */
export const HIDDEN = '‹hidden›';

/** A dead letter as staff see it: personal data in its reason and payload is {@link HIDDEN}. */
export const deadLetterSchema = z.object({
  id: z.int().positive(),
  /** Also the type of the event. */
  subject: z.string(),
  /** Null if it is unreadable. */
  eventId: z.uuid().nullable(),
  reason: z.string(),
  attempts: z.int().positive(),
  firstFailedAt: z.iso.datetime(),
  diedAt: z.iso.datetime(),
  /** Indented JSON, or the text as received if it is not JSON. */
  payload: z.string(),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

const group = text().regex(/^[0-9a-f]{16}$/, 'Give the group as GET /api/operations/{service} does');

/** Query of GET /api/operations/{service}/dead-letters, which is paginated, oldest first. */
export const deadLettersQuerySchema = z.strictObject({ group: group.optional(), cursor: cursor() });

/** Body of POST /api/operations/{service}/archive: one dead letter, a group, or, if empty, all. */
export const deadLetterSelectionSchema = z.strictObject({ id: recordId().optional(), group: group.optional() });
export type DeadLetterSelection = z.infer<typeof deadLetterSelectionSchema>;

/** Body of POST /api/operations/{service}/retry. `after` goes on after a retry that ended early. */
export const retryDeadLettersSchema = deadLetterSelectionSchema.extend({ after: recordId().optional() });
export type RetryDeadLetters = z.infer<typeof retryDeadLettersSchema>;

export const MAX_PAYLOAD_LENGTH = 200_000;

/** Body of POST /api/operations/{service}/edit: the mended event, which is retried at once. */
export const editDeadLetterSchema = z.strictObject({
  id: recordId(),
  payload: text('Enter the event').min(1, 'Enter the event').max(MAX_PAYLOAD_LENGTH),
});
export type EditDeadLetter = z.infer<typeof editDeadLetterSchema>;

/** What a retry did. */
export const retriedSchema = z.object({
  /** Applied now. */
  applied: count,
  /** Not applied, because it had been applied before or a later event of the entity had; settled all the same. */
  unneeded: count,
  /** Settled by a colleague meanwhile. */
  settled: count,
  /** Failed again: they still wait. */
  failed: count,
  /** Why, a few at most. */
  reasons: z.array(z.string()),
  /** The retry ended early, to answer in time: go on after this one. Null if everything was tried. */
  after: z.int().positive().nullable(),
});
export type Retried = z.infer<typeof retriedSchema>;

export const archivedSchema = z.object({ archived: count });
export type Archived = z.infer<typeof archivedSchema>;
