import { randomUUID } from 'node:crypto';
import { type DealerRecord, dealerRecordSchema, type Problem, type Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';
import { PublishedEvents } from '../testing/published-events.ts';

const VIN = 'WF0XXXTTGXKA12345';
const transit = { make: 'Ford', model: 'Transit', year: 2022, price: '18995', condition: 'used' } as const;

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let events: PublishedEvents;
let actions: PublishedEvents;
let path: string;
let van: Vehicle;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  events = await PublishedEvents.listen();
  actions = await PublishedEvents.listen('inventory.staff-action.>');
  inventory = await InventoryProcess.start(database.url);
});

beforeEach(async () => {
  van = (await inventory.send<Vehicle>('POST', '/api/vehicles', transit)).body;
  path = `/api/vehicles/${van.id}/dealer-record`;
});

afterAll(async () => {
  await inventory?.stop();
  await events?.stop();
  await actions?.stop();
  await database?.drop();
});

const read = () => inventory.get<DealerRecord>(path, { authorization: `Bearer ${staff.sign()}` });
const change = <Body = DealerRecord>(facts: object, headers: Record<string, string> = {}) =>
  inventory.send<Body>('PATCH', path, facts, headers);

it('is empty at first, and keeps what staff enter', async () => {
  expect((await read()).body).toEqual({ vin: null, dateInStock: null, purchasePrice: null, preparationCost: null, version: 0 });
  const facts = { vin: ' wf0xxx ttgxka12345', dateInStock: '2026-02-01', purchasePrice: '15000', preparationCost: '645.5' };
  const { status, body } = await change({ ...facts, version: 0 });
  expect(status).toBe(200);
  expect(body).toEqual({
    vin: VIN,
    dateInStock: '2026-02-01',
    purchasePrice: '15000.00',
    preparationCost: '645.50',
    version: 1,
  });
  const answer = await read();
  expect(answer.body).toEqual(body);
  expect(dealerRecordSchema.parse(answer.body)).toEqual(body);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('changes what is sent alone, once, and refuses a change from an older version', async () => {
  await change({ purchasePrice: '15000', preparationCost: '600', version: 0 });
  const repeated = await change({ purchasePrice: '15000.00', preparationCost: '600', version: 0 });
  expect(repeated).toMatchObject({ status: 200, body: { version: 1 } });
  expect(await change({ preparationCost: null, version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'INVENTORY.VERSION_CONFLICT' },
  });
  expect((await change({ preparationCost: null, version: 1 })).body).toMatchObject({
    purchasePrice: '15000.00',
    preparationCost: null,
    version: 2,
  });
});

it.each([
  ['a VIN with the letter I', { vin: 'WF0XXXTTGXKAI2345' }, 'vin'],
  ['a VIN that is cut short', { vin: 'WF0XXXTTGXKA1234' }, 'vin'],
  ['a negative price', { purchasePrice: '-1' }, 'purchasePrice'],
  ['a day that is none', { dateInStock: '2026-02-30' }, 'dateInStock'],
  ['a field of the van', { price: '1' }, 'price'],
])('refuses %s', async (_what, facts, field) => {
  const { status, body } = await change<Problem>({ ...facts, version: 0 });
  expect(status).toBe(400);
  expect(body.errors?.map((error) => error.path)).toEqual([field]);
  expect((await read()).body.version).toBe(0);
});

it('is for staff alone, and of vans in stock', async () => {
  expect((await inventory.get(path)).status).toBe(401);
  expect((await change({ vin: VIN, version: 0 }, { authorization: '' })).status).toBe(401);
  await inventory.send('DELETE', `/api/vehicles/${van.id}`);
  expect((await read()).status).toBe(404);
  expect((await change({ vin: VIN, version: 0 })).status).toBe(404);
});

it('comes back with a van that is restored', async () => {
  await change({ vin: VIN, version: 0 });
  await inventory.send('DELETE', `/api/vehicles/${van.id}`);
  await inventory.send('POST', `/api/vehicles/${van.id}/restore`);
  expect((await read()).body.vin).toBe(VIN);
});

it('is in no answer to visitors and in no event, and the activity names its fields without their values', async () => {
  const correlationId = randomUUID();
  const secrets = { vin: VIN, dateInStock: '2026-02-01', purchasePrice: '12345.67', preparationCost: '765.43' };
  await change({ ...secrets, version: 0 }, { 'x-correlation-id': correlationId });
  const recorded = await actions.first(correlationId);
  expect(recorded).toMatchObject({
    type: 'inventory.staff-action.recorded.v1',
    data: { action: 'vehicle.updated', recordType: 'vehicle', recordId: String(van.id), fields: Object.keys(secrets) },
  });
  const later = randomUUID();
  await inventory.send('PATCH', `/api/vehicles/${van.id}`, { colour: 'Red' }, { 'x-correlation-id': later });
  const told = [
    recorded,
    await events.first(later),
    ...(await Promise.all(
      [`/${van.id}`, '', `/${van.id}/similar`, '/featured', '/nearest', '/stats', `?search=${VIN}`].map(
        async (rest) => (await inventory.get(`/api/vehicles${rest}`)).body,
      ),
    )),
  ];
  for (const secret of Object.values(secrets)) expect(JSON.stringify(told)).not.toContain(secret);
});
