import { fold } from './text.ts';

/**
 * A figure in a text, in the unit of the stock: pounds, kg, mm, m³, months. The unit is `null` if the text has none; "time" is
 * minutes since midnight.
 */
export interface Figure {
  readonly value: number;
  readonly unit: Unit | null;
  /** The precision: "3.5 m" is exact to 50 mm. */
  readonly within: number;
  /** As written in the text. */
  readonly written: string;
}

export type Unit =
  | '£'
  | '£/month'
  | 'kg'
  | 'mm'
  | 'm³'
  | 'mile'
  | 'mpg'
  | 'bhp'
  | 'litre'
  | '%'
  | 'month'
  | 'seat'
  | 'door'
  | 'kWh'
  | 'g/km'
  | 'Nm'
  | 'van'
  | 'time'
  | 'day';

/** Patterns after a number, with their unit and factor. */
const UNITS: readonly (readonly [RegExp, Unit, number])[] = [
  [/^\s?(?:kgs?|kilos?|kilograms?)\b/, 'kg', 1],
  [/^[\s-]?(?:t|tonnes?|tons?)\b/, 'kg', 1_000],
  [/^\s?(?:m³|m3\b|cubic met(?:re|er)s?\b|cu\.? ?m\b|cube\b|cubes\b)/, 'm³', 1],
  [/^\s?mm\b/, 'mm', 1],
  [/^\s?cm\b/, 'mm', 10],
  [/^[\s-]?(?:m|met(?:re|er)s?)\b/, 'mm', 1_000],
  [/^[\s-]?(?:ft|feet|foot|')(?![a-z])/, 'mm', 304.8],
  [/^[\s-]?(?:inch(?:es)?|in\b|"|”)/, 'mm', 25.4],
  [/^\s?(?:mpg|miles per gallon)\b/, 'mpg', 1],
  [/^[\s-]?(?:miles?|mi)\b/, 'mile', 1],
  [/^\s?(?:bhp|hp|ps|horsepower)\b/, 'bhp', 1],
  [/^[\s-]?(?:lit(?:re|er)s?|l)\b/, 'litre', 1],
  [/^\s?(?:%|per ?cent\b)/, '%', 1],
  [/^[\s-]?(?:months?|mths?)\b/, 'month', 1],
  [/^[\s-]?(?:years?|yrs?)\b/, 'month', 12],
  [/^[\s-]?(?:seats?|seaters?|people)\b/, 'seat', 1],
  [/^[\s-]?doors?\b/, 'door', 1],
  [/^\s?kwh\b/, 'kWh', 1],
  [/^\s?g\/km\b/, 'g/km', 1],
  [/^\s?nm\b/, 'Nm', 1],
  [/^[\s-]?(?:days?|hours?|weeks?|minutes?)\b/, 'day', 1],
  [
    /^(?:\s(?:other|more|used|new|of (?:them|these|those)|that fit|in stock|(?:panel|crew|electric|diesel|petrol|automatic|manual|small|medium|large))){0,3}\s(?:vans?|tippers?|pickups?|lutons?|campervans?|dropsides?|vehicles?)\b/,
    'van',
    1,
  ],
];

const A_MONTH = /^\s?(?:\/|p|a|per|each|every)?\s?(?:month\b|mth\b|pcm\b|pm\b|mo\b)|^\s?monthly\b/;
const NUMBER = /(?<![\w.,])(£\s?)?(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?(\s?k\b)?/g;

const TIME = /\b\d{1,2}:\d\d(?:\s?[ap]m)?\b|\b\d{1,2}(?:\.\d\d)?\s?[ap]m\b/g;

/** All figures that are not part of a name such as "T32" or "L2H2". */
export function figuresIn(text: string): Figure[] {
  const folded = fold(text.replaceAll('m³', 'm3'));
  const times = [...folded.matchAll(TIME)].map(
    ([written]): Figure => ({ value: minutesOf(written), unit: 'time', within: 0, written }),
  );
  const rest = folded.replace(TIME, (time) => ' '.repeat(time.length));
  return [...times, ...[...rest.matchAll(NUMBER)].flatMap((match) => figureOf(match, rest.slice(match.index + match[0].length)))];
}

function figureOf([written, pound, whole = '', decimals = '', thousands]: RegExpMatchArray, after: string): Figure[] {
  const factor = thousands === undefined ? 1 : 1_000;
  const value = Number(whole.replaceAll(',', '') + decimals) * factor;
  const step = (decimals === '' ? 1 : 10 ** (1 - decimals.length)) * factor;
  if (pound !== undefined) return [{ value, unit: A_MONTH.test(after) ? '£/month' : '£', within: 0, written }];
  const [, unit = null, times = 1] = UNITS.find(([each]) => each.test(after)) ?? [];
  // "4x4" and "0ZZ" are names that start with a number.
  if (unit === null && /^[a-z]/.test(after)) return [];
  return [{ value: value * times, unit, within: times === 1 ? 0 : (step * times) / 2, written: written + (unit ?? '') }];
}

/** "5:30pm", "17.30" and "9am" as minutes since midnight. */
export function minutesOf(text: string): number {
  const [, hours = '0', minutes = '0', half] = /^(\d{1,2})(?:\s?[:.](\d\d))?\s?(am|pm)?/.exec(text.trim()) ?? [];
  return ((Number(hours) % 12) + (half === 'pm' || (half === undefined && Number(hours) >= 12) ? 12 : 0)) * 60 + Number(minutes);
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${SMALL.slice(1, 10).join('|')}))?|(${SMALL.slice(1).join('|')}))\\b`,
  'g',
);

/** What a visitor typed, with numbers in digits: "twenty grand" is "20k". */
export const inDigits = (text: string): string =>
  fold(text)
    .replace(WORD, (_all, tens?: string, one?: string, small?: string) =>
      String(
        tens === undefined
          ? SMALL.indexOf(small ?? '')
          : (TENS.indexOf(tens) + 2) * 10 + (one === undefined ? 0 : SMALL.indexOf(one)),
      ),
    )
    .replace(/\b(\d) hundred(?: and (\d{1,2})\b)?/g, (_all, hundreds: string, rest = '0') =>
      String(Number(hundreds) * 100 + Number(rest)),
    )
    .replace(/\b(\d+) thousand (?:and )?(\d{3})\b/g, (_all, thousands: string, rest: string) =>
      String(Number(thousands) * 1_000 + Number(rest)),
    )
    .replace(/(\d) and a half/g, '$1.5')
    .replace(/\b([1-5]\.\d{1,2}) (?=(?:long|wide|high|tall)\b)/g, '$1 m ')
    .replace(/(\d)\s?(?:grand|thousand|g)\b/g, '$1k')
    .replace(/(\d)(\s?(?:-|–|to|and)\s?£?[\d.]+k\b)/g, '$1k$2')
    .replace(/\ba (?:tonne|ton)\b/g, '1 tonne')
    .replace(
      FEET_AND_INCHES,
      (_all, feet: string, inches: string) => `${Math.round(Number(feet) * 304.8 + Number(inches) * 25.4)} mm`,
    )
    .replace(/\b8 ?(?:ft)? ?(?:x|by) ?4\b/g, '2440 mm x 1220 mm');

/** "6ft 6", "6'6\"": 1,981 mm. */
const FEET_AND_INCHES = /(\d+) ?(?:ft|foot|feet|') ?(\d{1,2})(?![\d.])(?: ?(?:in(?:ch(?:es)?)?\b|"))?(?! ?(?:x|by|'|ft))/g;
