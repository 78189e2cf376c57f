import { z } from 'zod';
import { candidateSchema, releaseSchema } from '../platform/release-registry.ts';
import { text } from './text.ts';

/** Why a release, a rollback or a lock was made, in the words of who made it. */
const reason = text().max(200, 'Give the reason in 200 characters at most');

/**
 * The serial of the state that the caller has seen, 0 where nothing has been released. A change is refused if there has been
 * another one since.
 */
const serial = z.int().nonnegative();

/** Body of POST /api/releases/:name. */
export const newReleaseSchema = z.strictObject({ ...releaseSchema.shape, serial, reason: reason.optional() });
export type NewRelease = z.infer<typeof newReleaseSchema>;

/** Body of POST /api/releases/:name/rollback: to the named version, or to the previous one. */
export const rollbackSchema = z.strictObject({
  version: releaseSchema.shape.version.optional(),
  serial,
  reason: reason.optional(),
});
export type Rollback = z.infer<typeof rollbackSchema>;

/** Body of POST /api/releases/:name/lock. DELETE unlocks, and needs no body. */
export const lockSchema = z.strictObject({ reason: reason.min(1, 'Say why it is locked') });
export type ReleaseLock = z.infer<typeof lockSchema>;

/** Who did something, when, and why. `by` is an account's id, `operator` or `releases` for the service itself. */
const deed = z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string().nullable() });

/** A micro-frontend's releases, as GET /api/releases lists them. */
export const releaseStateSchema = z.object({
  name: z.string(),
  serial,
  stable: releaseSchema.extend({ live: deed }),
  previous: releaseSchema.nullable(),
  candidate: candidateSchema.nullable(),
  lock: deed.nullable(),
  /** The last change of any kind. */
  changed: deed,
});
export type ReleaseState = z.infer<typeof releaseStateSchema>;

export const RELEASE_ACTIONS = ['released', 'rolled-back', 'locked', 'unlocked'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** A change in a micro-frontend's history, newest first in GET /api/releases/:name/history. */
export const releaseChangeSchema = deed.extend({
  serial,
  action: z.enum(RELEASE_ACTIONS),
  /** What visitors got before and after. */
  from: z.string().nullable(),
  to: z.string(),
});
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;
