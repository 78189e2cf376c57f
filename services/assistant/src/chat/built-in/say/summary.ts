import type { Van } from '../find/van.ts';
import { measuredFact } from './facts.ts';
import { priceWords } from './van-words.ts';

const STATUS = { 'In Stock': 'in stock', 'Due In': 'due in', 'Deposit Taken': 'deposit taken', Sold: 'sold' } as const;

/** What is usual of a van is not said. */
const USUAL_SEATS = 3;

/** What is known of a van in a few words: "£30,995 plus VAT (£37,194 inc. VAT), 30,900 miles, automatic diesel, 1,053 kg payload". */
export const summaryWords = (van: Van): string => {
  const { vehicle } = van;
  const drive = [vehicle.transmission, vehicle.fuelType === 'LPG' ? null : vehicle.fuelType]
    .flatMap((word) => word?.toLowerCase() ?? [])
    .concat(vehicle.fuelType === 'LPG' ? ['LPG'] : []);
  return [
    priceWords(van),
    measuredFact('mileage', van) ?? (vehicle.condition === 'new' ? 'new' : null),
    drive.join(' '),
    vehicle.seats === null || vehicle.seats <= USUAL_SEATS ? null : measuredFact('seats', van),
    measuredFact('payload', van),
    measuredFact('loadLength', van),
    STATUS[vehicle.stockStatus],
  ]
    .filter(Boolean)
    .join(', ');
};

/** The van by its name where "it" stands first. */
export const naming = (name: string, text: string): string =>
  /^It |^(?:Yes|No), it /.test(text)
    ? text.replace(/^(Yes, |No, )?[Ii]t /, (_, start = '') => `${start}${start === '' ? 'The' : 'the'} ${name} `)
    : text.startsWith('Its page ')
      ? text.replace('Its page', `The page of the ${name}`)
      : `${name}: ${text}`;
