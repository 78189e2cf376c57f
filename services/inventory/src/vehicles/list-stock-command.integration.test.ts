import { type CommandDefinition, type CommandReply, getVehicleV1, listStockV1, type Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { OwnNats, serverUrl } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { InventoryProcess } from '../testing/inventory-process.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

type Page = typeof listStockV1 extends CommandDefinition<infer _Question, infer Answer> ? Answer : never;

const crafter = { make: 'Volkswagen', model: 'Crafter', year: 2023, price: '28995.00', condition: 'used' } as const;

let server: OwnNats;
let nats: NatsConnection;
let database: ThrowAwayDatabase;
let inventory: InventoryProcess;
let client: Client;

beforeAll(async () => {
  // Its own, because the inventories of other tests would answer some of the commands.
  server = await OwnNats.start();
  nats = await connect({ servers: server.url });
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  inventory = await InventoryProcess.start(database.url, { NATS_URL: server.url });
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await inventory.stop();
  await nats.close();
  await server.stop();
  await database.drop();
});
beforeEach(() => client.query('DELETE FROM vehicle'));

const add = async (facts: object = {}): Promise<Vehicle> => {
  const { status, body } = await inventory.send<Vehicle>('POST', '/api/vehicles', { ...crafter, ...facts });
  expect(status).toBe(201);
  return body;
};
async function addSome(count: number, facts: object = {}): Promise<Vehicle[]> {
  const added: Vehicle[] = [];
  // All at once would wait longer for a connection than the service does on a busy machine.
  for (let nth = 0; nth < count; nth += 1) added.push(await add(facts));
  return added;
}

const ask = async (after: number): Promise<Page> => {
  const reply = (await nats.request(listStockV1.subject, JSON.stringify({ after }))).json<CommandReply>();
  if (!('answer' in reply)) throw new Error(JSON.stringify(reply));
  return listStockV1.answer.parse(reply.answer) as Page;
};
const pages = async (): Promise<Page[]> => {
  const told = [await ask(0)];
  for (let next = told[0]?.next; next; next = told.at(-1)?.next) told.push(await ask(next));
  return told;
};
const idsOf = (vehicles: readonly { id: number }[]) => vehicles.map(({ id }) => id).toSorted((one, other) => one - other);

it('returns the whole stock in pages of a hundred', async () => {
  const vans = await addSome(101);

  const told = await pages();

  expect(told.map(({ vehicles }) => vehicles.length)).toEqual([100, 1]);
  const vehicles = told.flatMap((page) => page.vehicles);
  expect(vehicles.toSorted((one, other) => one.id - other.id)).toEqual(
    vans.map(snapshotOf).toSorted((one, other) => one.id - other.id),
  );
});

it('returns smaller pages of large vehicles, so that they fit in a NATS message', async () => {
  const vans = await addSome(20, {
    description: 'ß'.repeat(10_000),
    imageGallery: Array.from({ length: 20 }, () => `https://pictures.example/${'x'.repeat(1_900)}`),
  });

  const told = await pages();

  expect(told.length).toBeGreaterThan(1);
  for (const page of told) expect(JSON.stringify(page).length).toBeLessThan(nats.info?.max_payload ?? 0);
  expect(idsOf(told.flatMap(({ vehicles }) => vehicles))).toEqual(idsOf(vans));
});

it('includes a change that this replica has not seen yet, and no removed van', async () => {
  const [van, gone] = [await add(), await add()];
  await inventory.send('DELETE', `/api/vehicles/${gone.id}`);
  await client.query(`UPDATE vehicle SET version = 7, price = '20000' WHERE id = $1`, [van.id]);

  expect(await ask(0)).toEqual({ vehicles: [{ ...snapshotOf(van), version: 7, price: '20000.00' }], next: null });
});

it('returns an empty page if the stock is empty', async () => {
  expect(await ask(0)).toEqual({ vehicles: [], next: null });
});

it('normalises registrations, including those stored before they were normalised', async () => {
  const { id } = await add();
  await client.query(`UPDATE vehicle SET registration_number = ' hv24qan' WHERE id = $1`, [id]);

  expect(await ask(0)).toMatchObject({ vehicles: [{ registrationNumber: 'HV24 QAN' }] });
});

describe('asked for one vehicle', () => {
  const askFor = async (id: number): Promise<unknown> =>
    (await nats.request(getVehicleV1.subject, JSON.stringify({ id }))).json<{ answer: unknown }>().answer;

  it('returns one that this replica has not seen yet, which its page then shows', async () => {
    const van = await add();
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO vehicle OVERRIDING SYSTEM VALUE SELECT copy.* FROM vehicle, jsonb_populate_record(vehicle, $2) copy WHERE vehicle.id = $1 RETURNING id`,
      [van.id, { id: van.id + 1_000 }],
    );
    const id = rows[0]?.id ?? 0;
    expect(id).not.toBe(van.id);

    expect(await askFor(id)).toEqual({ vehicle: { ...snapshotOf(van), id } });
    expect(await inventory.get<Vehicle>(`/api/vehicles/${id}`)).toMatchObject({ status: 200, body: { id } });
  });

  it('returns null if it was removed or never existed', async () => {
    const gone = await add();
    await inventory.send('DELETE', `/api/vehicles/${gone.id}`);
    expect(await askFor(gone.id)).toEqual({ vehicle: null });
    expect(await askFor(2_000_000_000)).toEqual({ vehicle: null });
    expect((await inventory.get(`/api/vehicles/${gone.id}`)).status).toBe(404);
  });
});
