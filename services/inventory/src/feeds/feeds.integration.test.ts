import { type Problem, type Role, STOCK_FEEDS, type StockFeed, type Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { parse } from 'csv-parse/sync';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';

const transit = { make: 'Ford', model: 'Transit', year: 2022, price: '18995', condition: 'used' } as const;
const VIN = 'WF0XXXTTGXKA12345';

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let van: Vehicle;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  inventory = await InventoryProcess.start(database.url);
  van = (await inventory.send<Vehicle>('POST', '/api/vehicles', transit)).body;
});

afterAll(async () => {
  await inventory?.stop();
  await database?.drop();
});

const list = async (): Promise<StockFeed[]> =>
  (await inventory.get<StockFeed[]>('/api/feeds', { authorization: `Bearer ${staff.sign()}` })).body;
const turnOn = async (name: string): Promise<StockFeed> => (await inventory.send<StockFeed>('PUT', `/api/feeds/${name}`)).body;
const pathOf = ({ address }: StockFeed): string => address?.replace('https://vans.example', '') ?? '';
const fetchFeed = (path: string, headers: Record<string, string> = {}) => fetch(inventory.address + path, { headers });
const rowsAt = async (path: string): Promise<Record<string, string>[]> =>
  parse(await (await fetchFeed(path)).text(), { bom: true, columns: true });

it('has every feed off at first', async () => {
  const off = { address: null, madeAt: null, lastFetchedAt: null, holds: { vans: 1, withoutPicture: 1, sold: 0 } };
  expect(await list()).toEqual(STOCK_FEEDS.map((name) => ({ name, ...off })));
});

it.each(STOCK_FEEDS)('serves %s at a secret address, and remembers when it was fetched', async (name) => {
  const feed = await turnOn(name);
  expect(feed.address).toMatch(new RegExp(`^https://vans\\.example/api/feeds/${name}\\.csv\\?secret=[\\w-]{43}$`));
  expect(await list()).toContainEqual({ ...feed, lastFetchedAt: null });
  const answer = await fetchFeed(pathOf(feed));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await answer.text()).toContain(',"Ford","Transit"');
  expect((await list()).find((one) => one.name === name)?.lastFetchedAt).not.toBeNull();
});

it('is as fresh as the site, and sends the file again only if it is another', async () => {
  const path = pathOf(await turnOn('dms14'));
  const etag = (await fetchFeed(path)).headers.get('etag') ?? '';
  const same = await fetchFeed(path, { 'if-none-match': etag });
  expect([same.status, await same.text()]).toEqual([304, '']);
  await inventory.send('PATCH', `/api/vehicles/${van.id}`, { price: '17995' });
  const changed = await fetchFeed(path, { 'if-none-match': etag });
  expect([changed.status, (await rowsAt(path))[0]?.['Price']]).toEqual([200, '17995']);
  await inventory.send('PATCH', `/api/vehicles/${van.id}`, { isSold: true });
  expect(await rowsAt(path)).toEqual([]);
  const holds = Object.fromEntries((await list()).map((feed) => [feed.name, feed.holds]));
  expect(holds).toMatchObject({ stock: { vans: 1, sold: 0 }, dms14: { vans: 0, withoutPicture: 0, sold: 1 }, meta: { vans: 0 } });
  await inventory.send('PATCH', `/api/vehicles/${van.id}`, { isSold: false });
  expect(await rowsAt(path)).toHaveLength(1);
});

it('has nothing of what staff alone see', async () => {
  const secrets = { vin: VIN, dateInStock: '2026-02-01', purchasePrice: '12345.67', preparationCost: '765.43' };
  await inventory.send('PATCH', `/api/vehicles/${van.id}/dealer-record`, { ...secrets, version: 0 });
  for (const name of STOCK_FEEDS) {
    const file = await (await fetchFeed(pathOf(await turnOn(name)))).text();
    for (const secret of Object.values(secrets)) expect(file).not.toContain(secret);
  }
});

it('stops serving an earlier address at once, and all once it is off', async () => {
  const first = pathOf(await turnOn('meta'));
  const second = pathOf(await turnOn('meta'));
  expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200]);
  expect((await inventory.send('DELETE', '/api/feeds/meta')).status).toBe(204);
  expect((await inventory.send('DELETE', '/api/feeds/meta')).status).toBe(204);
  expect((await fetchFeed(second)).status).toBe(404);
});

it('answers a wrong secret, a feed that is off and an unknown format alike', async () => {
  const right = pathOf(await turnOn('stock'));
  await inventory.send('DELETE', '/api/feeds/meta');
  const wrong = ['meta', 'csv', 'stock.csv'].map((name) => right.replace('stock', name));
  const keys = ['', '?secret=', `?secret=${'x'.repeat(43)}`, `${right.split('.csv')[1]}!`];
  const paths = [...wrong, ...keys.map((key) => `/api/feeds/stock.csv${key}`)];
  for (const path of paths) {
    const answer = await fetchFeed(path);
    const { correlationId: _, ...problem } = (await answer.json()) as Problem;
    expect([answer.status, problem]).toEqual([404, expect.objectContaining({ code: 'INVENTORY.FEED_NOT_FOUND' })]);
  }
  expect((await fetchFeed(`${right}&page=2`)).status).toBe(400);
});

it.each<[Role, number, number]>([
  ['owner', 200, 204],
  ['manager', 200, 204],
  ['sales', 403, 403],
  ['viewer', 403, 403],
])('who is %s gets %d for its addresses', async (role, read, off) => {
  const authorization = `Bearer ${staff.sign({ role })}`;
  expect((await inventory.get('/api/feeds', { authorization })).status).toBe(read);
  expect((await inventory.send('PUT', '/api/feeds/stock', undefined, { authorization })).status).toBe(read);
  expect((await inventory.send('DELETE', '/api/feeds/stock', undefined, { authorization })).status).toBe(off);
});

it('is managed by staff alone, and no other formats than these', async () => {
  expect((await inventory.get('/api/feeds')).status).toBe(401);
  expect((await inventory.send('PUT', '/api/feeds/stock', undefined, { authorization: '' })).status).toBe(401);
  expect((await inventory.send('DELETE', '/api/feeds/stock', undefined, { authorization: '' })).status).toBe(401);
  expect((await inventory.send('PUT', '/api/feeds/other')).status).toBe(404);
});
