import { randomUUID } from 'node:crypto';
import type { StockToday, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';
import { PublishedEvents } from '../testing/published-events.ts';
import { RunningImports } from '../testing/running-imports.ts';

const bearer = { authorization: `Bearer ${staff.sign()}` };

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let imports: RunningImports;

beforeEach(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  inventory = await InventoryProcess.start(database.url);
  imports = new RunningImports(inventory);
});

afterEach(async () => {
  await inventory?.stop();
  await database?.drop();
});

const FILE = [
  'Registration,Make,Model,Year,Price,Body,Monthly price,Pictures',
  'HV22ABC,Ford,Ford Transit Custom,2022,24000 + VAT,Luton with tail lift,399,https://pictures.example/a.jpg',
  'HV23ABC,VW,Crafter Tipper,2023,24000 NO VAT,,,',
  'HV24ABC,Renault,Trafic,2024,18000 + VAT,,,',
].join('\n');

it('holds back the new vans of an import until staff publish them: visitors find them nowhere', async () => {
  const { id, held } = await imports.applied(FILE);
  expect(held).toEqual({ vans: 3, pictures: 2, bodyType: 1, monthlyPrice: 0, doubted: 0, sold: 0 });
  const vans = (await imports.held()).toSorted((one, other) => one.id - other.id);
  expect(vans).toMatchObject([
    { make: 'Ford', model: 'Transit Custom', bodyType: 'Other', derivative: 'Luton', isHeld: true },
    { make: 'Volkswagen', model: 'Crafter Tipper', bodyType: 'Tipper', isHeld: true },
    { make: 'Renault', bodyType: null, isHeld: true },
  ]);
  const [first] = vans;
  expect(await imports.onSite()).toEqual([]);
  expect((await inventory.get('/api/vehicles/featured')).body).toBeNull();
  expect((await inventory.get('/api/vehicles/stats')).body).toMatchObject({ byMake: {} });
  expect((await inventory.get('/api/vehicles?search=crafter')).body).toEqual([]);
  for (const path of ['', '/similar']) expect((await inventory.get(`/api/vehicles/${first?.id}${path}`)).status).toBe(404);
  const { body: feed } = await inventory.send<{ address: string }>('PUT', '/api/feeds/stock');
  const file = await (await fetch(feed.address.replace('https://vans.example', inventory.address))).text();
  expect(file).not.toMatch(/HV2[234]/);
  // Staff find them, and Today counts them.
  expect((await inventory.get<Vehicle[]>(`/api/vehicles/by-id?ids=${first?.id}`, bearer)).body).toHaveLength(1);
  expect((await inventory.get<StockToday>('/api/vehicles/today', bearer)).body.parts['not-on-site']).toBe(3);
  const metrics = await (await fetch(`${inventory.management}/metrics`)).text();
  expect(metrics).toContain('vehicles{state="on_site"} 0\nvehicles{state="held"} 3\n');

  const { body: published } = await inventory.send<Vehicle>('POST', `/api/vehicles/${first?.id}/publish`);
  expect(published).not.toHaveProperty('isHeld');
  expect(await imports.onSite()).toMatchObject([{ id: first?.id, version: 2 }]);
  // Again, it does nothing.
  expect((await inventory.send<Vehicle>('POST', `/api/vehicles/${first?.id}/publish`)).body.version).toBe(2);

  // And it is taken off again.
  const hold = () => inventory.send<Vehicle>('POST', `/api/vehicles/${first?.id}/hold`);
  expect((await hold()).body).toMatchObject({ isHeld: true, version: 3 });
  expect((await hold()).body.version).toBe(3);
  expect(await imports.onSite()).toEqual([]);
  expect(await imports.held()).toHaveLength(3);

  await imports.start(id, 'publish');
  await imports.inState(id, 'applied');
  expect(await imports.held()).toEqual([]);
  expect((await imports.onSite()).map(({ version }) => version).toSorted()).toEqual([2, 2, 4]);
  expect(await imports.start(id, 'publish')).toBe(200);
});

it('leaves a van on the site that an import changes, and puts new ones there at once if that was chosen', async () => {
  await imports.applied(FILE, true);
  expect(await imports.held()).toEqual([]);
  await imports.applied(FILE.replace('18000', '17000'));
  expect(await imports.held()).toEqual([]);
  expect((await imports.onSite()).map(({ price }) => price).toSorted()).toEqual(['17000.00', '24000.00', '24000.00']);
});

it('says how many of them are to check or sold', async () => {
  const file = [
    'Reg,Make,Model,Date First Reg,Price,Status',
    'hv22-abc,Ford,Transit,01/03/2022,24000 + VAT,Prep',
    'HV23.ABC,Ford,Transit,01/03/2023,24000 + VAT,With Dave',
    'HV24_ABC,Ford,Transit,01/03/2024,24000 + VAT,Delivered',
  ].join('\n');
  const { held, columns } = await imports.applied(file);
  expect(columns.map(({ fact }) => fact)).toEqual([
    'registrationNumber',
    'make',
    'model',
    'firstRegistered',
    'price',
    'stockStatus',
  ]);
  expect(held).toMatchObject({ vans: 3, doubted: 1, sold: 1 });
  expect((await imports.held()).toSorted((one, other) => one.id - other.id)).toMatchObject([
    { registrationNumber: 'HV22 ABC', year: 2022, stockStatus: 'Due In' },
    { registrationNumber: 'HV23 ABC', year: 2023, stockStatus: 'In Stock' },
    { registrationNumber: 'HV24 ABC', year: 2024, stockStatus: 'Sold', isSold: true },
  ]);
});

it('can be changed, deleted and restored while it is held back, and other services hear nothing else of it', async () => {
  const events = await PublishedEvents.listen();
  await imports.applied(FILE);
  const [van] = await imports.held();
  const path = `/api/vehicles/${van?.id}`;
  const heard = async (method: 'POST' | 'PATCH' | 'DELETE', to: string, body?: unknown): Promise<string> => {
    const correlation = randomUUID();
    await inventory.send(method, to, body, { 'x-correlation-id': correlation });
    return (await events.first(correlation)).type;
  };
  expect(await heard('PATCH', path, { price: '19000.00' })).toBe('inventory.vehicle.held.v1');
  expect(await imports.held()).toContainEqual(expect.objectContaining({ id: van?.id, price: '19000.00', isHeld: true }));
  expect(await heard('DELETE', path)).toBe('inventory.vehicle.removed.v1');
  expect(await imports.held()).toHaveLength(2);
  expect(await heard('POST', `${path}/restore`)).toBe('inventory.vehicle.held.v1');
  expect(await imports.onSite()).toEqual([]);
  expect(await heard('POST', `${path}/publish`)).toBe('inventory.vehicle.added.v1');
  expect(await heard('POST', `${path}/hold`)).toBe('inventory.vehicle.held.v1');
  await events.stop();
});

it('is known again after a restart, and published by staff alone', async () => {
  await imports.applied(FILE);
  await inventory.stop();
  inventory = await InventoryProcess.start(database.url);
  const again = new RunningImports(inventory);
  expect(await again.held()).toHaveLength(3);
  expect(await again.onSite()).toEqual([]);
  expect((await inventory.get('/api/vehicles/held')).status).toBe(401);
});
