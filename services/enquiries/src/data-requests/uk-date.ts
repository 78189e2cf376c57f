/** en-CA formats dates as ISO 8601. */
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The date in UK time: "2026-03-14". */
export const ukDate = (date: Date): string => format.format(date);
