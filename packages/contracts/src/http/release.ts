import { z } from 'zod';
import { candidateSchema, registeredReleaseSchema, releaseSchema } from '../platform/release-registry.ts';
import { LIVE_ACTIONS, MAX_RELEASE_REASON_LENGTH, TOO_LONG_RELEASE_REASON } from './release-constants.ts';
import { cursor, pageSize } from './stored-values.ts';
import { text } from './text.ts';

/** Why a release, a rollback or a lock was made, in the words of who made it. */
const reason = text().max(MAX_RELEASE_REASON_LENGTH, TOO_LONG_RELEASE_REASON);

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

/**
 * Body of POST /api/releases/:name/rollback: to the named version, which may be the one that was rolled back last; without one,
 * ends a trial, or goes to the previous release.
 */
export const rollbackSchema = z.strictObject({
  version: releaseSchema.shape.version.optional(),
  serial,
  reason: reason.optional(),
});
export type Rollback = z.infer<typeof rollbackSchema>;

/** Body of POST /api/releases/:name/lock. */
export const lockSchema = z.strictObject({ reason: reason.min(1, 'Say why it is locked') });
export type ReleaseLock = z.infer<typeof lockSchema>;

/** Body of POST /api/releases/:name/unlock. */
export const unlockSchema = z.strictObject({ reason: reason.optional() });
export type ReleaseUnlock = z.infer<typeof unlockSchema>;

/**
 * Body of POST /api/releases/:name/preview: a version that has been released, or, with its manifest, a build that the host of
 * releases serves.
 */
export const previewRequestSchema = z.strictObject({
  version: releaseSchema.shape.version,
  manifest: releaseSchema.shape.manifest.optional(),
});
export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** A link to the site with another release, or other settings: its path, with a signature in it, and until when it works. */
export const previewLinkSchema = z.object({ path: z.string(), until: z.iso.datetime() });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** Who did something, when, and why. `by` is an account's id, `operator` or `releases` for the service itself. */
const deed = z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string().nullable() });

/** Who made a release live, when and why, and how; states from before it was kept have no `how`. */
const live = deed.extend({ how: z.enum(LIVE_ACTIONS).optional() });

/** A micro-frontend's releases, as a change answers them. */
export const releaseStateSchema = z.object({
  name: z.string(),
  serial,
  stable: registeredReleaseSchema.extend({ live }),
  previous: registeredReleaseSchema.nullable(),
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
  'put-back',
  'trial-begun',
  'trial-raised',
  'trial-passed',
  'trial-ended',
  'locked',
  'unlocked',
] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** Query of GET /api/releases/:name/history, which is paginated, newest first. */
export const releaseHistoryQuerySchema = z.strictObject({ limit: pageSize(), cursor: cursor() });
export type ReleaseHistoryQuery = z.infer<typeof releaseHistoryQuerySchema>;

/** A change in a micro-frontend's history. */
export const releaseChangeSchema = deed.extend({
  serial,
  action: z.enum(RELEASE_ACTIONS),
  /** What visitors got before and after; of a trial the stable release and the one that is tried. */
  from: z.string().nullable(),
  to: z.string(),
});
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

const count = z.int().nonnegative();

/** What was seen of a release. */
const seenSchema = z.object({
  views: count,
  /** Of the views, those that count: so many of each network at most. */
  visits: count,
  /** How often it failed, on the server or in the browser. */
  failed: count,
});

/** How a trial does in its present step. After a restart of the service, the step is observed anew. */
export const trialSeenSchema = z.object({
  candidate: seenSchema,
  /** The stable release in the same time. */
  stable: seenSchema,
  /** With fewer visits of either release, they cannot be compared. */
  needed: count,
  /** When the step ends. */
  until: z.iso.datetime(),
});
export type TrialSeen = z.infer<typeof trialSeenSchema>;

/** A micro-frontend as GET /api/releases lists it. */
export const releaseOverviewSchema = releaseStateSchema.extend({
  /** Null while nothing is under trial, and in the first second of a trial. */
  seen: trialSeenSchema.nullable(),
  /** What was taken back, if nothing has been released or tried since. */
  takenBack: releaseChangeSchema.nullable(),
});
export type ReleaseOverview = z.infer<typeof releaseOverviewSchema>;
