import type { ListedVehicle } from '@forecourt/contracts';
import { partsOfEach } from '../../stock/stock-parts.ts';
import { type Shown, shownOf, viewStock } from './stock-view.ts';

const TODAY = '2026-11-22';
const van = (id: number, facts: Partial<ListedVehicle> = {}): ListedVehicle =>
  ({
    id,
    make: 'Ford',
    model: 'Transit',
    derivative: null,
    year: 2022,
    colour: 'Frozen White',
    registrationNumber: `AB22 XY${id}`,
    price: '14250.00',
    mileage: 42_350,
    stockStatus: 'In Stock',
    isSold: false,
    condition: 'used',
    bodyType: null,
    fuelType: null,
    hasPictures: true,
    missingFacts: 0,
    createdAt: '2026-11-01T09:00:00Z',
    specifications: {},
    ...facts,
  }) as ListedVehicle;

const stock = [
  van(1),
  van(2, { make: 'Peugeot', model: 'E-Expert', stockStatus: 'Due In', stockNumber: 'FC-0117' }),
  van(3, { isSold: true }),
  van(4, { specifications: { motDueDate: '2026-11-21' } }),
  van(5, { specifications: { motDueDate: '2026-12-01' }, registrationNumber: null }),
  van(6, { stockStatus: 'Sold', specifications: { taxStatus: 'Untaxed' } }),
];
const view = (shown: Shown, search = '') =>
  viewStock(
    stock,
    { shown, search, order: 'attention', parts: partsOfEach(stock, { 2: '2026-08-01', 1: '2026-08-01' }, TODAY) },
    TODAY,
  );
const ids = (shown: Shown, search = '') => view(shown, search).vehicles.map(({ id }) => id);

describe('the list of the stock', () => {
  it('begins with what has run out, then what will soon, then the newest', () => {
    expect(ids('all')).toEqual([4, 5, 6, 3, 2, 1]);
  });

  it.each<[Shown, number[]]>([
    ['In Stock', [4, 5, 3, 1]],
    ['Due In', [2]],
    ['Sold', [6]],
    ['sold-flag', [3]],
    ['attention', [4, 5]],
  ])('shows under %s what belongs there', (shown, expected) => {
    expect(ids(shown)).toEqual(expected);
    expect(view('all').counts[shown]).toBe(expected.length);
  });

  it.each([
    ['ab22xy3', [3]],
    ['AB22 XY3', [3]],
    ['expert', [2]],
    ['peugeot 2022', [2]],
    ['2022 transit', [4, 5, 6, 3, 1]],
    ['  ', [4, 5, 6, 3, 2, 1]],
    ['trnasit', [4, 5, 6, 3, 1]],
    ['ford transit 2022', [4, 5, 6, 3, 1]],
    ['transit 2019', []],
    ['14250', [4, 5, 6, 3, 2, 1]],
    ['£14,250', [4, 5, 6, 3, 2, 1]],
    ['42,350 expert', [2]],
    ['due expert', [2]],
    ['£14,251', []],
    ['frozen tipper', []],
    ['-', [2]],
    ['#5', [5]],
    ['fc-0117', [2]],
  ])('finds by %j', (search, expected) => {
    expect(ids('all', search)).toEqual(expected);
  });

  it('shows all where the address names something it does not know', () => {
    expect(shownOf('nonsense')).toBe('all');
    expect(shownOf(null)).toBe('all');
    expect(shownOf('Due In')).toBe('Due In');
  });
});

it('a van that keeps its place is listed, in its order, and not counted', () => {
  const held = [van(1, { isHeld: true }), van(2), van(3, { isHeld: true })];
  const { vehicles, counts } = viewStock(
    held,
    { shown: 'not-on-site', search: '', order: 'attention', parts: partsOfEach(held, {}, TODAY), kept: new Set([2]) },
    TODAY,
  );
  expect([vehicles.map(({ id }) => id), counts['not-on-site']]).toEqual([[3, 2, 1], 2]);
});
