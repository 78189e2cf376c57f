import { isBlank, isPlain, madePlain } from './plain-text.ts';
import { CUBIC_METRES, KILOGRAMS, MILLIMETRES } from './quantities.ts';
import { lengthUnit, type Quantity, readQuantity } from './quantity.ts';
import { foldText } from './stock-entry.ts';
import type { SortOrder } from './vehicle-terms.ts';
import { SORT_ORDERS } from './vehicle-terms.ts';

/** A query value that cannot be parsed, and why: "abc", "not a price". */
export interface UnreadValue {
  readonly value: string;
  readonly reason: string;
}

/** A value quoted for a message: on one line, and cut after 30 characters. */
export const quotedValue = (value: string): string => `“${madePlain(value).replace(/^(.{30}).+$/su, '$1…')}”`;

/** The parsed value of a query key; `undefined` if it does not filter. */
export interface QueryReading<Value> {
  readonly value: Value | undefined;
  readonly unread: readonly UnreadValue[];
}

/** Parses all values of one query key. */
export type QueryReader<Value> = (texts: readonly string[]) => QueryReading<Value>;

/** People type URLs too: "panel-van" and "PANEL VAN" are 'Panel Van'. */
const termKey = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Values that mean no filter (D6). */
const NO_FILTER = new Set(['all', 'any', 'newused']);
const saysNothing = (text: string): boolean => isBlank(text) || NO_FILTER.has(termKey(text));
/** Other names of a value (D7). */
const ALIASES = new Map([['awaitingdelivery', 'Due In']]);
const MAX_NAME_LENGTH = 60;

/**
 * Limits the values of one list. A page repeats all of them in the link of each, so it would grow with their square.
 */
const MAX_VALUES = 20;
/** The maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 100;

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => !saysNothing(text));

/** Parses lists joined by commas, as in links, or repeated keys, as from forms without scripts. */
const listOf =
  <Item extends string>(read: (text: string) => Item | undefined, reason: string): QueryReader<readonly Item[]> =>
  (texts) => {
    const items = [...new Set(trimmed(texts.flatMap((text) => text.split(','))))];
    const known = [...new Set(items.flatMap((text) => read(text) ?? []))];
    const value = known.slice(0, MAX_VALUES);
    return {
      value: value.length === 0 ? undefined : value,
      unread: [
        ...items.filter((text) => read(text) === undefined).map((text) => ({ value: text, reason })),
        ...known.slice(MAX_VALUES).map((text) => ({ value: text, reason: `beyond the first ${MAX_VALUES}` })),
      ],
    };
  };

const termOf = <Term extends string>(terms: readonly Term[]): ((text: string) => Term | undefined) => {
  const byKey = new Map<string, Term>(terms.map((term) => [termKey(term), term]));
  return (text) => byKey.get(termKey(ALIASES.get(termKey(text)) ?? text));
};
export const termsOf = <Term extends string>(terms: readonly Term[], reason: string) => listOf(termOf(terms), reason);
const makeOf = (text: string): string | undefined =>
  text.length <= MAX_NAME_LENGTH && isPlain(text) ? text.replace(/\s+/g, ' ') : undefined;

/** Accepts a single value only, because several are ambiguous. */
const oneOf =
  <Value>(read: (text: string) => Value | undefined, reason: string): QueryReader<Value> =>
  (texts) => {
    const [text, ...others] = new Set(trimmed(texts));
    if (text === undefined) return { value: undefined, unread: [] };
    if (others.length > 0)
      return { value: undefined, unread: [{ value: [text, ...others].join(', '), reason: 'more than one value' }] };
    const value = read(text);
    return { value, unread: value === undefined ? [{ value: text, reason }] : [] };
  };

const FEET_AND_INCHES = /^(\d\d?) ?(?:ft|foot|feet|['’′]) ?(\d\d?) ?(?:ins?|inch|inches|["”″])?$/i;

/** Adds the only plausible unit: a payload of 1.2 is in tonnes, a height of 2.0 in metres. */
const withUnit = (quantity: Quantity, text: string): string => {
  const [, feet, inches] = (quantity === MILLIMETRES && FEET_AND_INCHES.exec(text)) || [];
  if (feet) return `${Number(feet) * 12 + Number(inches)} in`;
  const bare = /^[\d.]+$/.test(text) && Number(text);
  if (bare && quantity === MILLIMETRES) return `${text} ${lengthUnit(bare)}`;
  return bare && quantity === KILOGRAMS && bare < 10 ? `${text} t` : text;
};

const readAmount = (quantity: Quantity, text: string): number | null => {
  const value = readQuantity(quantity, text);
  return value === null || quantity === CUBIC_METRES ? value : Math.floor(value);
};

/** Parses a typed bound, without fractions of a pound; null if it cannot be parsed. */
export const readStockAmount = (quantity: Quantity, typed: string): number | null =>
  readAmount(quantity, withUnit(quantity, typed.trim()));

/** A whole number comes from a link and is in the stored unit; anything else was typed, perhaps in a form without scripts. */
export const amountOf = (quantity: Quantity, reason: string): QueryReader<number> =>
  oneOf((text) => (/^\d+$/.test(text) ? readAmount : readStockAmount)(quantity, text) ?? undefined, reason);

export const readTrue: QueryReader<true> = oneOf((text) => (termKey(text) === 'true' ? true : undefined), 'not “true”');

export const readOrder: QueryReader<SortOrder> = oneOf(termOf<SortOrder>(SORT_ORDERS), 'not an order');

export const readMakes: QueryReader<readonly string[]> = listOf(makeOf, 'not a make');

export const readSearch: QueryReader<string> = (texts) => {
  const words = texts.map((text) => text.trim()).filter((text) => !isBlank(text));
  const value = words.length === 0 ? undefined : words.join(' ');
  if (value !== undefined && !isPlain(value)) return { value: undefined, unread: [{ value, reason: 'not text' }] };
  if (value === undefined || value.length <= MAX_SEARCH_LENGTH) return { value, unread: [] };
  return { value: undefined, unread: [{ value, reason: `longer than ${MAX_SEARCH_LENGTH} characters` }] };
};
