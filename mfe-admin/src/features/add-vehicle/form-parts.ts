import type { AddValues } from './add-values.ts';

/** The tabs of the set-up dialog (specification §2, Admin area). */
export const ADD_TABS = ['Pricing', 'Images', 'Desc', 'Features'] as const;
export type AddTab = (typeof ADD_TABS)[number];

const PLACES: Readonly<Partial<Record<keyof AddValues, AddTab>>> = {
  price: 'Pricing',
  deposit: 'Pricing',
  condition: 'Pricing',
  stockStatus: 'Pricing',
  images: 'Images',
  features: 'Features',
};

/** On which tab a field stands. */
export const tabOf = (field: string): AddTab => PLACES[field as keyof AddValues] ?? 'Desc';

/** How many of these fields stand on each tab. */
export const countByTab = (fields: readonly string[]): Partial<Record<AddTab, number>> => {
  const counts: Partial<Record<AddTab, number>> = {};
  for (const tab of fields.map(tabOf)) counts[tab] = (counts[tab] ?? 0) + 1;
  return counts;
};
