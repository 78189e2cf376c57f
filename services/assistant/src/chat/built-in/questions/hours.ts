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
  if (/\b(?:today|tonight|now|this (?:afternoon|morning|evening)|after work)\b/.test(text)) return [day];
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

const CLOSING = /\b(?:clos|shut|how late|(?:un)?till? (?:when|what))/;
const HOLIDAY = /\b(?:bank hol(?:iday)?s?|christmas|xmas|boxing day|new years?|easter|good friday)\b/;
const WHEN = /\b(?:wh?[ao]t(?:'?s)? (?:time|hours|are|is)|when|how (?:late|early|long)|till? when|which days)\b/;
/** "Can I come on Sunday", "are you open till 6". */
const IS_SO = /\b(?:are|is|can|could|will|would|do) (?:you|u|i|we|it|the|some|any|there)|^ (?:you|u) open|^ open til/;
const HOURS_SAID = /\b(?:at|till?|until|after|before|by|say) (half (?:past )?)?(\d\d?|[a-z]{3,5})(?:[:.](\d\d))? ?([ap]m)?\b/;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
/** Nobody comes before it without saying so. */
const EARLIEST = 8;

/** The time of day that is asked for: "17:30". */
const askedTime = (text: string): string | null => {
  const [found, half, number = '', minutes, noon] = HOURS_SAID.exec(text) ?? [];
  if (found === undefined) return null;
  const hour = NUMBERS.includes(number) ? NUMBERS.indexOf(number) + 1 : Number(number);
  if (Number.isNaN(hour)) return null;
  const isLater = noon === 'pm' ? hour < 12 : noon === undefined && hour < EARLIEST;
  return `${String(hour + (isLater ? 12 : 0)).padStart(2, '0')}:${half ? '30' : (minutes ?? '00')}`;
};

/** What is asked of a day, said with yes or no where it may be. */
const ofDay = ({ salesHours, showroomHours }: Hours, day: Day, text: string): string => {
  const line = lineOf(salesHours, day);
  const [sales, showroom] = [open(line), open(lineOf(showroomHours, day))];
  const asksWhether = IS_SO.test(text) && !WHEN.test(text) && !HOLIDAY.test(text);
  const time = askedTime(text);
  const closed = `e're closed on ${day}.`;
  if (sales === null && showroom === null) return asksWhether ? `No, w${closed}` : `W${closed}`;
  const isLate = time !== null && line?.closes != null && time > line.closes;
  const isEarly = time !== null && line?.opens != null && time < line.opens;
  const yes = !asksWhether ? '' : isLate || isEarly ? 'No, ' : 'Yes, ';
  const begin = (words: string): string =>
    yes === '' ? words : `${yes}${words.replace(/^(?:On|We)/, (word) => word.toLowerCase())}`;
  if (sales !== showroom)
    return begin(
      `On ${day} the sales team is ${sales === null ? 'closed' : `open ${sales}`} and the showroom is ${showroom === null ? 'closed' : `open ${showroom}`}.`,
    );
  const closing = CLOSING.test(text) ? `, so we close at ${spoken(line?.closes ?? '')}` : '';
  return begin(`On ${day} we're open ${sales}${closing}.`);
};

const usualHours = (text: string, { salesHours, showroomHours, phone }: Dealership, now: Date): string => {
  const moment = inLondon(now);
  const days = askedDays(text, moment);
  const all = `Sales: ${week(salesHours)}. Showroom: ${week(showroomHours)}.`;
  if (/\b(?:open|there|about|closed|shut) (?:right )?now\b|\bnow open\b/.test(text)) {
    const isNow = isOpen(lineOf(salesHours, moment.day), moment.time);
    return `${isNow ? 'Yes, the sales team is open' : 'No, the sales team is closed'} right now. ${all}`;
  }
  if (days.length === 0) {
    const time = IS_SO.test(text) && !WHEN.test(text) ? askedTime(text) : null;
    const isOver = time !== null && salesHours.every(({ closes }) => closes === null || closes < time);
    return isOver ? `No, we aren't open then. ${all}` : all;
  }
  const said = days.map((day) => ofDay({ salesHours, showroomHours }, day, text));
  const showroomClosed = days.some((day) => lineOf(showroomHours, day)?.opens == null && lineOf(salesHours, day)?.opens != null);
  const call = showroomClosed ? ` Give us a call on ${phone} before you come, so someone is there for you.` : '';
  return `${said.join(' ')}${call}`;
};

/** Opening hours: all of them, of one day, or whether it is open at this moment. Sales and showroom differ on Saturdays (D2). */
export const hoursAnswer = (text: string, dealership: Dealership, now: Date): string =>
  `${usualHours(text, dealership, now)}${HOLIDAY.test(text) ? ` Bank holidays can differ, so please ring ${dealership.phone} first.` : ''}`;
