import { z } from 'zod';
import type { Permission } from './staff-role.ts';

/** What the back office is told of at once, by the name of the record in its events, and who may know of it. */
export const CHANGE_KINDS = {
  enquiry: 'enquiries.read',
  'data-request': 'privacy.manage',
  vehicle: 'stock.read',
} as const satisfies Readonly<Record<string, Permission>>;

export type ChangeKind = keyof typeof CHANGE_KINDS;

/** An event `change` of GET /api/admin/changes: which record is no longer as it was, but nothing of what it says. */
export const staffChangeSchema = z.object({
  kind: z.enum(Object.keys(CHANGE_KINDS) as ChangeKind[]),
  id: z.string(),
  /** Of the record by then, if the event said so: an older answer may be read before the change has reached its server. */
  version: z.int().positive().optional(),
  /** It was removed: asking for it would find nothing. */
  isGone: z.literal(true).optional(),
});

export type StaffChange = z.infer<typeof staffChangeSchema>;

/** Interval of the stream's event `alive`, in milliseconds: shorter than proxies wait for an answer that says nothing. */
export const CHANGES_ALIVE_MS = 15_000;
