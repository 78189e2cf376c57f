import {
  type Problem,
  type Vehicle,
  type VehicleStats,
  type VehicleSuggestion,
  vehicleSuggestionsSchema,
} from '@forecourt/contracts';
import { SORT_ORDERS, type SortOrder, similarVehicles } from '@forecourt/rules';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import fc from 'fast-check';
import { filterQueries, passes } from '../testing/filter-queries.ts';
import { InventoryProcess } from '../testing/inventory-process.ts';
import { someVehicleBodies } from '../testing/vehicle-bodies.ts';

const COUNT = 60;
let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let stock: Vehicle[];

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  inventory = await InventoryProcess.start(database.url);
  for (const body of someVehicleBodies(COUNT)) await inventory.send('POST', '/api/vehicles', body);
  stock = (await inventory.get<Vehicle[]>('/api/vehicles')).body;
});

afterAll(async () => {
  await inventory?.stop();
  await database?.drop();
});

const list = (query: Record<string, string>) => inventory.get<Vehicle[]>(`/api/vehicles?${new URLSearchParams(query)}`);
const ids = (vans: readonly Vehicle[]): number[] => vans.map(({ id }) => id);
const byId = (a: Vehicle, b: Vehicle): number => a.id - b.id;

const plainMake = ({ make }: Vehicle): string => make.toLowerCase().replace('ë', 'e');
const sorted: Record<SortOrder, (a: Vehicle, b: Vehicle) => number> = {
  price_asc: (a, b) => Number(a.price) - Number(b.price) || byId(a, b),
  price_desc: (a, b) => Number(b.price) - Number(a.price) || byId(a, b),
  year_desc: (a, b) => b.year - a.year || byId(a, b),
  make_asc: (a, b) => (plainMake(a) < plainMake(b) ? -1 : plainMake(a) > plainMake(b) ? 1 : byId(a, b)),
};

