import { randomUUID } from 'node:crypto';
import type { Problem, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { InventoryProcess } from '../testing/inventory-process.ts';
import { PublishedEvents } from '../testing/published-events.ts';

const transit = { make: 'Ford', model: 'Transit', year: 2022, price: '18995', condition: 'used' } as const;

const record = {
  stockNumber: 'F 0431',
  previousOwners: 2,
  serviceHistory: 'Full',
  keys: 2,
  writeOffCategory: 'N',
  drivetrain: 'Front-wheel drive',
  roofType: 'Medium',
  wheelbaseType: 'Long',
  grossTrainWeight: 6_000,
  brakedTowingLimit: 2_500,
  frontAxleLimit: 1_850,
  rearAxleLimit: 2_250,
  branch: 'Fareham',
} as const;

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let events: PublishedEvents;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  events = await PublishedEvents.listen();
  inventory = await InventoryProcess.start(database.url);
});

afterAll(async () => {
  await inventory?.stop();
  await events?.stop();
  await database?.drop();
});

const post = (facts: object, headers: Record<string, string> = {}) =>
  inventory.send<Vehicle>('POST', '/api/vehicles', { ...transit, ...facts }, headers);
const vans: number[] = [];
const add = async (facts: object): Promise<Vehicle> => {
  const { body } = await post(facts);
  vans.push(body.id);
  return body;
};

afterEach(async () => {
  for (const id of vans.splice(0)) await inventory.send('DELETE', `/api/vehicles/${id}`);
});

it('stores what buyers ask of a used van, answers with it and publishes it', async () => {
  const correlationId = randomUUID();
  const { body: van } = await post(record, { 'x-correlation-id': correlationId });
  vans.push(van.id);
  expect(van).toMatchObject(record);
  expect((await inventory.get(`/api/vehicles/${van.id}`)).body).toEqual(van);
  expect(await events.first(correlationId)).toMatchObject({ data: { vehicle: record } });
});

it.each([
  ['a history that is none', { serviceHistory: 'Some' }, 'serviceHistory'],
  ['a category that never returns to the road', { writeOffCategory: 'B' }, 'writeOffCategory'],
  ['fewer owners than none', { previousOwners: -1 }, 'previousOwners'],
  ['half a key', { keys: 1.5 }, 'keys'],
  ['a long stock number', { stockNumber: 'F'.repeat(21) }, 'stockNumber'],
])('refuses %s', async (_what, facts, path) => {
  const { status, body } = await inventory.send<Problem>('POST', '/api/vehicles', { ...transit, ...facts });
  expect(status).toBe(400);
  expect(body.errors?.map((error) => error.path)).toEqual([path]);
});

describe('the stock number of a van in stock', () => {
  const taken = (id: number) => ({
    status: 409,
    body: {
      code: 'INVENTORY.STOCK_NUMBER_TAKEN',
      detail: `You already have stock number F 0431: vehicle ${id}, Ford Transit.`,
      errors: [{ path: 'stockNumber', message: 'You already have stock number F 0431' }],
    },
  });

  it('is refused for another van however it is typed, and may be changed and kept by its own', async () => {
    const van = await add({ stockNumber: ' F 0431 ' });
    expect(van.stockNumber).toBe('F 0431');
    expect(await post({ stockNumber: 'f0431' })).toMatchObject(taken(van.id));
    const other = await add({ stockNumber: 'F 0432' });
    const change = { stockNumber: 'F0431' };
    expect(await inventory.send('PATCH', `/api/vehicles/${other.id}`, change)).toMatchObject(taken(van.id));
    expect(await inventory.send('PATCH', `/api/vehicles/${van.id}`, change)).toMatchObject({ status: 200 });
  });

  it('is free again once the van is removed, which then cannot be restored beside its successor', async () => {
    const van = await add({ stockNumber: 'F 0431' });
    await inventory.send('DELETE', `/api/vehicles/${van.id}`);
    const next = await add({ stockNumber: 'F 0431' });
    expect(await inventory.send('POST', `/api/vehicles/${van.id}/restore`)).toMatchObject(taken(next.id));
  });

  it('goes to only one of several vans added concurrently', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => post({ stockNumber: 'F 0431' })));
    vans.push(...answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : [])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('may be left out, and blank means none', async () => {
    expect((await add({ stockNumber: '  ' })).stockNumber).toBeNull();
    expect((await add({})).stockNumber).toBeNull();
  });
});
