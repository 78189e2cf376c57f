import { KILOGRAMS, lengthUnit, MILLIMETRES, type Quantity, readQuantity } from '@forecourt/rules';
import type { FoundPart } from './search-part.ts';
import type { SearchText } from './search-text.ts';

type Groups = readonly (string | undefined)[];

/** A pattern of figures and what they ask for; null if a match is something else. */
export interface Figure {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => Omit<FoundPart, 'places' | 'kind'> | null;
}

export const UP_TO = 'under|below|less than|up to|upto|max|maximum|no more than|within|cheaper than|lower than|not over';
export const FROM = 'over|above|more than|from|at least|min|minimum';
export const NUMBER = '(\\d+(?:\\.\\d+)?)';
export const LENGTH_UNITS = "mm|cm|m|mtrs?|met(?:re|er)s?|ft|foot|feet|'";
const FEET_AND_INCHES = `(\\d{1,2}) ?(?:ft|foot|feet|') ?(\\d{1,2})(?: ?(?:in|inch|inches))?(?! ?(?:x|by|${LENGTH_UNITS})(?: |$))`;
/** A length and its unit, or feet and inches: "3.2 m", "11ft 6". */
export const LENGTH = `(?:${FEET_AND_INCHES}|${NUMBER} ?(${LENGTH_UNITS}))`;
/** A length after its name, where the unit is optional. */
export const NAMED_LENGTH = `(?:${FEET_AND_INCHES}|${NUMBER}(?: ?(${LENGTH_UNITS}))?)`;
export const TONNES = 't|ton+e?s?';
const WEIGHT_IN_WORDS = 'half (?:an? )?ton+e?|an? ton+e? and an? half|(?:an?|one) ton+e?';
/** A weight and its unit, or in words. */
export const WEIGHT = `(?:${NUMBER} ?(kgs?|kilos?|kilograms?|${TONNES})|(${WEIGHT_IN_WORDS}))`;
/** What may come between the name of a measure and its figure. */
export const ABOUT = `(?: (?:of|is|${FROM}|about|around|to be|capacity))*`;
/** "800 kg payload" is a minimum; "under 800 kg payload" is a maximum, which no filter offers. */
const NOT_UP_TO = `(?<! (?:${UP_TO}|shorter than))`;

/** @param pattern matched between spaces */
export const figure = (kind: string, pattern: string, read: Figure['read']): Figure => ({
  kind,
  pattern: new RegExp(` ${pattern}(?= |$)`, 'g'),
  read,
});
/** As {@link figure}, for a minimum: not read after "under". */
export const leastFigure = (kind: string, pattern: string, read: Figure['read']): Figure => ({
  kind,
  pattern: new RegExp(`${NOT_UP_TO} ${pattern}(?= |$)`, 'g'),
  read,
});

/** Parses a matched figure and its unit, without fractions of a mile or a penny. */
export const amountOf = (quantity: Quantity, amount = '', unit = ''): number =>
  readQuantity(quantity, `${amount} ${unit}`) ?? Math.floor(Number(amount));

/** In mm. */
export const lengthOf = (amount = '', unit = lengthUnit(Number(amount))): number =>
  amountOf(MILLIMETRES, amount, unit.startsWith('mtr') ? 'm' : unit);

/** In mm, of the four groups of {@link LENGTH}. */
export const lengthIn = ([feet, inches, amount, unit]: Groups): number =>
  feet === undefined ? lengthOf(amount, unit) : lengthOf(String(Number(feet) * 12 + Number(inches)), 'in');

const IN_WORDS: readonly (readonly [part: string, kilograms: number])[] = [
  ['half', 500],
  ['and', 1_500],
  ['', 1_000],
];
/** In kg, of the three groups of {@link WEIGHT}; a bare figure below 10 is in tonnes. */
export const weightOf = ([amount, unit = Number(amount) < 10 ? 't' : 'kg', words]: Groups): number =>
  words === undefined
    ? amountOf(KILOGRAMS, amount, unit.startsWith('k') ? 'kg' : 't')
    : (IN_WORDS.find(([part]) => words.includes(part))?.[1] ?? 0);

/** Extracts the parts that match the figures from the text. */
export const takeFigures = (text: SearchText, figures: readonly Figure[]): readonly FoundPart[] =>
  figures.flatMap(({ kind, pattern, read }) =>
    text
      .take(pattern, (match) => read(match) !== null)
      .flatMap(({ match, places }) => {
        const part = read(match);
        return part === null ? [] : [{ ...part, kind, places }];
      }),
  );
