import { randomUUID } from 'node:crypto';
import {
  countVisitsV1,
  type LookedAt,
  type Looks,
  natsOptions,
  type Problem,
  saltVisitsV1,
  type Vehicle,
  type VehicleEvent,
  type VehicleFigures,
  vehicleUpdatedV1,
} from '@forecourt/contracts';
import { addDays, ukDay } from '@forecourt/rules';
import { EventContext } from '@forecourt/service-kit';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl, someVehicle } from '@forecourt/testing';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import fc from 'fast-check';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';
import { EXPIRED_FIGURES } from './expired-figures.ts';
import { FollowFiguresController } from './follow-figures.controller.ts';

let database: ThrowAwayDatabase;
// Its own, because the inventories of other tests would take events and commands from a shared one.
let server: OwnNats;
let nats: NatsConnection;
let inventory: InventoryProcess;
let rows: Client;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect(natsOptions(server.url));
  inventory = await InventoryProcess.start(database.url, { NATS_URL: server.url });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});
afterAll(async () => {
  await rows.end();
  await inventory.stop();
  await nats.close();
  await server.stop();
  await database.drop();
});

const owner = { authorization: `Bearer ${staff.sign()}` };
const today = ukDay(Date.now());
const add = async (price = '9000.00'): Promise<Vehicle> =>
  (
    await inventory.send<Vehicle>('POST', '/api/vehicles', {
      make: 'Ford',
      model: 'Transit',
      year: 2020,
      price,
      condition: 'used',
    })
  ).body;
const ask = async (subject: string, question: object): Promise<{ answer?: { salt: string }; problem?: Problem }> =>
  eventually(async () => (await nats.request(subject, JSON.stringify(question), { timeout: 2_000 })).json());
const visitor = (name: string): string => Buffer.from(name.padEnd(18)).toString('base64');
const count = (visits: readonly [vehicleId: number, kind: string, name: string][], day = today) =>
  ask(countVisitsV1.subject, {
    day,
    visits: visits.map(([vehicleId, kind, name]) => ({ vehicleId, kind, visitor: visitor(name) })),
  });
const figuresOf = async (id: number): Promise<VehicleFigures> =>
  (await inventory.get<VehicleFigures>(`/api/vehicles/${id}/figures`, owner)).body;

it('counts each visitor once a day for each van and act, however often and by however many shells it is told', async () => {
  const [one, two] = [(await add()).id, (await add()).id];
  await count([
    [one, 'views', 'Ada'],
    [one, 'views', 'Ada'],
    [one, 'views', 'Ben'],
    [one, 'gallery', 'Ada'],
    [two, 'fit', 'Ada'],
  ]);
  await Promise.all([
    count([
      [one, 'views', 'Ada'],
      [one, 'saved', 'Cy'],
    ]),
    count([
      [two, 'views', 'Ben'],
      [one, 'views', 'Ben'],
    ]),
  ]);
  expect((await figuresOf(one)).days).toEqual([{ day: today, views: 2, gallery: 1, fit: 0, saved: 1, enquiries: 0 }]);
  expect((await figuresOf(two)).days).toEqual([{ day: today, views: 1, gallery: 0, fit: 1, saved: 0, enquiries: 0 }]);
});

it('counts nothing for a van that there is not', async () => {
  expect(await count([[2_147_483_647, 'views', 'Ada']])).toEqual({ answer: {} });
});

it('has one salt for a day, and none for days that are over', async () => {
  const salt = async (day: string) => (await ask(saltVisitsV1.subject, { day })).answer?.salt;
  expect(await salt(today)).toMatch(/^[\w+/]{43}=$/);
  expect(await salt(today)).toBe(await salt(today));
  expect(await salt(addDays(today, -1))).not.toBe(await salt(today));
  for (const day of [addDays(today, -2), addDays(today, 1)])
    expect((await ask(saltVisitsV1.subject, { day })).problem?.code).toBe('INVENTORY.DAY_NOT_COUNTED');
  const { id } = await add();
  expect((await count([[id, 'views', 'Ada']], addDays(today, -2))).problem?.status).toBe(400);
});

it('counts enquiries, once each, and keeps the prices that a van has had', async () => {
  const { id, version } = await add();
  const event = { id: randomUUID(), type: 'enquiries.enquiry.received.v1', occurredAt: new Date().toISOString() };
  const envelope = { ...event, entityId: '1', entityVersion: 1, correlationId: randomUUID(), causationId: null };
  const data = { inquiryType: 'callback', vehicleId: id };
  for (const _time of [1, 2]) await eventually(() => jetstream(nats).publish(event.type, JSON.stringify({ ...envelope, data })));
  for (const price of ['8500.00', '8500.00', '8000.00']) await inventory.send('PATCH', `/api/vehicles/${id}`, { price });
  await eventually(async () => {
    const { days, prices } = await figuresOf(id);
    expect(days).toEqual([expect.objectContaining({ enquiries: 1 })]);
    expect(prices.map(({ price }) => price)).toEqual(['9000.00', '8500.00', '8000.00']);
  });
  expect(version).toBe(1);
});

