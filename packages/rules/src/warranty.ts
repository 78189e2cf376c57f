import { type IsoDate, yearOf } from './iso-date.ts';
import type { Condition } from './vehicle-terms.ts';

interface Aged {
  readonly condition: Condition;
  readonly year: number;
}

/** The line in the list view (product §4), where a van aged exactly 3 still has the remainder. */
export const listWarranty = ({ condition, year }: Aged, today: IsoDate): string => {
  if (condition === 'p/ex to clear') return 'P/Ex to Clear - No Warranty Applies';
  if (condition === 'new') return 'Full Manufacturer Warranty';
  return yearOf(today) - year > 3 ? '6 Month Warranty Included' : 'Remainder of Manufacturer Warranty';
};

export interface WarrantyText {
  readonly title: string;
  readonly text: string;
}

/** Shown after every warranty text on the vehicle page. */
export const EXTENDED_WARRANTY_NOTE = 'Extended warranty options are available: ask our sales team for a price.';

/** The Warranty tab (product §4), where a van aged exactly 3 has the 6 month warranty. Both boundaries are as specified. */
export const detailWarranty = ({ condition, year }: Aged, today: IsoDate): WarrantyText => {
  if (condition === 'p/ex to clear') {
    return {
      title: 'No Warranty Applies',
      text: 'This van is sold as a part-exchange to clear, so no warranty applies. Extended options are available on request.',
    };
  }
  if (condition === 'new') {
    return { title: 'Full Manufacturer Warranty', text: "This van is new and comes with the full manufacturer's warranty." };
  }
  if (yearOf(today) - year < 3) {
    return {
      title: 'Remainder of Manufacturer Warranty',
      text: "This van is under three years old, so the rest of the manufacturer's warranty comes with it.",
    };
  }
  return {
    title: '6 Month Warranty Included',
    text: 'A 6 month warranty from our motoring-association provider is included with this van.',
  };
};
