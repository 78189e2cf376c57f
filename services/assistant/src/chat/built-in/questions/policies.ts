import type { Dealership } from '@forecourt/contracts';
import { CAR_LICENCE, formatNumber, formatPounds } from '@forecourt/rules';
import { counted, listed, uncapital } from '../say/words.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { exampleOf, rateInGeneral } from './finance.ts';
import { financeLimits, VAT_ON_FINANCE } from './finance-limits.ts';
import { hoursAnswer, isDayNamed } from './hours.ts';

/** What the words of an answer are filled with. */
export interface Asked {
  readonly dealership: Dealership;
  readonly stock: StockView;
  /** The message, normalised. */
  readonly text: string;
  readonly now: Date;
}

/** Whom the dealership arranges finance for, in its own words. */
const TERMS_OF_AGE = /[^.]*\baged \d+[^.]*\./;

/** What has to be said with finance: who lends, and to whom. */
const TERMS_OF_CREDIT = /[^.]*\b(?:not a lender|status)\b[^.]*\./g;

const addressLine = ({ address }: Dealership): string =>
  [...address.lines, address.town, address.county, address.postcode].join(', ');

const pricesOf = ({ available }: StockView): string => {
  const prices = available.map(({ pounds }) => pounds);
  return prices.length === 0
    ? 'no prices'
    : `from ${formatPounds(Math.min(...prices))} to ${formatPounds(Math.max(...prices))} before any VAT`;
};

/** What the settings say of the cost of delivery; all of it where they say nothing of that. */
const costOfDelivery = ({ policies: { delivery } }: Dealership): string =>
  delivery
    .match(/[^.]*\bcosts?\b[^.]*\./g)
    ?.join('')
    .trim() ?? delivery;

const exampleFrom = ({ available }: StockView, dealership: Dealership): string => {
  const [cheapest] = available
    .filter(({ pounds }) => pounds > dealership.finance.deposit * 2)
    .sort((a, b) => a.pounds - b.pounds || a.id - b.id);
  return (cheapest && exampleOf(cheapest, dealership)) ?? '';
};

/** What is worked out, where a setting alone doesn't say it. */
const WORDS: Readonly<Record<string, (asked: Asked) => string>> = {
  hours: ({ text, dealership, now }) => hoursAnswer(text, dealership, now),
  dayHours: ({ text, dealership, now }) => (isDayNamed(text, now) ? hoursAnswer(text, dealership, now) : ''),
  ring: ({ text, dealership, now }) =>
    hoursAnswer(text, dealership, now).includes(dealership.phone)
      ? ''
      : `Vans sell quickly, so ring ${dealership.phone} before you set off.`,
  address: ({ dealership }) => addressLine(dealership),
  team: ({ dealership: { phone, email } }) => `the sales team on ${phone} or at ${email}`,
  vans: ({ stock }) => `${counted(stock.available.length)} vans`,
  makes: ({ stock }) => listed([...new Set(stock.available.map(({ vehicle }) => vehicle.make))].sort()),
  prices: ({ stock }) => pricesOf(stock),
  deliveryCost: ({ dealership }) => costOfDelivery(dealership),
  percent: ({ dealership }) => formatNumber(dealership.finance.annualRatePercent, 1),
  rate: ({ dealership }) => rateInGeneral(dealership),
  example: ({ stock, dealership }) => exampleFrom(stock, dealership),
  ageTerms: ({ dealership }) => TERMS_OF_AGE.exec(dealership.creditStatement)?.[0].trim().concat(' ') ?? '',
  depositLimits: () => `a ${uncapital(financeLimits().deposit)}`,
  termLimits: () => financeLimits().terms,
  vatOnFinance: () => VAT_ON_FINANCE,
  creditTerms: ({ dealership }) => dealership.creditStatement.match(TERMS_OF_CREDIT)?.join('').trim() ?? '',
  licenceKg: () => formatNumber(CAR_LICENCE.grossWeightKg),
  licenceSeats: () => `${CAR_LICENCE.passengerSeats}`,
};

/** An answer with what stands in braces filled in. */
export const filled = (words: string, asked: Asked): string =>
  words.replace(/\{(\w+)\}/g, (_, path: string) => WORDS[path]?.(asked) ?? '').trim();
