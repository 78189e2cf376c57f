/** How long customer records are kept (product §9). */
const RETENTION_YEARS = 7;

/** Records with which nothing has happened since this moment have had their time; never a day too early. */
export const keptSince = (now: Date): Date => {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - RETENTION_YEARS);
  // The year has no 29 February: the day before, as the first of March is still to come.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
};
