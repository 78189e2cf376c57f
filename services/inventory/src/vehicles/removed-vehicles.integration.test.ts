import { randomUUID } from 'node:crypto';
import type { Problem, RemovedVehicle, Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';
import { PublishedEvents } from '../testing/published-events.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const crafter = { make: 'Volkswagen', model: 'Crafter', year: 2023, price: '28995', condition: 'used' } as const;

let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let events: PublishedEvents;
let client: Client;

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  events = await PublishedEvents.listen();
  inventory = await InventoryProcess.start(database.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await inventory?.stop();
  await events?.stop();
  await database?.drop();
});

const add = async (facts: object = {}): Promise<Vehicle> =>
  (await inventory.send<Vehicle>('POST', '/api/vehicles', { ...crafter, ...facts })).body;
const remove = ({ id }: Vehicle) => inventory.send('DELETE', `/api/vehicles/${id}`);
const stock = async (): Promise<Vehicle[]> => (await inventory.get<Vehicle[]>('/api/vehicles')).body;
const removed = async (): Promise<RemovedVehicle[]> =>
  (await inventory.get<RemovedVehicle[]>('/api/vehicles/removed', { authorization: `Bearer ${staff.sign()}` })).body;

describe('a removed van', () => {
  it('is listed until it is restored unchanged, which publishes an event', async () => {
    const van = await add({ registrationNumber: 'HV24 QAN', images: ['/objects/a.jpg'], colour: 'Red' });
    await remove(van);
    const listed = (await removed()).find(({ id }) => id === van.id);
    expect(listed).toMatchObject({
      make: 'Volkswagen',
      model: 'Crafter',
      year: 2023,
      registrationNumber: 'HV24 QAN',
      colour: 'Red',
    });
    expect(listed).not.toHaveProperty('images');
    expect(Date.parse(listed?.restorableUntil ?? '') - Date.parse(listed?.removedAt ?? '')).toBe(30 * 86_400_000);

    const correlationId = randomUUID();
    const headers = { 'x-correlation-id': correlationId };
    const answer = await inventory.send<Vehicle>('POST', `/api/vehicles/${van.id}/restore`, undefined, headers);
    expect([answer.status, answer.body]).toEqual([200, { ...van, version: 3, updatedAt: answer.body.updatedAt }]);
    expect((await inventory.get(`/api/vehicles/${van.id}`)).body).toEqual(answer.body);
    expect(await stock()).toContainEqual(answer.body);
    expect((await removed()).some(({ id }) => id === van.id)).toBe(false);
    expect(await events.first(correlationId)).toMatchObject({
      type: 'inventory.vehicle.added.v1',
      entityId: String(van.id),
      entityVersion: 3,
      data: { vehicle: snapshotOf(answer.body) },
    });
  });

  it('cannot be restored twice, nor can one that never existed', async () => {
    const van = await add();
    const restore = (id: number) => inventory.send<Problem>('POST', `/api/vehicles/${id}/restore`);
    expect(await restore(van.id)).toMatchObject({ status: 409, body: { code: 'INVENTORY.VEHICLE_NOT_REMOVED' } });
    await remove(van);
    expect((await Promise.all([restore(van.id), restore(van.id)])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await restore(2_147_483_647)).toMatchObject({ status: 404, body: { code: 'INVENTORY.VEHICLE_NOT_RESTORABLE' } });
  });

  it('cannot be restored after 30 days, even if its row still exists', async () => {
    const [recent, old] = [await add(), await add()];
    for (const van of [recent, old]) await remove(van);
    const daysAgo = (days: number, { id }: Vehicle) =>
      client.query(`UPDATE vehicle SET deleted_at = now() - make_interval(days => $1) WHERE id = $2`, [days, id]);
    await daysAgo(29, recent);
    await daysAgo(31, old);
    expect(await inventory.send('POST', `/api/vehicles/${old.id}/restore`)).toMatchObject({ status: 404 });
    expect((await removed()).map(({ id }) => id)).not.toContain(old.id);

    // A replica purges expired rows when it starts.
    const other = await InventoryProcess.start(database.url);
    await eventually(async () => {
      const { rows } = await client.query('SELECT id FROM vehicle WHERE id = ANY($1)', [[recent.id, old.id]]);
      expect(rows).toEqual([{ id: recent.id }]);
    });
    await other.stop();
    expect(await inventory.send('POST', `/api/vehicles/${recent.id}/restore`)).toMatchObject({ status: 200 });
  });
});

it('is listed for staff only', async () => {
  expect(await inventory.get('/api/vehicles/removed')).toMatchObject({ status: 401, body: { code: 'SERVICE.UNAUTHORISED' } });
});

describe('the audit log', () => {
  it('records who changed which fields of which van, with old and new values except free text', async () => {
    const authorization = `Bearer ${staff.sign({ sub: 'account-7' })}`;
    const van = (await inventory.send<Vehicle>('POST', '/api/vehicles', crafter, { authorization })).body;
    const path = `/api/vehicles/${van.id}`;
    await inventory.send('PATCH', path, { price: '27777', description: 'Secret words' }, { authorization });
    await inventory.send('PATCH', path, { price: '27777' }, { authorization });
    for (const isSold of [true, false]) await inventory.send('PATCH', path, { isSold }, { authorization });
    await inventory.send('DELETE', path, undefined, { authorization });
    await inventory.send('POST', `${path}/restore`, undefined, { authorization });
    const { rows } = await client.query(
      `SELECT envelope->'data' AS data FROM outbox WHERE envelope->'data'->>'recordId' = $1 ORDER BY position`,
      [String(van.id)],
    );
    const record = { actor: 'account-7', recordType: 'vehicle', recordId: String(van.id) };
    expect(rows.map(({ data }) => data)).toEqual([
      { ...record, action: 'vehicle.added', fields: [] },
      {
        ...record,
        action: 'vehicle.updated',
        fields: ['price', 'description'],
        changes: [{ field: 'price', from: '28995.00', to: '27777.00' }],
      },
      { ...record, action: 'vehicle.marked-sold', fields: ['isSold'], changes: [{ field: 'isSold', from: false, to: true }] },
      {
        ...record,
        action: 'vehicle.marked-available',
        fields: ['isSold'],
        changes: [{ field: 'isSold', from: true, to: false }],
      },
      { ...record, action: 'vehicle.removed', fields: [] },
      { ...record, action: 'vehicle.restored', fields: [] },
    ]);
  });
});

it('is left out where staff read several vans by their numbers', async () => {
  const [kept, removed] = [await add(), await add()];
  await remove(removed);
  const read = (ids: string, headers = { authorization: `Bearer ${staff.sign()}` }) =>
    inventory.get<Vehicle[]>(`/api/vehicles/by-id?ids=${ids}`, headers);
  expect((await read(`${kept.id},${removed.id},2147483647`)).body).toEqual([kept]);
  expect((await read('1,x')).status).toBe(400);
  expect((await inventory.get('/api/vehicles/by-id?ids=1')).status).toBe(401);
});
