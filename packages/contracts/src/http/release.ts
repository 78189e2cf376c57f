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

/**
 * A trial: the share of visitors in each step, in per cent, and how long a step takes. A release that does as well as the stable
 * one through all steps becomes stable; a last step of 100 says just that.
 */
const plan = {
  steps: z
    .array(z.int().min(1).max(100))
    .min(1)
    .max(10)
    .refine((steps) => steps.every((step, place) => step > (steps[place - 1] ?? 0)), 'Give steps that rise, such as 10, 30, 100'),
  everySeconds: z.int().min(1).max(604_800),
};

/** Body of POST /api/releases/:name; with `canary`, the release is tried first. */
export const newReleaseSchema = z.strictObject({
  ...releaseSchema.shape,
  serial,
  reason: reason.optional(),
  canary: z.strictObject(plan).optional(),
});
export type NewRelease = z.infer<typeof newReleaseSchema>;

/** Body of POST /api/releases/:name/rollback: to the named version; without one, ends a trial, or goes to the previous release. */
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
  /** Under trial: its plan, who began it, and since when it has its present share. */
  candidate: candidateSchema.extend({ ...plan, begun: deed, since: z.iso.datetime() }).nullable(),
  lock: deed.nullable(),
  /** The last change of any kind. */
  changed: deed,
});
export type ReleaseState = z.infer<typeof releaseStateSchema>;
export type Trial = NonNullable<ReleaseState['candidate']>;

export const RELEASE_ACTIONS = [
  'released',
  'rolled-back',
  'trial-begun',
  'trial-raised',
  'trial-passed',
  'trial-ended',
  'locked',
  'unlocked',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** A change in a micro-frontend's history, newest first in GET /api/releases/:name/history. */
export const releaseChangeSchema = deed.extend({
  serial,
  action: z.enum(RELEASE_ACTIONS),
  /** What visitors got before and after; of a trial the stable release and the one that is tried. */
  from: z.string().nullable(),
  to: z.string(),
});
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;
