import type { InStockSince, StockToday, Vehicle } from '@forecourt/contracts';
import { type StockPart, stockPartsOf, ukDay } from '@forecourt/rules';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  inventory = await InventoryProcess.start(database.url);
});
afterAll(async () => {
  await inventory.stop();
  await database.drop();
});

const owner = { authorization: `Bearer ${staff.sign()}` };
const bare = { make: 'Ford', model: 'Transit', year: 2020, price: '9000.00', condition: 'used' };
const daysAgo = (days: number): string => ukDay(Date.now() - days * 86_400_000);

it('counts what the list shows under the same rule, by the date in stock where it is recorded', async () => {
  const soon = { specifications: { motDueDate: daysAgo(-5) } };
  const bodies = [bare, { ...bare, ...soon }, { ...bare, isSold: true }, { ...bare, stockStatus: 'Due In' }];
  const vans: Vehicle[] = [];
  for (const body of bodies) vans.push((await inventory.send<Vehicle>('POST', '/api/vehicles', body)).body);
  const [first] = vans;
  const record = { dateInStock: daysAgo(100), version: 0 };
  expect((await inventory.send('PATCH', `/api/vehicles/${first?.id}/dealer-record`, record)).status).toBe(200);

  const since = (await inventory.get<InStockSince>('/api/vehicles/in-stock-since', owner)).body;
  expect(since).toEqual({ [String(first?.id)]: daysAgo(100) });
  const { parts } = (await inventory.get<StockToday>('/api/vehicles/today', owner)).body;
  expect(parts).toEqual({
    'not-on-site': 0,
    'no-pictures': 3,
    'no-facts': 3,
    attention: 1,
    'age-30': 1,
    'age-60': 0,
    'age-90': 0,
    'age-over': 1,
  });
  const listed = (await inventory.get<Vehicle[]>('/api/vehicles')).body;
  const shown = listed.flatMap((van) => stockPartsOf(van, since[van.id] ?? ukDay(Date.parse(van.createdAt)), daysAgo(0)));
  for (const [part, count] of Object.entries(parts))
    expect(shown.filter((one) => one === (part as StockPart))).toHaveLength(count);
});

it('is not for visitors', async () => {
  expect((await inventory.get('/api/vehicles/today')).status).toBe(401);
  expect((await inventory.get('/api/vehicles/in-stock-since')).status).toBe(401);
});