it('keeps the same prices whether events of vans arrive together or one by one', async () => {
  const vans = await Promise.all(['1', '2', '3', '4'].map(() => add()));
  const [[one, two], halves] = [vans.slice(0, 2), vans.slice(2)].map((pair) => pair.map(({ id }) => id)) as [number[], number[]];
  await eventually(async () => {
    const known = await rows.query('SELECT FROM vehicle_price WHERE vehicle_id = ANY($1)', [vans.map(({ id }) => id)]);
    expect(known.rowCount).toBe(4);
  });
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const figures = new FollowFiguresController();
  const take = (events: readonly VehicleEvent[]) =>
    figures.keepPrices(events, new EventContext([vehicleUpdatedV1.type, source.manager]));
  const pricesOf = async (id: number | undefined) =>
    (await rows.query('SELECT version, price FROM vehicle_price WHERE vehicle_id = $1 ORDER BY version', [id])).rows;
  const change = fc.record({ isFirst: fc.boolean(), price: fc.constantFrom('9000.00', '8500.00', '8000.00') });
  const origin = { id: randomUUID(), correlationId: 'prices', causationId: null };
  let version = 1;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const eventsFor = (pair: (number | undefined)[]) =>
        changes.map(({ isFirst, price }, place) => {
          const id = (isFirst ? pair[0] : pair[1]) ?? 0;
          const vehicle = someVehicle({ id, price });
          const envelope = {
            entityId: String(id),
            entityVersion: version + place + 1,
            occurredAt: new Date().toISOString(),
            ...origin,
          };
          return { ...envelope, type: vehicleUpdatedV1.type, data: { vehicle, changed: ['price'] } };
        });
      await take(eventsFor([one, two]));
      for (const event of eventsFor(halves)) await take([event]);
      version += changes.length;
      expect(await pricesOf(one)).toEqual(await pricesOf(halves[0]));
      expect(await pricesOf(two)).toEqual(await pricesOf(halves[1]));
    }),
    { numRuns: 20 },
  );
  await source.destroy();
});

it('counts an enquiry that staff have entered', async () => {
  const { id } = await add();
  const event = { id: randomUUID(), type: 'enquiries.enquiry.entered.v1', occurredAt: new Date().toISOString() };
  const envelope = { ...event, entityId: '2', entityVersion: 1, correlationId: randomUUID(), causationId: null };
  const data = { cameBy: 'walk-in', vehicleId: id };
  await eventually(() => jetstream(nats).publish(event.type, JSON.stringify({ ...envelope, data })));
  await eventually(async () => expect((await figuresOf(id)).days).toEqual([expect.objectContaining({ enquiries: 1 })]));
});

it('lists vans for sale that were looked at and not asked about, the most first', async () => {
  const [little, much, sold, asked] = [await add(), await add(), await add(), await add()];
  await rows.query('DELETE FROM vehicle_figure');
  const keep = (id: number, daysAgo: number, views: number, enquiries = 0) =>
    rows.query('INSERT INTO vehicle_figure (day, vehicle_id, views, enquiries) VALUES ($1, $2, $3, $4)', [
      addDays(today, -daysAgo),
      id,
      views,
      enquiries,
    ]);
  await keep(little.id, 0, 3);
  await keep(much.id, 0, 5);
  await keep(much.id, 13, 5);
  await keep(much.id, 14, 90);
  await keep(sold.id, 0, 50);
  await keep(asked.id, 0, 50);
  await keep(asked.id, 5, 0, 1);
  await inventory.send('PATCH', `/api/vehicles/${sold.id}`, { isSold: true });
  const listed = (await inventory.get<LookedAt>('/api/vehicles/looked-at', owner)).body;
  expect(listed.map(({ id, views }) => [id, views])).toEqual([
    [much.id, 10],
    [little.id, 3],
  ]);
  // Each van's, whatever it is.
  expect((await inventory.get<Looks>('/api/vehicles/looks', owner)).body).toEqual({
    [little.id]: 3,
    [much.id]: 10,
    [sold.id]: 50,
    [asked.id]: 50,
  });
});

it('forgets visitors with the day and sums after 13 months, and keeps the rest', async () => {
  const { id } = await add();
  await rows.query('DELETE FROM vehicle_figure');
  await rows.query('DELETE FROM vehicle_visit');
  for (const age of ['0 days', '13 months', '13 months 1 day'])
    await rows.query('INSERT INTO vehicle_figure (day, vehicle_id, views) SELECT $1::date - $2::interval, $3, 1', [
      today,
      age,
      id,
    ]);
  await count([[id, 'views', 'Ada']]);
  await rows.query('INSERT INTO vehicle_visit SELECT day - 2, vehicle_id, kind, visitor FROM vehicle_visit');
  for (const statement of EXPIRED_FIGURES) await rows.query(statement);
  expect((await rows.query("SELECT to_char(day, 'YYYY-MM-DD') AS day FROM vehicle_visit")).rows).toEqual([{ day: today }]);
  expect((await rows.query('SELECT FROM vehicle_figure')).rowCount).toBe(2);
});

it('keeps those who are told apart out of backups', async () => {
  const { rows: found } = await rows.query("SELECT relpersistence FROM pg_class WHERE relname = 'vehicle_visit'");
  expect(found).toEqual([{ relpersistence: 'u' }]);
});

it('is for staff', async () => {
  expect((await inventory.get('/api/vehicles/looked-at')).status).toBe(401);
  expect((await inventory.get('/api/vehicles/1/figures')).status).toBe(401);
  expect((await inventory.get('/api/vehicles/999999/figures', owner)).status).toBe(404);
});
