import { z } from 'zod';

/** Bucket of NATS's key-value store that says which releases are live: one signed entry for each micro-frontend, key = name. */
export const REGISTRY_BUCKET = 'mfe-registry';

/** A micro-frontend's name: "mfe-catalog". */
export const mfeNameSchema = z.string().regex(/^mfe-[a-z]+$/);

/** A release: a version and the subresource integrity of its `mfe.json`, which names that of every other file. */
export const releaseSchema = z.object({
  version: z.string().regex(/^\w[\w.-]{0,63}$/),
  manifest: z.string().startsWith('sha384-'),
});

export type Release = z.infer<typeof releaseSchema>;

/** A release as the registry names it, with the subresource integrity of its `contract.json` if it has one. */
export const registeredReleaseSchema = releaseSchema.extend({ contract: z.string().startsWith('sha384-').exactOptional() });
export type RegisteredRelease = z.infer<typeof registeredReleaseSchema>;

/** A build of a micro-frontend, as its `latest.json` names it. */
export const buildSchema = releaseSchema.extend({ name: mfeNameSchema });
export type Build = z.infer<typeof buildSchema>;

/** Which release, wherever its files do not matter. */
export const releaseIdSchema = z.strictObject({ name: mfeNameSchema, version: releaseSchema.shape.version });
export type ReleaseId = z.infer<typeof releaseIdSchema>;

/** A release under trial, and the share of visitors who get it, in per cent. */
export const candidateSchema = registeredReleaseSchema.extend({ percent: z.number().int().min(0).max(100) });
export type Candidate = z.infer<typeof candidateSchema>;

/**
 * One entry of the registry. Its value in the bucket is a compact JWS (Ed25519) of this, signed by the releases service; a shell
 * that cannot verify an entry keeps what it has.
 */
export const registryEntrySchema = z.object({
  name: mfeNameSchema,
  /** Higher with every change of this micro-frontend: a shell refuses an entry that is older than the one it has. */
  serial: z.number().int().positive(),
  /** The release that visitors get. */
  stable: registeredReleaseSchema,
  /** Null: no release is under trial. */
  candidate: candidateSchema.nullable(),
  /** What a rollback brings back; null after the first release. */
  previous: registeredReleaseSchema.nullable(),
  /** The last change: who made it, when, and why. */
  changed: z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string().nullable() }),
  /** Why nothing may be changed; null while it may. */
  lock: z.string().nullable(),
});

export type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** Core NATS subject on which every shell reports how releases do. Nothing is stored: a report that is lost is not missed. */
export const RELEASE_VIEWS_SUBJECT = 'shell.release-views';

/** Upper bounds of the histograms' buckets, in milliseconds; the last bucket holds what is slower. */
export const LCP_BUCKETS_MS = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000] as const;
export const INP_BUCKETS_MS = [50, 100, 150, 200, 300, 500, 800, 1_500, 3_000] as const;

/**
 * How often one network (an IPv4 address or a /64) may add to one figure of a release in one step of its trial, so that it takes
 * many to decide on it.
 */
export const EACH_NETWORK = 3;

const count = z.number().int().nonnegative();

/** What one shell saw of one release since its last report. Counts only: nothing in it concerns a visitor. */
export const releaseViewsSchema = z.object({
  name: mfeNameSchema,
  version: releaseSchema.shape.version,
  /** False: this shell cannot load the release, so that nobody gets it. */
  loaded: z.boolean(),
  /** Pages sent that have an area of it, from memory or rendered; for one without pages of its own, all public pages. */
  views: count,
  /**
   * Of these, so many of each network at most as count: what the figures from browsers are shares of, which are limited in the same
   * way. Of the back office all, because colleagues are one network.
   */
  visits: count,
  /** Of these, pages that its code could not render on the server; the visitor got the stable release's page if there was one. */
  serverErrors: count,
  /** Pages whose browser reported an error boundary of this release. */
  boundaryErrors: count,
  /** Pages whose browser could not hydrate this release. */
  hydrationErrors: count,
  /** Pages that the browser reported as come to life. */
  awake: count,
  /** Pages on which an enquiry was begun. */
  enquiriesBegun: count,
  lcp: z.array(count).length(LCP_BUCKETS_MS.length + 1),
  inp: z.array(count).length(INP_BUCKETS_MS.length + 1),
});

export type ReleaseViews = z.infer<typeof releaseViewsSchema>;

/** The counts of a release of which nothing has been seen, to be added to. */
export const noReleaseViews = (): Omit<ReleaseViews, 'name' | 'version' | 'loaded'> => ({
  views: 0,
  visits: 0,
  serverErrors: 0,
  boundaryErrors: 0,
  hydrationErrors: 0,
  awake: 0,
  enquiriesBegun: 0,
  lcp: new Array<number>(LCP_BUCKETS_MS.length + 1).fill(0),
  inp: new Array<number>(INP_BUCKETS_MS.length + 1).fill(0),
});

/** A shell's report, sent every two seconds while something is under trial. */
export const releaseReportSchema = z.object({ shell: z.string(), releases: z.array(releaseViewsSchema) });
export type ReleaseReport = z.infer<typeof releaseReportSchema>;
