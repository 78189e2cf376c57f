import type { Dealership } from '@forecourt/contracts';
import { addDays, formatDayOfWeek, type IsoDate, specialDayNotes, specialDayOn, weekdayName } from '@forecourt/rules';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
type Day = (typeof DAYS)[number];
type Line = Dealership['salesHours'][number];

/** In Sweden dates are written as in ISO 8601: "2026-11-27 09:05". */
const LONDON = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' });

/** The date, the day of the week and the time in London: "09:05". */
const inLondon = (now: Date): { readonly date: IsoDate; readonly day: Day; readonly time: string } => {
  const [date = '', time = ''] = LONDON.format(now).split(' ');
  return { date, day: weekdayName(date) as Day, time };
};

/** The days of the week that are asked for: "Open on sat till when". */
const askedDays = (text: string, today: Day): readonly Day[] => {
  if (/\b(?:today|tonight|now|this (?:afternoon|morning|evening)|after work)\b/.test(text)) return [today];
  if (/\btomorrow\b/.test(text)) return DAYS.filter((_, at) => DAYS[(at + 6) % 7] === today);
  if (/\bweekends?\b/.test(text)) return ['Saturday', 'Sunday'];
  return DAYS.filter((day) => new RegExp(`\\b${day.slice(0, 3)}(?:s|rs|nes|${day.slice(3)}s?)?\\b(?! ?nav)`, 'i').test(text));
};

/** Whether a message names a day to come by. */
export const isDayNamed = (text: string, now: Date): boolean => askedDays(text, inLondon(now).day).length > 0;

/** The next date with this day of the week, today's included. */
const nextDate = (day: Day, today: IsoDate): IsoDate =>
  [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead)).find((date) => weekdayName(date) === day) ?? today;

type Hours = Pick<Line, 'opens' | 'closes'>;

const lineOf = (lines: readonly Line[], day: Day): Line | undefined =>
  lines.find(({ days }) => (days as readonly string[]).includes(day));

const isOpen = (line: Hours | undefined, time: string): boolean =>
  line?.opens != null && line.closes != null && line.opens <= time && time < line.closes;

/** "09:00" as it is said: "9am". */
const spoken = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`;
};

const hoursOf = (line: Hours | undefined): string =>
  line?.opens == null || line.closes == null ? 'closed' : `open ${spoken(line.opens)} to ${spoken(line.closes)}`;

const CLOSING = /\b(?:clos|shut|how late|(?:un)?till? (?:when|what))/;
const HOLIDAY = /\b(?:bank hol(?:iday)?s?|christmas|xmas|boxing day|new years?|easter|good friday)\b/;
const NOW = /\b(?:open|there|about|closed|shut) (?:right )?now\b|\bnow open\b/;
const WHEN = /\b(?:wh?[ao]t(?:'?s)? (?:time|hours|are|is)|when|how (?:late|early|long)|till? when|which days)\b/;
/** A yes to it would mean no. */
const TOO = /\btoo (?:late|early)\b/;
/** "Can I come on Sunday", "are you open till 6". */
const IS_SO = /\b(?:are|is|can|could|will|would|do) (?:you|u|i|we|it|the|some|any|there)|^ (?:you|u) open|^ open til/;
const TIME = /\b(?:at|till?|until|after|before|by|say|for) (half (?:past )?)?(\d\d?|[a-z]{3,5})(?:[:.](\d\d))? ?([ap]m)?\b/;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
/** Nobody comes before it without saying so. */
const EARLIEST = 8;

/** The time of day that is asked for: "17:30". */
const askedTime = (text: string): string | null => {
  const [found, half, number = '', minutes, noon] = TIME.exec(text) ?? [];
  const hour = NUMBERS.includes(number) ? NUMBERS.indexOf(number) + 1 : Number(number);
  if (found === undefined || Number.isNaN(hour)) return null;
  const isLater = noon === 'pm' ? hour < 12 : noon === undefined && hour < EARLIEST;
  return `${String(hour + (isLater ? 12 : 0)).padStart(2, '0')}:${half ? '30' : (minutes ?? '00')}`;
};

/** Where somebody may come at a time: till when it closes is asked as well. */
const admits = ({ opens, closes }: Hours, time: string): boolean =>
  opens !== null && closes !== null && opens <= time && time <= closes;

/** What is said of a day, after a yes or a no where that is asked. */
const ofDay = (sales: Hours | undefined, showroom: Hours | undefined, day: string, text: string, asks: boolean): string => {
  const [line, own] = [hoursOf(sales), hoursOf(showroom)];
  const time = askedTime(text);
  const isClosed = line === 'closed' && own === 'closed';
  const yes = !asks ? '' : isClosed || (time !== null && sales !== undefined && !admits(sales, time)) ? 'No, ' : 'Yes, ';
  const begin = (words: string): string => (yes === '' ? words : `${yes}${words.charAt(0).toLowerCase()}${words.slice(1)}`);
  if (isClosed) return begin(`We're closed on ${day}.`);
  if (line !== own) return begin(`On ${day} the sales team is ${line} and the showroom is ${own}.`);
  return begin(`On ${day} we're ${line}${CLOSING.test(text) ? `, so we close at ${spoken(sales?.closes ?? '')}` : ''}.`);
};

