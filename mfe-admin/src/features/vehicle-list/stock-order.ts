import type { ListedVehicle } from '@forecourt/contracts';
import { STOCK_STATUSES } from '@forecourt/rules';

/** A van of the list. */
export interface Listed {
  readonly vehicle: ListedVehicle;
  /** Urgency of MOT and tax: 2 expired, 1 expiring soon, 0 in order. */
  readonly urgency: number;
  /** How many visitors have looked at it lately. */
  readonly looks: number;
}

type Comparator = (one: Listed, other: Listed) => number;

const words = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const priceOf = ({ vehicle }: Listed): number => Number(vehicle.price);
const statusOf = ({ vehicle }: Listed): number => STOCK_STATUSES.indexOf(vehicle.stockStatus);

/** Vans without a registration stand last. */
const byRegistration: Comparator = ({ vehicle: one }, { vehicle: other }) => {
  if (one.registrationNumber === null || other.registrationNumber === null)
    return Number(one.registrationNumber === null) - Number(other.registrationNumber === null);
  return words.compare(one.registrationNumber, other.registrationNumber);
};

const ORDERS = {
  attention: ['Needs attention first', (one, other) => other.urgency - one.urgency],
  newest: ['Newest in stock', (one, other) => other.vehicle.createdAt.localeCompare(one.vehicle.createdAt)],
  oldest: ['Longest in stock', (one, other) => one.vehicle.createdAt.localeCompare(other.vehicle.createdAt)],
  price_asc: ['Price: low to high', (one, other) => priceOf(one) - priceOf(other)],
  price_desc: ['Price: high to low', (one, other) => priceOf(other) - priceOf(one)],
  looks: ['Most looked at', (one, other) => other.looks - one.looks],
  make: [
    'Make and model',
    ({ vehicle: one }, { vehicle: other }) => words.compare(`${one.make} ${one.model}`, `${other.make} ${other.model}`),
  ],
  registration: ['Registration', byRegistration],
  status: [
    'Stock status',
    (one, other) => statusOf(one) - statusOf(other) || Number(one.vehicle.isSold) - Number(other.vehicle.isSold),
  ],
} as const satisfies Record<string, readonly [label: string, compare: Comparator]>;

/** By what the list is sorted. */
export type StockOrder = keyof typeof ORDERS;

export const ORDER_OPTIONS = Object.entries(ORDERS).map(([value, [label]]) => ({ value, label }));

/** The order in the URL; by default what needs attention comes first. */
export const orderOf = (value: string | null): StockOrder =>
  value !== null && Object.hasOwn(ORDERS, value) ? (value as StockOrder) : 'attention';

/** Sorts vans; ties are sorted newest first. */
export const inOrder = (listed: readonly Listed[], order: StockOrder): ListedVehicle[] => {
  const [, compare] = ORDERS[order];
  return listed.toSorted((one, other) => compare(one, other) || other.vehicle.id - one.vehicle.id).map(({ vehicle }) => vehicle);
};
