import type { Condition } from './vehicle-terms.ts';

export type BadgeTone = 'green' | 'orange' | 'red' | 'grey';

export interface StockBadge {
  readonly label: string;
  readonly tone: BadgeTone;
}

interface Stocked {
  readonly stockStatus: string;
  readonly isSold: boolean;
}

const LIST_TONES = new Map<string, BadgeTone>([
  ['In Stock', 'green'],
  ['Due In', 'red'],
  ['Deposit Taken', 'orange'],
  ['Sold', 'red'],
]);

/** `isSold` and the status are independent; if they disagree the badge shows both, so that no sold van looks available (D11). */
const contradicts = ({ stockStatus, isSold }: Stocked): boolean => isSold && stockStatus !== 'Sold';
const labelOf = (vehicle: Stocked): string => (contradicts(vehicle) ? `Sold · ${vehicle.stockStatus}` : vehicle.stockStatus);

/** The status badge on cards (product §4). */
export const listStockBadge = (vehicle: Stocked): StockBadge => ({
  label: labelOf(vehicle),
  tone: contradicts(vehicle) ? 'red' : (LIST_TONES.get(vehicle.stockStatus) ?? 'grey'),
});

/** The status badge of the vehicle page: green for In Stock, orange otherwise (product §2). */
export const detailStockBadge = (vehicle: Stocked): StockBadge => ({
  label: labelOf(vehicle),
  tone: vehicle.stockStatus === 'In Stock' && !vehicle.isSold ? 'green' : 'orange',
});

/** Labels of the stored conditions (D6). */
export const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  new: 'New',
  used: 'Used',
  'p/ex to clear': 'P/Ex to Clear',
};

/** Further badges of a card: used vans have none for their condition; Electric follows `isElectric` (D14). */
export const conditionBadges = (vehicle: { readonly condition: Condition; readonly isElectric: boolean }): readonly string[] => {
  const labels = vehicle.condition === 'used' ? [] : [CONDITION_LABELS[vehicle.condition]];
  return vehicle.isElectric ? [...labels, 'Electric'] : labels;
};
