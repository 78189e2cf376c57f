import { type IsoDate, MONTH_NAMES } from './iso-date.ts';

/** The prompt with an example. */
export const ASK_FOR_DAY = 'Enter a date, for example 14 March 2027 or 14/3/27';

const AS_NUMBERS = /^(\d{1,2})[ ./-](\d{1,2})[ ./-](\d{4}|\d\d)$/;
const AS_WORDS = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d\d)$/;
const AS_ISO = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Two digits are a year of this century. */
const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

const monthNamed = (name: string): number => MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;

function partsOf(text: string): readonly [year: string, month: number, day: number] | null {
  const [, isoYear, isoMonth, isoDay] = AS_ISO.exec(text) ?? [];
  if (isoYear) return [isoYear, Number(isoMonth), Number(isoDay)];
  const [, day, month, year] = AS_NUMBERS.exec(text) ?? [];
  if (year) return [fullYear(year), Number(month), Number(day)];
  const [, dayOfName, name = '', yearOfName] = AS_WORDS.exec(text) ?? [];
  // "Sept" is a common short form.
  return yearOfName ? [fullYear(yearOfName), monthNamed(name.replace(/^sept$/, 'sep')), Number(dayOfName)] : null;
}

/**
 * Parses a typed date, day first as in Britain: "1/10/26", "01.10.2026", "1 Oct 2026", "1st October 2026", "2026-10-01". Null if
 * there is no such date, such as 31 February.
 */
export const readDay = (typed: string): IsoDate | null => {
  const text = typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  const [year, month = 0, day = 0] = partsOf(text) ?? [];
  if (year === undefined) return null;
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  // Date.parse turns 31 February into 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
};
