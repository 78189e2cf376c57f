import fc from 'fast-check';
import { type SearchableVehicle, stockEntry } from './stock-entry.ts';
import { type StockFilter, stockTest } from './stock-match.ts';
import { STOCK_COMPARATORS } from './stock-order.ts';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, SORT_ORDERS, STOCK_STATUSES, TRANSMISSIONS } from './vehicle-terms.ts';

const MAKES = ['Ford', 'Mercedes', 'Volkswagen', 'Citroën', 'iveco'];

const crafter: SearchableVehicle = {
  id: 7,
  make: 'Volkswagen',
  model: 'e-Crafter',
  derivative: 'CR35 LWB High Roof 2.0 TDI 140',
  registrationNumber: 'HV24 QAN',
  bodyType: 'Panel Van',
  fuelType: 'Diesel',
  transmission: 'Manual',
  condition: 'used',
  stockStatus: 'In Stock',
  isSold: false,
  colour: 'Candy White',
  year: 2024,
  firstRegistered: '2024-03-08',
  mileage: 18_420,
  seats: 3,
  price: '28995.00',
  vatQualifying: true,
  monthlyPrice: 534,
  payload: 1214,
  loadLength: 3450,
  loadWidth: 1832,
  loadWidthBetweenArches: 1380,
  loadHeight: 1961,
  loadVolume: 11.3,
  length: 5986,
  height: 2590,
  wheelbase: 3640,
  range: null,
  features: ['Ply Lined'],
  description: 'A kitchen fitter’s van: no scuffs, a full steel bulkhead.',
  specifications: { euroStatus: 'Euro 6' },
};

const vehicles = fc.array(
  fc.record<SearchableVehicle>({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    make: fc.constantFrom(...MAKES),
    model: fc.constantFrom('Transit', 'Crafter', 'Relay'),
    derivative: fc.option(fc.constantFrom('L2H2', '350 Leader')),
    registrationNumber: fc.option(fc.constant('HV24 QAN')),
    bodyType: fc.option(fc.constantFrom(...BODY_TYPES)),
    fuelType: fc.option(fc.constantFrom(...FUEL_TYPES)),
    transmission: fc.option(fc.constantFrom(...TRANSMISSIONS)),
    condition: fc.constantFrom(...CONDITIONS),
    stockStatus: fc.constantFrom(...STOCK_STATUSES),
    isSold: fc.boolean(),
    colour: fc.option(fc.constantFrom('Red', 'White')),
    year: fc.integer({ min: 2015, max: 2026 }),
    firstRegistered: fc.option(fc.constantFrom('2019-09-01', '2023-03-01')),
    mileage: fc.option(fc.integer({ min: 0, max: 150_000 })),
    seats: fc.option(fc.integer({ min: 2, max: 9 })),
    price: fc.integer({ min: 0, max: 6_000_000 }).map((pence) => (pence / 100).toFixed(2)),
    vatQualifying: fc.boolean(),
    monthlyPrice: fc.option(fc.integer({ min: 0, max: 1000 })),
    payload: fc.option(fc.integer({ min: 400, max: 2000 })),
    loadLength: fc.option(fc.integer({ min: 1500, max: 4500 })),
    loadWidth: fc.option(fc.integer({ min: 1400, max: 2100 })),
    loadWidthBetweenArches: fc.option(fc.integer({ min: 1000, max: 1400 })),
    loadHeight: fc.option(fc.integer({ min: 1200, max: 2200 })),
    length: fc.option(fc.integer({ min: 4000, max: 7000 })),
    height: fc.option(fc.integer({ min: 1800, max: 3000 })),
    range: fc.option(fc.integer({ min: 30, max: 250 })),
    features: fc.constant([]),
    description: fc.option(fc.constantFrom('One owner', 'Ply-lined')),
    loadVolume: fc.option(fc.constantFrom(3.3, 5.8, 11.3, 15)),
    brakedTowingLimit: fc.option(fc.integer({ min: 750, max: 3500 })),
    wheelbase: fc.option(fc.integer({ min: 2600, max: 4500 })),
    specifications: fc.record(
      { euroStatus: fc.constantFrom('Euro 5', 'Euro 6'), payloadWeight: fc.constant(900), wheelbase: fc.constant(3300) },
      { requiredKeys: [] },
    ),
  }),
  { maxLength: 60 },
);

