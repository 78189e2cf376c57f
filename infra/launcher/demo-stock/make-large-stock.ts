import type { StockStatus } from '@forecourt/rules';
import type { DemoVan } from './demo-van.ts';
import { fictionalPlate, plateYear } from './fictional-plate.ts';

type Random = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Cumulative shares of a dealer's stock. */
const STATUS_SHARES: readonly (readonly [number, StockStatus])[] = [
  [0.8, 'In Stock'],
  [0.88, 'Due In'],
  [0.95, 'Deposit Taken'],
  [1, 'Sold'],
];

const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
const nearest = (value: number, step: number): number => Math.round(value / step) * step;

/** Moves a date by months. The range is half a year either way, so that the model and engine were on sale. */
const shiftMonths = (date: string, months: number): string => {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  // Every month has at least 28 days.
  const day = Math.min(Number(date.slice(8)), 28);
  return [Math.floor(month / 12), (month % 12) + 1, day].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Rough monthly depreciation and mileage, as shares. */
const MONTHLY_LOSS = 0.008;
const MONTHLY_MILES = 0.02;

/** Beyond the stock numbers of the demo vans. */
const FIRST_NUMBER = 10_000;

/** A variation of a demo van: same measurements and pictures, but its own age, mileage, price and status. */
const variant = (van: DemoVan, index: number, random: Random): DemoVan => {
  const months = van.firstRegistered === null ? 0 : Math.round(between(random, -6, 6));
  const firstRegistered = van.firstRegistered && shiftMonths(van.firstRegistered, months);
  const year = firstRegistered === null ? van.year : Number(firstRegistered.slice(0, 4));
  const wear = between(random, 0.6, 1.5) * (1 - months * MONTHLY_MILES);
  const worth = between(random, 0.94, 1.06) * (1 + months * MONTHLY_LOSS);
  const share = random();
  const stockStatus = STATUS_SHARES.find(([limit]) => share < limit)?.[1] ?? 'In Stock';
  return {
    ...van,
    year,
    firstRegistered,
    stockNumber: `FC${FIRST_NUMBER + index}`,
    registrationNumber: fictionalPlate(index, firstRegistered === null ? van.year % 100 : plateYear(firstRegistered)),
    mileage: van.mileage === null ? null : nearest(van.mileage * wear, 10),
    price: `${nearest(Number(van.price) * worth, 5)}.00`,
    stockStatus,
    isSold: stockStatus === 'Sold',
    motDueInDays: van.motDueInDays === null ? null : Math.round(between(random, -5, 365)),
    taxDueInDays: van.taxDueInDays === null ? null : Math.round(between(random, 0, 365)),
    taxStatus: van.taxDueInDays === null ? van.taxStatus : 'Taxed',
    features: van.features.filter(() => random() > 0.1),
  };
};

/** `count` vans: the demo vans, then variations of each in turn. Deterministic for a seed, whatever the count. */
export const makeLargeStock = (demoVans: readonly DemoVan[], count: number, seed: number): DemoVan[] => {
  const random = randomFrom(seed);
  const stock = demoVans.slice(0, count);
  while (stock.length < count) {
    for (const van of demoVans.slice(0, count - stock.length)) stock.push(variant(van, stock.length, random));
  }
  return stock;
};