/** A holiday that is asked for may be far ahead. */
const AHEAD_DAYS = { holiday: 366, usual: 7 };

/** " Closed on Friday 3 April.": single days that differ, if there are any. */
const singleDays = (text: string, { specialDays }: Dealership, now: Date): string =>
  specialDayNotes(specialDays, inLondon(now).date, HOLIDAY.test(text) ? AHEAD_DAYS.holiday : AHEAD_DAYS.usual)
    .map((note) => ` ${note}.`)
    .join('');

const usualHours = (text: string, dealership: Dealership, now: Date): string => {
  const { salesHours, showroomHours, specialDays, phone } = dealership;
  const { date, day: today, time: clock } = inLondon(now);
  const [sales, showroom] = [salesHours, showroomHours].map((lines) => lines.map((line) => line.text).join(', '));
  const all = `Sales: ${sales}. Showroom: ${showroom}.${singleDays(text, dealership, now)}`;
  if (NOW.test(text)) {
    const isNow = isOpen(specialDayOn(specialDays, date) ?? lineOf(salesHours, today), clock);
    return `${isNow ? 'Yes, the sales team is open' : 'No, the sales team is closed'} right now. ${all}`;
  }
  const asks = IS_SO.test(text) && [WHEN, HOLIDAY, TOO].every((pattern) => !pattern.test(text));
  const days = askedDays(text, today);
  if (days.length === 0) {
    const time = asks ? askedTime(text) : null;
    return time !== null && salesHours.every((line) => !admits(line, time)) ? `No, we aren't open then. ${all}` : all;
  }
  const lines = days.map((day) => {
    const special = specialDayOn(specialDays, nextDate(day, date));
    if (special) return { day: formatDayOfWeek(special.date), sales: special, showroom: special };
    return { day, sales: lineOf(salesHours, day), showroom: lineOf(showroomHours, day) };
  });
  const said = lines.map((line) => ofDay(line.sales, line.showroom, line.day, text, asks));
  const isUnattended = lines.some((line) => line.showroom?.opens == null && line.sales?.opens != null);
  return [...said, ...(isUnattended ? [`Give us a call on ${phone} before you come, so someone is there for you.`] : [])].join(
    ' ',
  );
};

/** Opening hours: all of them, of one day, or whether it is open at this moment. Sales and showroom differ on Saturdays (D2). */
export const hoursAnswer = (text: string, dealership: Dealership, now: Date): string =>
  `${usualHours(text, dealership, now)}${HOLIDAY.test(text) ? ` Bank holidays can differ, so please ring ${dealership.phone} first.` : ''}`;
