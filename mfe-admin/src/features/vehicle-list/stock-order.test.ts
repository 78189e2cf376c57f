import type { ListedVehicle } from '@forecourt/contracts';
import { inOrder, type Listed, orderOf, type StockOrder } from './stock-order.ts';

const listed = (id: number, facts: Partial<ListedVehicle>, urgency = 0, looks = 0): Listed => ({
  urgency,
  looks,
  vehicle: {
    id,
    make: 'Ford',
    model: 'Transit',
    price: '10000.00',
    registrationNumber: null,
    stockStatus: 'In Stock',
    isSold: false,
    createdAt: `2026-01-0${id}T00:00:00.000Z`,
    ...facts,
  } as ListedVehicle,
});

const stock = [
  listed(1, { price: '9995.00', registrationNumber: 'HV23 QVX', stockStatus: 'Sold' }),
  listed(2, { price: '28995.00', make: 'Citroën', registrationNumber: 'AB12 CDE' }, 1),
  listed(3, { price: '9995.50', model: 'Transit 10', isSold: true }, 2),
  listed(4, { price: '100000.00', model: 'Transit 9', stockStatus: 'Due In', createdAt: '2025-12-31T00:00:00.000Z' }, 0, 7),
];

it.each<[StockOrder, number[]]>([
  ['attention', [3, 2, 4, 1]],
  ['newest', [3, 2, 1, 4]],
  ['oldest', [4, 1, 2, 3]],
  ['price_asc', [1, 3, 2, 4]],
  ['price_desc', [4, 2, 3, 1]],
  ['looks', [4, 3, 2, 1]],
  ['make', [2, 1, 4, 3]],
  ['registration', [2, 1, 4, 3]],
  ['status', [2, 3, 4, 1]],
])('the order %s', (order, ids) => {
  expect(inOrder(stock, order).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['price_desc', 'price_desc'],
  ['toString', 'attention'],
  [null, 'attention'],
])('the address %j sorts by %s', (value, order) => {
  expect(orderOf(value)).toBe(order);
});
