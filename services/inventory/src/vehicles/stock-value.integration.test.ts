import type { StockValue, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
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

const bare = { make: 'Ford', model: 'Transit', year: 2020, price: '9000.00', condition: 'used', vatQualifying: true };
const value = async (): Promise<StockValue> =>
  (await inventory.get<StockValue>('/api/vehicles/value', { authorization: `Bearer ${staff.sign()}` })).body;
const add = async (body: object): Promise<Vehicle> => (await inventory.send<Vehicle>('POST', '/api/vehicles', body)).body;
const change = async ({ id }: Vehicle, body: object): Promise<void> =>
  expect((await inventory.send('PATCH', `/api/vehicles/${id}`, body)).status).toBe(200);
const NONE = { vans: 0, price: 0, costed: 0, cost: 0, profit: 0 };

it('sums up the vans that are not sold, and those that are sold this month until a sale is taken back', async () => {
  expect(await value()).toEqual({ forSale: NONE, soldThisMonth: NONE });
  const van = await add(bare);
  const held = await add({ ...bare, price: '5000.00' });
  await inventory.send('POST', `/api/vehicles/${held.id}/hold`);
  await add({ ...bare, isSold: true });
  const costs = { purchasePrice: '7000', preparationCost: '500', version: 0 };
  expect((await inventory.send('PATCH', `/api/vehicles/${van.id}/dealer-record`, costs)).status).toBe(200);
  const both = { vans: 2, price: 14_000, costed: 1, cost: 7_500, profit: 1_500 };
  // When a van was sold that came in as sold nobody knows.
  expect(await value()).toEqual({ forSale: both, soldThisMonth: NONE });

  await change(van, { isSold: true });
  await change(van, { stockStatus: 'Sold' });
  const one = { vans: 1, price: 9_000, costed: 1, cost: 7_500, profit: 1_500 };
  const other = { ...NONE, vans: 1, price: 5_000 };
  expect(await value()).toEqual({ forSale: other, soldThisMonth: one });

  await change(van, { isSold: false, stockStatus: 'In Stock' });
  expect(await value()).toEqual({ forSale: both, soldThisMonth: NONE });
});

it('counts a van that is deleted once it is sold, and none that was sold in a month before', async () => {
  const before = await value();
  const van = await add({ ...bare, price: '100.00' });
  await change(van, { isSold: true });
  await inventory.send('DELETE', `/api/vehicles/${van.id}`);
  const { soldThisMonth } = await value();
  expect(soldThisMonth).toMatchObject({ vans: before.soldThisMonth.vans + 1, price: before.soldThisMonth.price + 100 });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const lastMonth = "date_trunc('month', now() AT TIME ZONE 'Europe/London') AT TIME ZONE 'Europe/London' - interval '1 second'";
  await client.query(`UPDATE vehicle SET sold_at = ${lastMonth} WHERE id = ${van.id}`).finally(() => client.end());
  expect(await value()).toEqual(before);
});

it('is for those who may see costs', async () => {
  expect((await inventory.get('/api/vehicles/value')).status).toBe(401);
  const sales = { authorization: `Bearer ${staff.sign({ role: 'sales' })}` };
  expect((await inventory.get('/api/vehicles/value', sales)).status).toBe(403);
});
