import type { Dealership } from '@forecourt/contracts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
type Day = (typeof DAYS)[number];
type Hours = Pick<Dealership, 'salesHours' | 'showroomHours'>;
type Line = Dealership['salesHours'][number];

const LONDON = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface Moment {
  readonly day: Day;
  /** "09:05" */
  readonly time: string;
}

const inLondon = (now: Date): Moment => {
  const parts = new Map(LONDON.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: (parts.get('weekday') ?? 'Monday') as Day, time: `${parts.get('hour')}:${parts.get('minute')}` };
};

const next = (day: Day): Day => DAYS[(DAYS.indexOf(day) + 1) % DAYS.length] ?? 'Monday';

/** "Open on sat till when". */
const SHORT_DAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes)?\b(?! ?nav)/g;

/** The day of the week that is asked for. */
const askedDays = (typed: string, { day }: Moment): readonly Day[] => {
  const text = typed.replace(
    SHORT_DAY,
    (_, short: string) => DAYS.find((name) => name.toLowerCase().startsWith(short))?.toLowerCase() ?? short,
  );
  if (/\b(?:today|tonight|now)\b/.test(text)) return [day];
  if (/\btomorrow\b/.test(text)) return [next(day)];
  if (/\bweekends?\b/.test(text)) return ['Saturday', 'Sunday'];
  return DAYS.filter((name) => new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(text));
};

/** Whether a message names a day to come by. */
export const isDayNamed = (text: string, now: Date): boolean => askedDays(text, inLondon(now)).length > 0;

const lineOf = (lines: readonly Line[], day: Day): Line | undefined =>
  lines.find(({ days }) => (days as readonly string[]).includes(day));

const isOpen = (line: Line | undefined, time: string): boolean =>
  line?.opens != null && line.closes != null && line.opens <= time && time < line.closes;

/** "09:00" as it is said: "9am". */
const spoken = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`;
};

const open = (line: Line | undefined): string | null =>
  line?.opens == null || line.closes == null ? null : `${spoken(line.opens)} to ${spoken(line.closes)}`;

const week = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(', ');

const ofDay = ({ salesHours, showroomHours }: Hours, day: Day, text: string): string => {
  const [sales, showroom] = [open(lineOf(salesHours, day)), open(lineOf(showroomHours, day))];
  if (sales === null && showroom === null) return `We're closed on ${day}.`;
  const closes = lineOf(salesHours, day)?.closes;
  if (sales === showroom && closes && CLOSING.test(text))
    return `On ${day} we're open ${sales}, so we close at ${spoken(closes)}.`;
  if (sales === showroom) return `On ${day} we're open ${sales}.`;
  return `On ${day} the sales team is ${sales === null ? 'closed' : `open ${sales}`} and the showroom is ${showroom === null ? 'closed' : `open ${showroom}`}.`;
};

/** Opening hours: all of them, of one day, or whether it is open at this moment. Sales and showroom differ on Saturdays (D2). */
export const hoursAnswer = (text: string, dealership: Dealership, now: Date): string =>
  `${usualHours(text, dealership, now)}${HOLIDAY.test(text) ? ` Bank holidays can differ, so please ring ${dealership.phone} first.` : ''}`;

const CLOSING = /\b(?:clos|shut)/;
const HOLIDAY = /\b(?:bank hol(?:iday)?s?|christmas|xmas|boxing day|new years?|easter|good friday)\b/;

const usualHours = (text: string, { salesHours, showroomHours, phone }: Dealership, now: Date): string => {
  const moment = inLondon(now);
  const days = askedDays(text, moment);
  const all = `Sales: ${week(salesHours)}. Showroom: ${week(showroomHours)}.`;
  if (/\b(?:open|there|about|closed|shut) (?:right )?now\b|\bnow open\b/.test(text)) {
    const isNow = isOpen(lineOf(salesHours, moment.day), moment.time);
    return `${isNow ? 'Yes, the sales team is open' : 'No, the sales team is closed'} right now. ${all}`;
  }
  if (days.length === 0) return all;
  const said = days.map((day) => ofDay({ salesHours, showroomHours }, day, text));
  const showroomClosed = days.some((day) => lineOf(showroomHours, day)?.opens == null && lineOf(salesHours, day)?.opens != null);
  const call = showroomClosed ? ` Give us a call on ${phone} before you come, so someone is there for you.` : '';
  return `${said.join(' ')}${call}`;
};
