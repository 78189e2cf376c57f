import { formatNumber, formatPounds, MILES, POUNDS, type StockFilter, yearOfPlate } from '@forecourt/rules';
import { amountOf, type Figure, FROM, figure, NUMBER, takeFigures, UP_TO } from './figure.ts';
import type { FoundPart } from './search-part.ts';
import { tagOf } from './search-tags.ts';
import type { SearchText } from './search-text.ts';

const AMOUNT = '£?(\\d+(?:\\.\\d+)?)( ?k| ?grand| ?thousand)?';
/** A figure with one of these is not a price. */
const UNITS = [
  'kgs?|kilos?|t|ton+e?s?|mm?|cm|mtrs?|met(?:re|er)s?|ft|foot|feet|x|by',
  'years?|yrs?|months?|seats?|doors?|owners?|miles?|bhp|mpg',
];
const NO_UNIT = `(?! (?:${UNITS.join('|')})(?: |$))`;
const VAT = '(?: (?:(inc|incl|including|with|plus|ex|exc|excl|excluding) vat|(all in)))?';
const WITH_VAT = /^(?:inc|with)/;

/** "Under 20" means thousands of pounds. */
const pounds = (amount: string | undefined, unit = ''): number => {
  const sum = amountOf(POUNDS, amount, unit.trim());
  return sum < 100 ? sum * 1_000 : sum;
};

/** A limit including VAT is compared with what each van costs: without VAT on it, that is its price. */
const price = (min: number | undefined, max: number | undefined, vat = '', allIn?: string) => {
  const withVat = allIn !== undefined || WITH_VAT.test(vat);
  const figures =
    min !== undefined && max !== undefined
      ? `${formatPounds(min)}–${formatPounds(max)}`
      : `${min === undefined ? 'Up to' : 'From'} ${formatPounds(min ?? max ?? 0)}`;
  return {
    label: `${figures} ${withVat ? 'inc.' : 'plus'} VAT`,
    filter: withVat ? { payMin: min, payMax: max } : { priceMin: min, priceMax: max },
  };
};
const year = (yearMin: number, yearMax?: number): { label: string; filter: StockFilter } => ({
  label: yearMax === undefined ? `${yearMin} or newer` : yearMin === yearMax ? String(yearMin) : `${yearMin}–${yearMax}`,
  filter: { yearMin, yearMax },
});

const MILEAGE = '(?:miles?(?! range)|mi|mileage|on the clock)';
const mileage = (mileageMax: number) => ({ label: `Up to ${formatNumber(mileageMax)} miles`, filter: { mileageMax } });
const LOW_MILEAGE = 35_000;
/** The plates of September run into the next year. */
const plate = (number: number) => year(yearOfPlate(number), yearOfPlate(number) + (number > 50 ? 1 : 0));

/** Smaller bare figures are engine sizes, payloads or years. */
const MIN_BARE_PRICE = 3_000;

const EURO_LEVELS = [4, 5, 6, 7];

const A_MONTH = '(\\d+) ?(?:a|per|each)? ?/?(?:months?|mths?|pm|pcm|p/m|monthly)';
const DEPOSIT_NOTE =
  'Monthly figures in this list assume the deposit shown on each van. Its calculator works them out with any deposit, or none.';
const deposit = (label: string) => ({ label, filter: {}, note: DEPOSIT_NOTE });

