import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dealershipSchema } from '@forecourt/contracts';
import { dealership } from './dealership.ts';

/** Settings of a dealership that has nothing in common with the one in the tests. */
export const OTHER_SETTINGS_FILE = fileURLToPath(new URL('../../other-dealership.json', import.meta.url));

export const otherDealership = dealershipSchema.parse(JSON.parse(readFileSync(OTHER_SETTINGS_FILE, 'utf8')));

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : typeof value === 'string' ? [value] : [];

/**
 * Every text that is unique to the first dealership's settings. Left out: what the other's settings contain as well, and what any
 * page may say about vans and hours: makes, place names, days and times.
 */
export function textsOfTheFirst(): string[] {
  const { areasServed, brands: _makes, salesHours, showroomHours, ...own } = dealership;
  const hours = [...salesHours, ...showroomHours].map(({ text }) => text);
  const others = JSON.stringify(otherDealership);
  const areas = new Intl.ListFormat('en-GB').format(areasServed);
  return [...textsIn(own), ...hours, areas].filter((text) => text.length > 3 && !/^0+$/.test(text) && !others.includes(text));
}
