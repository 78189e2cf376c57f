import type { AddValues } from './add-values.ts';

/** The tabs of the set-up dialog (product §2, Admin area). */
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

/** The tab of a field. */
export const tabOf = (field: string): AddTab => PLACES[field as keyof AddValues] ?? 'Desc';

/** The number of these fields on each tab. */
export const countByTab = (fields: readonly string[]): Partial<Record<AddTab, number>> => {
  const counts: Partial<Record<AddTab, number>> = {};
  for (const tab of fields.map(tabOf)) counts[tab] = (counts[tab] ?? 0) + 1;
  return counts;
};

/** The fields as the form labels them, in the order of the tabs. */
const LABELS = {
  price: 'Selling price',
  condition: 'Condition',
  stockStatus: 'Stock Status',
  images: 'Images',
  registrationNumber: 'Registration Number',
  make: 'Make',
  model: 'Model',
  derivative: 'Derivative',
  year: 'Year',
  mileage: 'Mileage',
  bodyType: 'Body Type',
  fuelType: 'Fuel Type',
  transmission: 'Transmission',
  colour: 'Colour',
  engineSize: 'Engine Size',
  power: 'Power',
  seats: 'Seating Capacity',
  euroStatus: 'Euro Standard',
  range: 'Electric Range',
  fuelEconomy: 'Fuel Economy',
  payload: 'Payload',
  grossWeight: 'Gross Weight',
  loadLength: 'Load Length',
  loadWidth: 'Load Width',
  loadHeight: 'Load Height',
  loadVolume: 'Load Volume',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  wheelbase: 'Wheelbase',
  brakedTowingLimit: 'Braked Towing Limit',
  grossTrainWeight: 'Gross Train Weight',
  frontAxleLimit: 'Front Axle Limit',
  rearAxleLimit: 'Rear Axle Limit',
  stockNumber: 'Stock Number',
  branch: 'Branch',
  previousOwners: 'Previous Owners',
  serviceHistory: 'Service History',
  keys: 'Number of Keys',
  writeOffCategory: 'Write-off Category',
  description: 'Description',
  features: 'Features',
} as const satisfies Partial<Record<keyof AddValues, string>>;

/** These fields with their labels, in the form's order. */
export const namedInOrder = (fields: readonly string[]): readonly { readonly field: string; readonly label: string }[] =>
  Object.entries(LABELS).flatMap(([field, label]) => (fields.includes(field) ? [{ field, label }] : []));
