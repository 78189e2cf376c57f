import { randomUUID } from 'node:crypto';
import { natsOptions, picturesCopiedV1, type Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { InventoryProcess } from '../testing/inventory-process.ts';
import { RunningImports } from '../testing/running-imports.ts';

const [FRONT, SIDE] = ['https://photos.example/front.jpg', 'https://photos.example/side.jpg'] as const;
const [OUR_FRONT, OUR_SIDE] = [`/objects/uploads/${randomUUID()}`, `/objects/uploads/${randomUUID()}`];
const BOTH = [
  { address: FRONT, path: OUR_FRONT },
  { address: SIDE, path: OUR_SIDE },
];
const van = { make: 'Ford', model: 'Transit', year: 2022, price: '18995.00', condition: 'used' } as const;

let database: ThrowAwayDatabase;
let server: OwnNats;
let nats: NatsConnection;
let inventory: InventoryProcess;
let imports: RunningImports;
let rows: Client;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect(natsOptions(server.url));
  inventory = await InventoryProcess.start(database.url, { NATS_URL: server.url });
  imports = new RunningImports(inventory);
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

const add = async (body: object): Promise<Vehicle> => (await inventory.send<Vehicle>('POST', '/api/vehicles', body)).body;
const stored = async ({ id }: Pick<Vehicle, 'id'>): Promise<Vehicle> =>
  (await inventory.get<Vehicle>(`/api/vehicles/${id}`)).body;

/** As media announces it; twice, as NATS may deliver it. */
const copied = async (vehicleId: number, copies: readonly { address: string; path: string }[]): Promise<void> => {
  const id = randomUUID();
  const envelope = {
    id,
    type: picturesCopiedV1.type,
    occurredAt: new Date().toISOString(),
    entityId: String(vehicleId),
    entityVersion: 1,
    correlationId: randomUUID(),
    causationId: null,
    data: { vehicleId, copies },
  };
  for (const _time of [1, 2]) await eventually(() => jetstream(nats).publish(envelope.type, JSON.stringify(envelope)));
  await eventually(async () => {
    const { rowCount } = await rows.query('SELECT 1 FROM inbox WHERE event_id = $1', [id]);
    expect(rowCount).toBe(1);
  });
};

describe('the pictures of a van that were copied', () => {
  it('take the places of their addresses, once', async () => {
    const before = await add({ ...van, images: [SIDE, OUR_FRONT, FRONT] });
    await copied(before.id, BOTH);
    const after = await stored(before);
    expect(after.images).toEqual([OUR_SIDE, OUR_FRONT, OUR_FRONT]);
    expect([after.imageUrl, after.imageGallery]).toEqual([OUR_SIDE, [OUR_FRONT, OUR_FRONT]]);
    expect(after.version).toBe(before.version + 1);
    await copied(before.id, BOTH);
    expect((await stored(before)).version).toBe(after.version);
  });

  it('leave alone what staff have changed meanwhile', async () => {
    const { id } = await add({ ...van, images: [FRONT, SIDE] });
    const other = 'https://photos.example/other.jpg';
    await inventory.send('PATCH', `/api/vehicles/${id}`, { images: [other, SIDE], mileage: 12 });
    await copied(id, BOTH);
    expect(await stored({ id })).toMatchObject({ images: [other, OUR_SIDE], mileage: 12 });
  });

  it('do not bring back a van that was deleted', async () => {
    const { id } = await add({ ...van, images: [FRONT] });
    await inventory.send('DELETE', `/api/vehicles/${id}`);
    await copied(id, BOTH);
    await copied(999_999, BOTH);
    expect((await inventory.get(`/api/vehicles/${id}`)).status).toBe(404);
  });
});

describe('an import with pictures by address', () => {
  const file = (registration: string, pictures: string) =>
    ['Registration,Make,Model,Year,Price,Images', `${registration},Ford,Transit,2022,17000 + VAT,"${pictures}"`].join('\n');

  it('changes nothing when it comes again after its pictures were copied, and names a new picture alone', async () => {
    const text = file('HV22ABC', `${FRONT},${SIDE}`);
    await imports.applied(text, true);
    const before = (await imports.onSite()).find(({ registrationNumber }) => registrationNumber === 'HV22 ABC') as Vehicle;
    await copied(before.id, BOTH);
    expect((await imports.checked(text)).counts).toMatchObject({ unchanged: 1, changed: 0, new: 0 });
    const third = 'https://photos.example/third.jpg';
    await imports.applied(file('HV22ABC', `${FRONT},${SIDE},${third}`), true);
    expect((await stored(before)).images).toEqual([OUR_FRONT, OUR_SIDE, third]);
    // A copy that the van does not show any more may be deleted: its address is taken as it is.
    await inventory.send('PATCH', `/api/vehicles/${before.id}`, { images: [OUR_SIDE] });
    await imports.applied(text, true);
    expect((await stored(before)).images).toEqual([FRONT, OUR_SIDE]);
  });

  it('can be undone after its pictures were copied, unless staff have changed the van', async () => {
    const { id } = await imports.applied(file('HV23ABC', FRONT), true);
    const added = (await imports.onSite()).find(({ registrationNumber }) => registrationNumber === 'HV23 ABC') as Vehicle;
    await copied(added.id, BOTH);
    expect((await imports.inState(id, 'applied')).willUndo).toEqual({ deleted: 1, back: 0, left: 0 });
    await inventory.send('PATCH', `/api/vehicles/${added.id}`, { mileage: 12 });
    expect((await imports.inState(id, 'applied')).willUndo).toEqual({ deleted: 0, back: 0, left: 1 });
    await inventory.send('PATCH', `/api/vehicles/${added.id}`, { mileage: null });
    await imports.undone(id);
    expect((await inventory.get(`/api/vehicles/${added.id}`)).status).toBe(404);
  });
});
