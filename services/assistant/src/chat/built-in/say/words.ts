import { formatNumber } from '@forecourt/rules';

const ONES = 'no one two three four five six seven eight nine'.split(' ');

/** A count as it is written in a sentence: "three", "42". */
export const counted = (count: number): string => ONES[count] ?? formatNumber(count);

/** A value of the stock in a sentence: "diesel", but "LPG". */
export const spoken = (value: string): string => (/^[A-Z]{2}/.test(value) ? value : value.toLowerCase());

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A sentence after another's beginning: "we have …". */
export const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "a, b and c". */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** "an automatic", "a manual". */
export const withArticle = (phrase: string): string =>
  /^(?:[aeio]|LPG|LWB|MWB|SWB|XLWB)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`;

/** As a sentence: with a full stop, unless it has its own. */
export const sentence = (text: string): string => `${capital(text)}${/[.?]$/.test(text) ? '' : '.'}`;
