import { z } from 'zod';
import { streamOf } from '../platform/nats.ts';
import { defineEvent } from './envelope.ts';

const value = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);

/** What a field held and holds now: facts about a vehicle and the status of a record, never anything about a person. */
export const fieldChangeSchema = z.object({ field: z.string().min(1), from: value, to: value });
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** Something that staff did to a record. The only person it names is the member of staff. */
const staffActionSchema = z.object({
  /** Account id, or `operator` for a token of the deployment's own key. */
  actor: z.string().min(1),
  /** `<record>.<past verb>`: "vehicle.updated". */
  action: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  recordType: z.string().min(1),
  recordId: z.string().min(1),
  /** Names of the fields that were changed, where there are any. */
  fields: z.array(z.string()),
  /** Of those fields whose values may be told: what they were and are. */
  changes: z.array(fieldChangeSchema).optional(),
});

export type StaffAction = z.infer<typeof staffActionSchema>;

const define = (service: string) => defineEvent(`${service}.staff-action.recorded.v1`, staffActionSchema);

/** Of the services in which staff change something. */
export const staffActionEvents = [define('inventory'), define('enquiries'), define('social'), define('identity')] as const;

/** The event by which a service tells the audit log what staff did in it. */
export const staffActionRecordedV1 = (service: string): ReturnType<typeof define> =>
  staffActionEvents.find(({ type }) => streamOf(type) === service) ?? define(service);

export type StaffActionRecordedV1 = z.infer<ReturnType<typeof define>['schema']>;
