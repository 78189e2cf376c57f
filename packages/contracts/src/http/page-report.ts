import { z } from 'zod';
import { mfeNameSchema, releaseIdSchema } from '../platform/release-registry.ts';

/** Where browsers send reports, only from pages of sites with a release under trial. */
export const PAGE_REPORTS_PATH = '/page-reports';

/** More micro-frontends than a page has. */
const MOST_AREAS = 8;
/** Ten minutes: beyond it a time says nothing about a release. */
const LONGEST_MS = 600_000;

const names = z.array(mfeNameSchema).max(MOST_AREAS);
const milliseconds = z.number().nonnegative().max(LONGEST_MS);

/** What a browser has seen of a page since its last report. Nothing in it concerns the visitor. */
export const pageReportSchema = z.strictObject({
  /** The compared releases with an area in the page. */
  releases: z.array(releaseIdSchema).max(MOST_AREAS),
  /** Micro-frontends whose code threw or could not be loaded. */
  boundaryErrors: names,
  /** Micro-frontends that could not be hydrated. */
  hydrationErrors: names,
  awake: z.boolean(),
  enquiryBegun: z.boolean(),
  /** Largest contentful paint; null: not known yet, or reported before. */
  lcp: milliseconds.nullable(),
  /** Interaction to next paint. */
  inp: milliseconds.nullable(),
});

export type PageReport = z.infer<typeof pageReportSchema>;
