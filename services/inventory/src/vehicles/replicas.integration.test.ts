import { setTimeout as delay } from 'node:timers/promises';
import { isAsRecentAs, STOCK_AS_OF_HEADER, type Vehicle } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { InventoryProcess } from '../testing/inventory-process.ts';
import { someVehicleBodies } from '../testing/vehicle-bodies.ts';

let database: ThrowAwayDatabase;
let first: InventoryProcess;
let second: InventoryProcess;
let vans: Vehicle[];

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  [first, second] = await Promise.all([InventoryProcess.start(database.url), InventoryProcess.start(database.url)]);
  for (const body of someVehicleBodies(10)) await first.send('POST', '/api/vehicles', body);
  vans = (await first.get<Vehicle[]>('/api/vehicles')).body;
});

afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await database?.drop();
});

/** Milliseconds until the condition holds. */
const until = async (condition: () => Promise<boolean>): Promise<number> => {
  const started = performance.now();
  while (!(await condition())) await delay(2);
  return performance.now() - started;
};

describe('two replicas', () => {
  it('send the same bytes under the same ETag', async () => {
    await until(async () => (await second.get<Vehicle[]>('/api/vehicles')).body.length === vans.length);
    // Compressed copies have different ETags.
    const plain = { 'accept-encoding': 'identity' };
    const answers = await Promise.all([first.get('/api/vehicles', plain), second.get('/api/vehicles', plain)]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect(answers[0].headers.get('etag')).toMatch(/^"/);
    expect(answers[0].headers.get('etag')).toBe(answers[1].headers.get('etag'));
  });

  it('answer 304 for the current ETag, and 200 after a change', async () => {
    const etag = (await first.get('/api/vehicles')).headers.get('etag') ?? '';
    expect((await first.get('/api/vehicles', { 'if-none-match': etag })).status).toBe(304);
    await first.send('PATCH', `/api/vehicles/${vans[0]?.id}`, { taxBand: etag });
    expect((await first.get('/api/vehicles', { 'if-none-match': etag })).status).toBe(200);
  });

  it("show each other's edits by event, whatever they had cached", async () => {
    const times: number[] = [];
    for (const [round, { id }] of vans.entries()) {
      const price = `${50_000 + round}.00`;
      await Promise.all([second.get('/api/vehicles'), second.get(`/api/vehicles/${id}`)]);
      await first.send('PATCH', `/api/vehicles/${id}`, { price });
      times.push(await until(async () => (await second.get<Vehicle>(`/api/vehicles/${id}`)).body.price === price));
      expect(
        (await second.get<Vehicle[]>(`/api/vehicles?priceMin=${50_000 + round}&priceMax=${50_000 + round}`)).body,
      ).toHaveLength(1);
    }
    times.sort((a, b) => a - b);
    process.stdout.write(
      `edit to readable at the other replica: median ${times[5]?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms\n`,
    );
  });

  it('say how recent an answer is, cached or not: one as recent as an event includes its change', async () => {
    const [van, other] = vans as [Vehicle, Vehicle];
    const asOf = async (replica: InventoryProcess, path: string) => (await replica.get(path)).headers.get(STOCK_AS_OF_HEADER);
    await second.get(`/api/vehicles/${other.id}`);
    const before = await asOf(first, '/api/vehicles');
    await first.send('PATCH', `/api/vehicles/${van.id}`, { mileage: 4711 });
    await until(async () => (await asOf(first, '/api/vehicles')) !== before);
    const heard = await asOf(first, '/api/vehicles');

    await until(async () => {
      const answer = await second.get<Vehicle>(`/api/vehicles/${van.id}`);
      const recent = isAsRecentAs(answer.headers.get(STOCK_AS_OF_HEADER), heard);
      if (recent) expect(answer.body.mileage).toBe(4711);
      return recent;
    });
    // A cached copy of a van that the event did not change is as recent as a new one.
    expect(isAsRecentAs(await asOf(second, `/api/vehicles/${other.id}`), heard)).toBe(true);
  });
});

describe('a replica without NATS', () => {
  it("starts and answers from the table, including other replicas' edits", async () => {
    const deaf = await InventoryProcess.start(database.url, { NATS_URL: 'nats://127.0.0.1:9' });
    try {
      for (const mileage of [1, 2, 3]) {
        await first.send('PATCH', `/api/vehicles/${vans[1]?.id}`, { mileage });
        expect((await deaf.get<Vehicle>(`/api/vehicles/${vans[1]?.id}`)).body.mileage).toBe(mileage);
      }
      const removed = (await first.send<Vehicle>('POST', '/api/vehicles', someVehicleBodies(1)[0])).body;
      expect((await deaf.get(`/api/vehicles/${removed.id}`)).status).toBe(200);
      await first.send('DELETE', `/api/vehicles/${removed.id}`);
      expect((await deaf.get(`/api/vehicles/${removed.id}`)).status).toBe(404);
    } finally {
      await deaf.stop();
    }
  });
});
