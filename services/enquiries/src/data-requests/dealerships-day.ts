/** en-CA writes dates as ISO 8601 does. */
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The day by the dealership's clock: "2026-03-14". */
export const dealershipsDay = (date: Date): string => format.format(date);
