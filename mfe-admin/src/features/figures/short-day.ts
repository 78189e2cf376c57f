import type { IsoDate } from '@forecourt/rules';

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Fri 27 Nov". */
export const shortDay = (day: IsoDate): string => format.format(new Date(day)).replace(',', '');