describe('GET /api/vehicles', () => {
  it('returns the whole stock, cheapest first, without parameters', async () => {
    const { status, headers, body } = await list({});
    expect(status).toBe(200);
    expect(body).toHaveLength(COUNT);
    expect(headers.get('x-total-count')).toBe(String(COUNT));
    expect(headers.get('x-next-cursor')).toBeNull();
    expect(ids(body)).toEqual(ids(stock.toSorted(sorted.price_asc)));
  });

  it('returns exactly the vans that match any combination of filters', async () => {
    await fc.assert(
      fc.asyncProperty(filterQueries, fc.constantFrom(...SORT_ORDERS), async (query, sortBy) => {
        const { headers, body } = await list({ ...query, sortBy });
        const expected = stock.filter((van) => passes(van, query, stock)).toSorted(sorted[sortBy]);
        expect(ids(body)).toEqual(ids(expected));
        expect(headers.get('x-total-count')).toBe(String(expected.length));
      }),
      { numRuns: 300 },
    );
  });

  it.each(SORT_ORDERS)(
    'returns every van once, in order, in pages of any size: %s',
    async (sortBy) => {
      await fc.assert(
        fc.asyncProperty(filterQueries, fc.integer({ min: 1, max: 30 }), async (query, limit) => {
          const whole = (await list({ ...query, sortBy })).body;
          const seen: Vehicle[] = [];
          for (let cursor: string | null = ''; cursor !== null; ) {
            const part = await list({ ...query, sortBy, limit: String(limit), ...(cursor && { cursor }) });
            expect(part.headers.get('x-total-count')).toBe(String(whole.length));
            expect(part.body.length).toBeLessThanOrEqual(limit);
            seen.push(...part.body);
            cursor = part.headers.get('x-next-cursor');
          }
          expect(ids(seen)).toEqual(ids(whole));
        }),
        { numRuns: 15 },
      );
    },
    60_000,
  );

  it.each([
    ['colour=red', 'colour'],
    ['sortBy=colour', 'sortBy'],
    ['bodyType=Spaceship', 'bodyType'],
    ['stockStatus=Gone', 'stockStatus'],
    ['priceMin=cheap', 'priceMin'],
    ['priceMin=-1', 'priceMin'],
    ['priceMax=1e3', 'priceMax'],
    ['priceMin=1&priceMin=2', 'priceMin'],
    ['payloadMin=heavy', 'payloadMin'],
    ['loadLengthMin=3.4.5', 'loadLengthMin'],
    ['loadVolumeMin=-1', 'loadVolumeMin'],
    ['wheelbaseMax=1e4', 'wheelbaseMax'],
    ['cleanAir=yes', 'cleanAir'],
    ['priceMin=&sortBy=colour', 'sortBy'],
    ['limit=0', 'limit'],
    ['cursor=nonsense', 'cursor'],
    ['cursor=WyJwcmljZV9kZXNjIiwxLDFd', 'cursor'],
  ])('refuses ?%s and names %s', async (query, path) => {
    const { status, headers, body } = await inventory.get<Problem>(`/api/vehicles?${query}`);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('a form without scripts', () => {
  it('sends empty fields, which do not filter (D6)', async () => {
    const { status, body } = await inventory.get<Vehicle[]>(
      '/api/vehicles?priceMin=&priceMax=&monthlyMin=&sortBy=&make=&cleanAir=&search=&limit=&cursor=',
    );
    expect(status).toBe(200);
    expect(body).toHaveLength(COUNT);
    expect((await inventory.get('/api/vehicles/stats?priceMin=&make=')).status).toBe(200);
  });

  it('sends ticked boxes one by one', async () => {
    const { body } = await inventory.get<Vehicle[]>('/api/vehicles?make=Ford&make=Iveco');
    expect(ids(body)).toEqual(ids((await list({ make: 'Ford,Iveco' })).body));
    expect(body.length).toBeGreaterThan(0);
  });
});

it.each(['99999999', '99,999,999', '9'.repeat(100)])('finds nothing from £%s, a price like any other', async (priceMin) => {
  expect(await list({ priceMin })).toMatchObject({ status: 200, body: [] });
  expect((await list({ priceMax: priceMin })).body).toHaveLength(COUNT);
});

describe('GET /api/vehicles/stats', () => {
  it('counts each group under all filters but its own, and lists values in stock that have no match', async () => {
    await fc.assert(
      fc.asyncProperty(filterQueries, async (query) => {
        const { body } = await inventory.get<VehicleStats>(`/api/vehicles/stats?${new URLSearchParams(query)}`);
        for (const [group, field] of [
          ['byMake', 'make'],
          ['byBodyType', 'bodyType'],
          ['byFuelType', 'fuelType'],
        ] as const) {
          const { [field]: _own, ...others } = query;
          const values = stock.filter((van) => passes(van, others, stock)).flatMap((van) => van[field] ?? []);
          const inStock = new Set(stock.flatMap((van) => van[field] ?? []));
          const expected = Object.fromEntries([...inStock].map((value) => [value, values.filter((v) => v === value).length]));
          expect(body[group]).toEqual(expected);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('refuses unknown filters', async () => {
    expect((await inventory.get('/api/vehicles/stats?sortBy=price_asc')).status).toBe(400);
  });
});

describe('GET /api/vehicles/suggestions', () => {
  const suggestions = (q: string) =>
    inventory.get<VehicleSuggestion[]>(`/api/vehicles/suggestions?${new URLSearchParams({ q })}`);

  it.each(['f', 'transt', 'van', 'CITROEN', 'mercedez sprintr', 'di'])(
    'returns up to eight names for %p, each with the number of vans that a search for it finds',
    async (typed) => {
      const { status, body } = await suggestions(typed);
      expect(status).toBe(200);
      expect(vehicleSuggestionsSchema.parse(body)).toEqual(body);
      expect(body.length).toBeGreaterThan(0);
      for (const { text, count } of body) expect((await list({ search: text })).body).toHaveLength(count);
    },
  );

  it('returns none for what is not in stock', async () => {
    expect((await suggestions('submarine')).body).toEqual([]);
  });

  it.each(['', 'q=', 'q=%20', `q=${'a'.repeat(101)}`, 'q=a&limit=3'])('refuses ?%s', async (query) => {
    expect((await inventory.get(`/api/vehicles/suggestions?${query}`)).status).toBe(400);
  });
});

describe('GET /api/vehicles/{id}/similar', () => {
  it('returns the four most similar vans that are for sale', async () => {
    for (const van of stock.slice(0, 10)) {
      const { status, body } = await inventory.get<Vehicle[]>(`/api/vehicles/${van.id}/similar`);
      expect(status).toBe(200);
      expect(body).toEqual(similarVehicles(van, stock, 4));
    }
  });

  it('reflects a change to any of them at once', async () => {
    const path = `/api/vehicles/${stock[0]?.id}/similar`;
    const [nearest] = (await inventory.get<Vehicle[]>(path)).body;
    await inventory.send('PATCH', `/api/vehicles/${nearest?.id}`, { isSold: true });
    expect(ids((await inventory.get<Vehicle[]>(path)).body)).not.toContain(nearest?.id);
    await inventory.send('PATCH', `/api/vehicles/${nearest?.id}`, { isSold: false });
    expect((await inventory.get<Vehicle[]>(path)).body[0]?.id).toBe(nearest?.id);
    stock = (await list({})).body;
  });

  it.each([
    ['999999/similar', 404],
    ['abc/similar', 400],
    ['1/similar?count=9', 400],
  ])('answers /api/vehicles/%s with %p', async (path, status) => {
    expect((await inventory.get(`/api/vehicles/${path}`)).status).toBe(status);
  });
});

describe('GET /api/vehicles/{id}', () => {
  it('returns the van as the list does', async () => {
    for (const van of stock.slice(0, 5)) expect((await inventory.get<Vehicle>(`/api/vehicles/${van.id}`)).body).toEqual(van);
  });

  it.each(['0', '-1', '1.5', '01', 'abc', '%20', '1e3'])('refuses the id %p', async (id) => {
    expect(await inventory.get(`/api/vehicles/${id}`)).toMatchObject({ status: 400, body: { code: 'SERVICE.INVALID_INPUT' } });
  });

  it.each(['999999', '2147483648', '99999999999999999999'])('knows no van %p', async (id) => {
    const problem = { code: 'INVENTORY.VEHICLE_NOT_FOUND', detail: `There is no vehicle ${id} in stock.` };
    expect(await inventory.get(`/api/vehicles/${id}`)).toMatchObject({ status: 404, body: problem });
  });

  it('refuses a query', async () => {
    expect((await inventory.get(`/api/vehicles/${stock[0]?.id}?price=1`)).status).toBe(400);
  });
});

describe('GET /api/vehicles/featured', () => {
  it('always returns the same van, in stock and with a picture', async () => {
    const { status, body } = await inventory.get<Vehicle>('/api/vehicles/featured');
    expect(status).toBe(200);
    expect(body).toMatchObject({ stockStatus: 'In Stock', isSold: false });
    expect(body.images).not.toEqual([]);
    expect(stock).toContainEqual(body);
    expect((await inventory.get<Vehicle>('/api/vehicles/featured')).body).toEqual(body);
  });
});