const some = <Item>(...items: readonly Item[]) => fc.option(fc.subarray([...items]), { nil: undefined });
const bound = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined });
const filters = fc.record<StockFilter>({
  make: some(...MAKES),
  bodyType: some(...BODY_TYPES),
  fuelType: some(...FUEL_TYPES),
  transmission: some(...TRANSMISSIONS),
  condition: some(...CONDITIONS),
  stockStatus: some(...STOCK_STATUSES),
  priceMin: bound(60_000),
  priceMax: bound(60_000),
  monthlyMin: bound(1000),
  monthlyMax: bound(1000),
  payloadMin: bound(2000),
  loadLengthMin: bound(4500),
  loadVolumeMin: bound(15),
  loadHeightMin: bound(2200),
  floorWidthMin: bound(2100),
  heightMax: bound(3000),
  rangeMin: bound(250),
  tows: bound(3500),
  payMin: bound(60_000),
  payMax: bound(60_000),
  described: fc.option(fc.constantFrom('owner', 'ply'), { nil: undefined }),
  wheelbaseMin: bound(4500),
  wheelbaseMax: bound(4500),
  yearMin: bound(2026),
  yearMax: bound(2026),
  mileageMax: bound(150_000),
  seatsMin: bound(9),
  cleanAir: fc.option(fc.boolean(), { nil: undefined }),
  search: fc.option(fc.constantFrom('', 'red', 'citroen crafter', 'hv24qan'), { nil: undefined }),
});

const matches = (vehicle: SearchableVehicle, filter: StockFilter) => stockTest(filter)(stockEntry(vehicle));

