import {
  formatNumber,
  formatPounds,
  KILOGRAMS,
  MILES,
  MILLIMETRES,
  POUNDS,
  type Quantity,
  readQuantity,
  type StockFilter,
  yearOfPlate,
} from '@forecourt/rules';
import type { FoundPart } from './search-part.ts';
import type { SearchText } from './search-text.ts';

const UP_TO = 'under|below|less than|up to|upto|max|maximum|no more than|within|cheaper than';
const FROM = 'over|above|more than|from|at least|min|minimum';
const AMOUNT = '£?(\\d+(?:\\.\\d+)?)(k| ?grand| ?thousand)?';
const MILEAGE = '(?:miles?|mi|mileage)';
const END = '(?= |$)';

type Read = (groups: readonly (string | undefined)[]) => Pick<FoundPart, 'label' | 'filter'> | null;
interface Figure {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly read: Read;
}

const figure = (kind: string, pattern: string, read: Read): Figure => ({
  kind,
  pattern: new RegExp(` ${pattern}${END}`, 'g'),
  read,
});
/** What a pattern has found to be a figure and its unit; parts of a mile or a penny are left off. */
const amountOf = (quantity: Quantity, amount = '', unit = ''): number =>
  readQuantity(quantity, `${amount} ${unit}`) ?? Math.floor(Number(amount));
/** "Under 20" is said of thousands of pounds. */
const pounds = (amount: string | undefined, unit?: string): number => {
  const sum = amountOf(POUNDS, amount, unit);
  return sum < 100 ? sum * 1_000 : sum;
};

const VAT = 1.2;
/** Whoever names a price with VAT is held to it; prices are recorded without. */
const upTo = (most: number, withVat: boolean) => ({
  label: `Up to ${formatPounds(most)} ${withVat ? 'inc.' : 'plus'} VAT`,
  filter: { priceMax: Math.floor(most / (withVat ? VAT : 1)) },
});
const range = (one: number, other: number) => {
  const [priceMin, priceMax] = [Math.min(one, other), Math.max(one, other)];
  return { label: `${formatPounds(priceMin)}–${formatPounds(priceMax)} plus VAT`, filter: { priceMin, priceMax } };
};
const year = (yearMin: number, yearMax?: number): { label: string; filter: StockFilter } => ({
  label: yearMax === undefined ? `${yearMin} or newer` : yearMin === yearMax ? String(yearMin) : `${yearMin}–${yearMax}`,
  filter: { yearMin, yearMax },
});
const mileage = (mileageMax: number) => ({ label: `Up to ${formatNumber(mileageMax)} miles`, filter: { mileageMax } });

const DIGITS: Readonly<Record<string, number>> = { two: 2, three: 3, five: 5, six: 6, seven: 7, eight: 8, nine: 9 };
const LOW_MILEAGE = 35_000;
/** The plates of September run into the next year. */
const plate = (number: number) => year(yearOfPlate(number), yearOfPlate(number) + (number > 50 ? 1 : 0));

/** Smallest bare figure that is a price: below stand engines, payloads and years. */
const LEAST_BARE_PRICE = 3_000;

