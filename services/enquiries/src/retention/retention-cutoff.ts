/** How long customer records are kept (product §9). */
const RETENTION_YEARS = 7;

/** Records whose last activity is before this moment have expired. */
export const retentionCutoff = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - RETENTION_YEARS);
  // The year has no 29 February, so take the 28th: the first of March is still to come.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
};
