import { type InStockSince, type ListedVehicle, listedVehicle, type StockToday, type Vehicle } from '@forecourt/contracts';
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

  // A deleted van is in neither.
  const deleted = (await inventory.send<Vehicle>('POST', '/api/vehicles', bare)).body;
  await inventory.send('PATCH', `/api/vehicles/${deleted.id}/dealer-record`, record);
  expect((await inventory.send('DELETE', `/api/vehicles/${deleted.id}`)).status).toBe(204);

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
  const shown = listed.flatMap((van) =>
    stockPartsOf(listedVehicle(van), since[van.id] ?? ukDay(Date.parse(van.createdAt)), daysAgo(0)),
  );
  for (const [part, count] of Object.entries(parts))
    expect(shown.filter((one) => one === (part as StockPart))).toHaveLength(count);
});

it('lists the whole stock for staff, what is not on the site yet last, with no more of each van than the list needs', async () => {
  const body = { ...bare, description: 'Full service history', images: ['/objects/uploads/a', '/objects/uploads/b'] };
  const van = (await inventory.send<Vehicle>('POST', '/api/vehicles', { ...body, price: '1.00' })).body;
  const held = (await inventory.send<Vehicle>('POST', `/api/vehicles/${van.id}/hold`)).body;
  const onSite = (await inventory.get<Vehicle[]>('/api/vehicles')).body;
  const { body: listed } = await inventory.get<ListedVehicle[]>('/api/vehicles/listed', owner);
  expect(listed).toEqual([...onSite, held].map((one) => JSON.parse(JSON.stringify(listedVehicle(one)))));
  expect(listed.at(-1)).toMatchObject({ id: van.id, isHeld: true, picture: '/objects/uploads/a', hasPictures: true });
  expect(listed.at(-1)).not.toHaveProperty('description');
  expect(listed.at(-1)).not.toHaveProperty('images');
});

it('sends the list compressed, and once to who has it', async () => {
  for (let van = 0; van < 10; van += 1) await inventory.send('POST', '/api/vehicles', bare);
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${inventory.address}/api/vehicles/listed`, { headers: { ...owner, ...headers } });
  const first = await ask();
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const etag = String(first.headers.get('etag'));
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  const sold = (await inventory.send<Vehicle>('POST', '/api/vehicles', { ...bare, isSold: true })).body;
  const changed = await ask({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(((await changed.json()) as ListedVehicle[]).map(({ id }) => id)).toContain(sold.id);
});

it('is not for visitors, also while it is kept', async () => {
  expect((await inventory.get('/api/vehicles/listed', owner)).status).toBe(200);
  expect((await inventory.get('/api/vehicles/today')).status).toBe(401);
  expect((await inventory.get('/api/vehicles/in-stock-since')).status).toBe(401);
  expect((await inventory.get('/api/vehicles/listed')).status).toBe(401);
});