/** In this order: a figure belongs to whoever can say most surely what it is. */
const FIGURES: readonly Figure[] = [
  figure('monthly', `(?:(?:${UP_TO}) )?£?(\\d+) ?(?:a|per|each)? ?/?(?:month|mth|pm|pcm|p/m)`, ([, amount]) => ({
    label: `Up to ${formatPounds(Number(amount))} a month`,
    filter: { monthlyMax: Number(amount) },
  })),
  figure('mileage', `(?:(?:${UP_TO}) )?(\\d+(?:\\.\\d+)?)(k| thousand)? ?${MILEAGE}`, ([, amount, unit]) =>
    mileage(amountOf(MILES, amount, unit)),
  ),
  figure('mileage', `low ${MILEAGE}`, () => mileage(LOW_MILEAGE)),
  figure('seats', `([2-9]|${Object.keys(DIGITS).join('|')}) ?(?:seats?|seaters?)`, ([, seats = '']) => {
    const seatsMin = DIGITS[seats] ?? Number(seats);
    return { label: seatsMin === 9 ? '9 seats' : `${seatsMin} seats or more`, filter: { seatsMin } };
  }),
  figure('year', '(?:from |since |after |newer than )((?:19|20)\\d\\d)(?: onwards?| or newer)?', ([, from]) =>
    year(Number(from)),
  ),
  figure('year', '((?:19|20)\\d\\d)(?:\\+| onwards?| or newer| on| plus)', ([, from]) => year(Number(from))),
  figure('year', '(20[0-3]\\d|199\\d)', ([, named]) => year(Number(named), Number(named))),
  figure('year', '(\\d\\d) (?:plate|reg)', ([, number]) => plate(Number(number))),
  figure('payload', '(\\d+(?:\\.\\d+)?) ?(kg|kgs|kilos?|t|tonnes?|tons?) payload', ([, amount, unit]) => {
    const payloadMin = amountOf(KILOGRAMS, amount, unit);
    return { label: `Payload from ${formatNumber(payloadMin)} kg`, filter: { payloadMin } };
  }),
  figure('weight', '3\\.5 ?(?:t|tonnes?|tons?)', () => ({ label: '3.5 tonnes', filter: { tags: ['3.5 tonnes'] } })),
  figure('volume', '(\\d+(?:\\.\\d+)?) ?(?:m3|cubic met(?:re|er)s?|cubic|cube)', ([, amount]) => ({
    label: `Load volume from ${amount} m³`,
    filter: { loadVolumeMin: Number(amount) },
  })),
  figure(
    'length',
    '(\\d+(?:\\.\\d+)?) ?(m|mm|met(?:re|er)s?|ft|foot|feet)(?: (?:load(?: ?length|bed)?|long|body|box|bed))',
    (groups) => {
      const loadLengthMin = amountOf(MILLIMETRES, groups[1], groups[2]);
      return { label: `Load length from ${formatNumber(loadLengthMin)} mm`, filter: { loadLengthMin } };
    },
  ),
  figure('price', `(?:between |from )?${AMOUNT} (?:to |and )?${AMOUNT}`, ([, low, lowUnit, high, highUnit]) => {
    const [from, to] = [pounds(low, lowUnit ?? highUnit), pounds(high, highUnit)];
    return from < LEAST_BARE_PRICE || to < LEAST_BARE_PRICE ? null : range(from, to);
  }),
  figure('price', `(?:${UP_TO}|budget(?: of)?) ${AMOUNT}(?: (inc|plus|ex) vat)?`, ([, amount, unit, vat]) =>
    upTo(pounds(amount, unit), vat === 'inc'),
  ),
  figure('price', `(?:${FROM}) ${AMOUNT}`, ([, amount, unit]) => {
    const priceMin = pounds(amount, unit);
    return { label: `From ${formatPounds(priceMin)} plus VAT`, filter: { priceMin } };
  }),
  figure('price', '£?(\\d+(?:\\.\\d+)?)(k| ?grand)(?: (inc|plus|ex) vat)?', ([, amount, unit, vat]) =>
    upTo(pounds(amount, unit), vat === 'inc'),
  ),
  figure('price', '£?(\\d{4,6})', ([, amount]) => (Number(amount) < LEAST_BARE_PRICE ? null : upTo(Number(amount), false))),
];

/** Prices, miles, seats, years and measures. */
export const readFigures = (text: SearchText): readonly FoundPart[] =>
  FIGURES.flatMap(({ kind, pattern, read }) =>
    text
      .take(pattern, (match) => read(match) !== null)
      .flatMap(({ match, places }) => {
        const part = read(match);
        return part === null ? [] : [{ ...part, kind, places }];
      }),
  );