describe('the filters of the stock', () => {
  it.each<[StockFilter, boolean]>([
    [{}, true],
    [{ make: [] }, true],
    [{ make: ['Ford', 'Volkswagen'] }, true],
    [{ make: ['Ford'] }, false],
    [{ bodyType: ['Panel Van'], fuelType: ['Diesel'] }, true],
    [{ bodyType: ['Panel Van'], fuelType: ['Petrol'] }, false],
    [{ transmission: ['Automatic'] }, false],
    [{ condition: ['used'] }, true],
    [{ stockStatus: ['Due In', 'In Stock'] }, true],
    [{ priceMin: 28995, priceMax: 28995 }, true],
    [{ priceMin: 28996 }, false],
    [{ priceMax: 28994 }, false],
    [{ monthlyMin: 534, monthlyMax: 534 }, true],
    [{ monthlyMin: 535 }, false],
    [{ monthlyMax: 533 }, false],
    [{ payloadMin: 1214 }, true],
    [{ payloadMin: 1215 }, false],
    [{ loadLengthMin: 3450 }, true],
    [{ loadLengthMin: 3451 }, false],
    [{ loadVolumeMin: 11 }, true],
    [{ loadVolumeMin: 12 }, false],
    [{ lengthMax: 5986 }, true],
    [{ lengthMax: 5985 }, false],
    [{ registeredFrom: '2024-03-08' }, true],
    [{ registeredFrom: '2024-03-09' }, false],
    [{ heightMax: 2590 }, true],
    [{ heightMax: 2589 }, false],
    [{ loadHeightMin: 1961 }, true],
    [{ loadHeightMin: 1962 }, false],
    [{ floorWidthMin: 1380 }, true],
    [{ floorWidthMin: 1381 }, false],
    [{ rangeMin: 1 }, false],
    [{ payMax: 34_794 }, true],
    [{ payMax: 34_793 }, false],
    [{ make: ['VOLKSWAGEN'] }, true],
    [{ described: 'bulkhead' }, true],
    [{ described: 'ply' }, true],
    [{ described: 'head' }, false],
    [{ wheelbaseMin: 3640, wheelbaseMax: 3640 }, true],
    [{ wheelbaseMin: 3641 }, false],
    [{ wheelbaseMax: 3639 }, false],
    [{ yearMin: 2024, yearMax: 2024 }, true],
    [{ yearMin: 2025 }, false],
    [{ yearMax: 2023 }, false],
    [{ mileageMax: 18_420 }, true],
    [{ mileageMax: 18_419 }, false],
    [{ seatsMin: 3 }, true],
    [{ seatsMin: 4 }, false],
    [{ cleanAir: true }, true],
    [{ cleanAir: false }, true],
  ])('%p lets the Crafter through: %p', (filter, expected) => {
    expect(matches(crafter, filter)).toBe(expected);
  });

  it.each([{ monthlyMin: 0 }, { monthlyMax: 9999 }])('%p never matches a van without a monthly price (D8)', (filter) => {
    expect(matches({ ...crafter, monthlyPrice: null }, filter)).toBe(false);
  });

  it.each<[keyof StockFilter, number]>([
    ['payloadMin', 0],
    ['loadLengthMin', 0],
    ['loadVolumeMin', 0],
    ['loadHeightMin', 0],
    ['floorWidthMin', 0],
    ['lengthMax', 99_999],
    ['heightMax', 99_999],
    ['rangeMin', 0],
    ['wheelbaseMin', 0],
    ['wheelbaseMax', 99_999],
    ['mileageMax', 99_999],
    ['seatsMin', 0],
  ])('%s never matches a van whose measure is not recorded', (key, value) => {
    const unmeasured = {
      ...crafter,
      mileage: null,
      seats: null,
      payload: null,
      loadLength: null,
      loadWidth: null,
      loadWidthBetweenArches: null,
      loadHeight: null,
      loadVolume: null,
      length: null,
      height: null,
      wheelbase: null,
    };
    expect(matches(unmeasured, { [key]: value })).toBe(false);
  });

  it('without a registration date, 1 January of the year counts', () => {
    const unknown = { ...crafter, firstRegistered: null };
    expect(matches(unknown, { registeredFrom: '2024-01-01' })).toBe(true);
    expect(matches(unknown, { registeredFrom: '2024-01-02' })).toBe(false);
  });

  it.each([
    ['In Stock', false, 'In Stock'],
    ['Due In', false, 'Due In'],
    ['In Stock', true, 'Sold'],
    ['Deposit Taken', true, 'Sold'],
    ['Sold', false, 'Sold'],
  ])('a van that is %p and isSold %p is found as %p (D11, D37)', (stockStatus, isSold, availability) => {
    const found = STOCK_STATUSES.filter((status) => matches({ ...crafter, stockStatus, isSold }, { stockStatus: [status] }));
    expect(found).toEqual([availability]);
  });

  it('a new van without a recorded mileage has 0 miles', () => {
    expect(matches({ ...crafter, condition: 'new', mileage: null }, { mileageMax: 0 })).toBe(true);
  });

  it('seats fall back to the specifications', () => {
    expect(matches({ ...crafter, seats: null, specifications: { seatingCapacity: 9 } }, { seatsMin: 9 })).toBe(true);
  });

  it('a van must have one of the tags', () => {
    const tagged = stockEntry(crafter, { tags: ['roof:high', 'size:large'], bodies: [] });
    expect(stockTest({ tags: ['roof:low', 'roof:high'] })(tagged)).toBe(true);
    expect(stockTest({ towBar: true })(tagged)).toBe(false);
    expect(stockTest({ towBar: true })(stockEntry(crafter, { tags: ['feature:towbar'], bodies: [] }))).toBe(true);
    expect(stockTest({ tags: ['roof:low'] })(tagged)).toBe(false);
  });

  it.each([
    [2_500, [], 2_500, true],
    [2_500, ['feature:towbar'], 2_501, false],
    [null, ['feature:towbar'], 2_501, true],
    [null, [], 750, false],
  ])('a limit of %p kg with the tags %j tows %p kg: %p', (brakedTowingLimit, tags, tows, expected) => {
    const entry = stockEntry({ ...crafter, brakedTowingLimit }, { tags, bodies: [] });
    expect(stockTest({ tows })(entry)).toBe(expected);
  });

  it('payload and wheelbase fall back to the specifications', () => {
    const recorded = { ...crafter, payload: null, wheelbase: null, specifications: { payloadWeight: 900, wheelbase: 3300 } };
    expect(matches(recorded, { payloadMin: 900, wheelbaseMax: 3300 })).toBe(true);
    expect(matches(recorded, { payloadMin: 901 })).toBe(false);
  });

  it('an unknown emission standard does not pass for clean air', () => {
    expect(matches({ ...crafter, specifications: {} }, { cleanAir: true })).toBe(false);
  });

  it('an unknown body type matches no body filter', () => {
    expect(matches({ ...crafter, bodyType: null }, { bodyType: ['Other'] })).toBe(false);
  });

  it('a limit on the price paid includes VAT only if it is added', () => {
    const noVat = { ...crafter, vatQualifying: false };
    expect(matches(noVat, { payMax: 28_995, payMin: 28_995 })).toBe(true);
    expect(matches(noVat, { payMin: 28_996 })).toBe(false);
    expect(matches(crafter, { payMax: 28_995 })).toBe(false);
  });

  it('without wheel arches the whole floor is flat', () => {
    expect(matches({ ...crafter, loadWidthBetweenArches: null }, { floorWidthMin: 1832 })).toBe(true);
  });

  it.each([
    ['Other', ['Luton'], ['Luton']],
    ['Other', [], ['Other']],
    ['Crew Van', ['Minibus'], ['Crew Van', 'Minibus']],
    [null, ['Luton'], ['Luton']],
  ])('a body recorded as %p that is also %j is found as %j', (bodyType, bodies, found) => {
    expect(stockEntry({ ...crafter, bodyType }, { tags: [], bodies }).bodyType).toEqual(found);
  });

  it.each([
    ['crafter', true],
    ['VOLKSWAGEN crafter', true],
    ['  white   lwb ', true],
    ['hv24qan', true],
    ['HV24 QAN', true],
    ['panel diesel', true],
    ['crafter ford', false],
    ['   ', true],
  ])('the words %p are found: %p', (search, expected) => {
    expect(matches(crafter, { search })).toBe(expected);
  });

  it('accents do not matter on either side', () => {
    expect(matches({ ...crafter, make: 'Citroën' }, { search: 'citroen' })).toBe(true);
    expect(matches({ ...crafter, make: 'Citroen' }, { search: 'CITROËN' })).toBe(true);
  });

  it('corrections include the words of a van, but not its figures or registration', () => {
    expect(stockEntry(crafter).words).toEqual([
      'volkswagen',
      'e-crafter',
      'lwb',
      'high',
      'roof',
      'tdi',
      'panel',
      'van',
      'diesel',
      'candy',
      'white',
    ]);
  });

  it('every further filter narrows the result', () => {
    fc.assert(
      fc.property(vehicles, filters, (stock, filter) => {
        for (const key of Object.keys(filter) as (keyof StockFilter)[]) {
          const { [key]: _dropped, ...wider } = filter;
          for (const vehicle of stock) expect(matches(vehicle, filter) && !matches(vehicle, wider)).toBe(false);
        }
      }),
    );
  });
});

describe('the orders of the stock', () => {
  it.each([
    ['price_asc', [3, 1, 2]],
    ['price_desc', [1, 2, 3]],
    ['year_desc', [2, 3, 1]],
    ['make_asc', [2, 3, 1]],
  ] as const)('%s', (order, ids) => {
    const stock = [
      { ...crafter, id: 1, make: 'iveco', price: '20000.00', year: 2020 },
      { ...crafter, id: 2, make: 'Citroën', price: '20000.00', year: 2024 },
      { ...crafter, id: 3, make: 'Ford', price: '9000.00', year: 2024 },
    ];
    expect(
      stock
        .map((vehicle) => stockEntry(vehicle))
        .sort(STOCK_COMPARATORS[order])
        .map(({ id }) => id),
    ).toEqual(ids);
  });

  it('are total: the result does not depend on the input order', () => {
    fc.assert(
      fc.property(vehicles, fc.constantFrom(...SORT_ORDERS), (stock, order) => {
        const unique = [...new Map(stock.map((vehicle) => [vehicle.id, stockEntry(vehicle)])).values()];
        const compare = STOCK_COMPARATORS[order];
        expect(unique.toReversed().sort(compare)).toEqual(unique.toSorted(compare));
      }),
    );
  });
});
