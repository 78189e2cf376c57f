import type { Van } from '../find/van.ts';
import { measuredFact } from './facts.ts';
import { priceWords } from './van-words.ts';
import { spoken } from './words.ts';

/** What is usual of a van is not said. */
const USUAL_SEATS = 3;

/** What is known of a van in a few words: "£30,995 plus VAT (£37,194 inc. VAT), 30,900 miles, automatic diesel, 1,053 kg payload". */
export const summaryWords = (van: Van): string => {
  const { condition, fuelType, seats, stockStatus, transmission } = van.vehicle;
  return [
    priceWords(van),
    measuredFact('mileage', van) ?? (condition === 'new' ? 'new' : null),
    [transmission, fuelType].flatMap((word) => (word === null ? [] : spoken(word))).join(' '),
    seats === null || seats <= USUAL_SEATS ? null : measuredFact('seats', van),
    measuredFact('payload', van),
    measuredFact('loadLength', van),
    stockStatus.toLowerCase(),
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
