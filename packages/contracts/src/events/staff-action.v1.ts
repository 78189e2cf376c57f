import { z } from 'zod';
import { streamOf } from '../platform/nats.ts';
import { SERVICES } from '../platform/services.ts';
import { defineEvent } from './envelope.ts';

const value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);

/** The old and new value of a field: facts about a vehicle or the business, or the status of a record, never personal data. */
export const fieldChangeSchema = z.object({ field: z.string().min(1), from: value, to: value });
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** An action of staff on a record. It names no other person. */
const staffActionSchema = z.object({
  /** Account id, or `operator` for a token signed with the deployment's key. */
  actor: z.string().min(1),
  /** `<record>.<past verb>`: "vehicle.updated". */
  action: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  recordType: z.string().min(1),
  recordId: z.string().min(1),
  /** Names of the changed fields, if any. */
  fields: z.array(z.string()),
  /** Old and new values of the fields that may be published. */
  changes: z.array(fieldChangeSchema).optional(),
  /** Other records of the type to which the same was done at once, such as the vans of a part of an import: an entry each. */
  others: z
    .array(z.object({ recordId: z.string().min(1), fields: z.array(z.string()), changes: z.array(fieldChangeSchema).optional() }))
    .optional(),
});

export type StaffAction = z.infer<typeof staffActionSchema>;

const define = (service: string) => defineEvent(`${service}.staff-action.recorded.v1`, staffActionSchema);

/** One for each service: at its message desk at least, staff make changes in all of them. */
export const staffActionEvents = SERVICES.map(define);

/** The event by which a service reports staff actions to the audit log. */
export const staffActionRecordedV1 = (service: string): ReturnType<typeof define> =>
  staffActionEvents.find(({ type }) => streamOf(type) === service) ?? define(service);

export type StaffActionRecordedV1 = z.infer<ReturnType<typeof define>['schema']>;
