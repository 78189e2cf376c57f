const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** "20:06", in UK time. */
export const timeInWords = (moment: string): string => time.format(new Date(moment));

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/London' });

/** "Thu 26 Nov 2026 at 20:06", in UK time. */
export const plannedInWords = (moment: string): string => `${weekday.format(new Date(moment))} ${momentInWords(moment)}`;

/** "26 Nov 2026 at 20:06", in UK time. */
export const momentInWords = (moment: string): string => `${date.format(new Date(moment))} at ${timeInWords(moment)}`;