/** In order of precedence: the most specific pattern comes first. */
const FIGURES: readonly Figure[] = [
  figure('deposit', '(?:(?:no|zero|nil|0|£0|without(?: an?)?) deposit|(?:nothing|no money|£0) down)', () =>
    deposit('No deposit'),
  ),
  figure('deposit', '(?:(?:inc|incl|including|with|plus)(?: an?| the)? )?(?:£?(\\d+k?) )?deposit', ([, amount]) =>
    deposit(amount === undefined ? 'Deposit' : `£${amount} deposit`),
  ),
  figure('monthly', `(?:between )?£?(\\d+) (?:to |and )?£?${A_MONTH}`, ([, from, to]) => ({
    label: `${formatPounds(Number(from))}–${formatPounds(Number(to))} a month`,
    filter: { monthlyMin: Number(from), monthlyMax: Number(to) },
  })),
  figure('monthly', `(?:${FROM}) £?${A_MONTH}`, ([, amount]) => ({
    label: `From ${formatPounds(Number(amount))} a month`,
    filter: { monthlyMin: Number(amount) },
  })),
  figure('monthly', `(?:(?:${UP_TO}) )?£?${A_MONTH}`, ([, amount]) => ({
    label: `Up to ${formatPounds(Number(amount))} a month`,
    filter: { monthlyMax: Number(amount) },
  })),
  figure('mileage', `(?:(?:${UP_TO}) )?(?<! (?:${FROM}) )${NUMBER}( ?k| thousand)? ?${MILEAGE}`, ([, amount, unit = '']) =>
    mileage(amountOf(MILES, amount, unit.trim())),
  ),
  // People who ask for Euro 6 drive into clean air zones.
  figure('euro', 'euro ?([45])', ([, level]) => ({
    label: `Euro ${level} or newer`,
    filter: { tags: EURO_LEVELS.filter((known) => known >= Number(level)).map((known) => tagOf('euro', String(known))) },
  })),
  figure('mileage', '(?:low|lowest) (?:miles?|mileage|miler)', () => mileage(LOW_MILEAGE)),
  figure('year', '(?:from |since |after |newer than )((?:19|20)\\d\\d)(?: onwards?| or newer)?', ([, from]) =>
    year(Number(from)),
  ),
  figure('year', '((?:19|20)\\d\\d)(?:\\+| onwards?| or newer| on| plus)', ([, from]) => year(Number(from))),
  figure('year', '(20[0-3]\\d|199\\d)', ([, named]) => year(Number(named), Number(named))),
  figure('year', '(\\d\\d) (?:plate|reg)', ([, number]) => plate(Number(number))),
  figure(
    'price',
    `(?:between |from )?${AMOUNT} (?:to |and )?${AMOUNT}${NO_UNIT}${VAT}`,
    ([, low, lowUnit, high, highUnit, vat, allIn]) => {
      const [from, to] = [pounds(low, lowUnit ?? highUnit), pounds(high, highUnit)];
      if (from < MIN_BARE_PRICE || to < MIN_BARE_PRICE) return null;
      return price(Math.min(from, to), Math.max(from, to), vat, allIn);
    },
  ),
  figure('price', `(?:${UP_TO}|budget(?: of)?) ${AMOUNT}${NO_UNIT}${VAT}`, ([, amount, unit, vat, allIn]) =>
    price(undefined, pounds(amount, unit), vat, allIn),
  ),
  figure('price', `(?:${FROM}) ${AMOUNT}${NO_UNIT}${VAT}`, ([, amount, unit, vat, allIn]) =>
    price(pounds(amount, unit), undefined, vat, allIn),
  ),
  figure('price', `£?(\\d+(?:\\.\\d+)?)( ?k| ?grand)${NO_UNIT}${VAT}`, ([, amount, unit, vat, allIn]) =>
    price(undefined, pounds(amount, unit), vat, allIn),
  ),
  figure('price', `£?(\\d{4,6})${NO_UNIT}${VAT}`, ([, amount, vat, allIn]) =>
    Number(amount) < MIN_BARE_PRICE ? null : price(undefined, Number(amount), vat, allIn),
  ),
];

const YEARS = '(\\d{1,2}) ?(?:years?|yrs?)';
const age = (years: number, today: string) => ({
  label: `Up to ${years} ${years === 1 ? 'year' : 'years'} old`,
  filter: { registeredFrom: `${Number(today.slice(0, 4)) - years}${today.slice(4)}` },
});
/** "Up to 5 years old", and not a warranty of so many years. */
const ages = (today: string): readonly Figure[] =>
  [`(?:${UP_TO}|newer than|last) ${YEARS}(?: old)?(?! \\w)`, `(?:(?:${UP_TO}) )?${YEARS} old(?: or (?:less|newer|younger))?`].map(
    (pattern) => figure('year', pattern, ([, years]) => age(Number(years), today)),
  );

/** Prices, monthly figures, miles and years. */
export const readFigures = (text: SearchText, today: string): readonly FoundPart[] =>
  takeFigures(text, [...ages(today), ...FIGURES]);
