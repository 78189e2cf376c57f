import type { Vehicle } from '@forecourt/contracts';
import { killIfListening, killListener } from './support/processes.ts';
import { publishedEvents } from './support/published.ts';
import { address, callAs, eventually, recovered, signIn, staffCall, stock } from './support/system.ts';

const page = async (path: string): Promise<string> => (await fetch(`${address('BASE')}${path}`)).text();

const stored = async (id: number): Promise<Vehicle> => (await fetch(`${address('BASE')}/api/vehicles/${id}`)).json();

/** Longer than a service's heartbeat is valid, which it cannot send without PostgreSQL. */
const DEAD_MS = 3_000;

let van: Vehicle;

beforeAll(async () => {
  await recovered();
  van = (await stock()).find((vehicle) => !vehicle.isSold && vehicle.stockStatus === 'In Stock') as Vehicle;
});

afterEach(async () => recovered());

afterAll(async () => {
  await staffCall(`/api/vehicles/${van.id}`, 'PATCH', { price: van.price });
});

it('an edit made while NATS is dead is stored, is on the page at once, and is published once NATS is back', async () => {
  await killListener(address('NATS'));
  const edited = await staffCall(`/api/vehicles/${van.id}`, 'PATCH', { price: '17171.00' });
  expect(edited.status).toBe(200);
  const { version }: Vehicle = await edited.json();
  expect(await page(`/vehicle/${van.id}`)).toContain('£17,171');
  await eventually('the edit is in the stream', async () =>
    (await publishedEvents()).some(({ entityId, entityVersion }) => entityId === String(van.id) && entityVersion === version),
  );
});

it('after NATS was killed again and again, every version of a van is in the stream exactly once', async () => {
  const versions: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const price of ['18000.00', '18100.00', '18200.00']) {
      const response = await staffCall(`/api/vehicles/${van.id}`, 'PATCH', { price: `${Number(price) + round}.00` });
      expect(response.status).toBe(200);
      versions.push(((await response.json()) as Vehicle).version);
      if (price === '18100.00') await killListener(address('NATS'));
    }
  }
  await eventually('the last edit is in the stream', async () =>
    (await publishedEvents()).some(
      ({ entityId, entityVersion }) => entityId === String(van.id) && entityVersion === versions.at(-1),
    ),
  );
  const published = (await publishedEvents())
    .filter(({ entityId }) => entityId === String(van.id))
    .map(({ entityVersion }) => entityVersion);
  expect(published.filter((version) => versions.includes(version))).toEqual(versions);
});

it('a van added while the inventory is killed again and again is stored once, whatever its client had to repeat', async () => {
  const models = Array.from({ length: 40 }, (_, index) => `Fault ${Date.now()}-${index}`);
  const add = async (model: string): Promise<Vehicle> =>
    eventually(`${model} is accepted`, async () => {
      const body = { make: 'Ford', model, year: 2024, price: '20000.00', condition: 'used' };
      const response = await staffCall('/api/vehicles', 'POST', body, model.replaceAll(' ', '-'));
      return response.status === 201 ? ((await response.json()) as Vehicle) : null;
    });
  const kills = (async () => {
    for (let kill = 0; kill < 3; kill += 1) await killListener(address('INVENTORY'));
  })();
  const added: Vehicle[] = [];
  for (const model of models) added.push(await add(model));
  await kills;
  await recovered();
  const stored = (await stock('?make=Ford')).filter(({ model }) => models.includes(model));
  expect(stored.map(({ model }) => model).toSorted()).toEqual(models.toSorted());
  expect(stored.map(({ id }) => id).toSorted()).toEqual(added.map(({ id }) => id).toSorted());
  for (const { id } of stored) expect((await staffCall(`/api/vehicles/${id}`, 'DELETE')).status).toBe(204);
});

it('while PostgreSQL is dead visitors read the stock and staff are told to come back; afterwards writes work again', async () => {
  // It may be up again before the call, so it is killed until a call fails.
  const refused = await eventually('staff are told to come back', async () => {
    await killListener(address('DATABASE'));
    const answer = await staffCall(`/api/vehicles/${van.id}`, 'PATCH', { price: '19191.00' });
    return answer.status !== 200 && answer;
  });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  for (const began = performance.now(); performance.now() - began < DEAD_MS; ) {
    await killIfListening(address('DATABASE'));
    expect(await page('/vehicles')).toContain('Browse Our Van Collection');
    expect(await page(`/vehicle/${van.id}`)).toContain('£');
  }
  await eventually(
    'the edit is accepted',
    async () => (await staffCall(`/api/vehicles/${van.id}`, 'PATCH', { price: '19192.00' })).status === 200,
  );
  await eventually('the edit is on the page', async () => (await page(`/vehicle/${van.id}`)).includes('£19,192'));
});

it('while Redis is dead visitors notice nothing, and whoever has logged out stays out', async () => {
  const token = await signIn();
  const edit = () => callAs(token, `/api/vehicles/${van.id}`, 'PATCH', { price: '16161.00' });
  expect((await edit()).status).toBe(200);
  await callAs(token, '/api/admin/logout', 'POST');
  expect((await edit()).status).toBe(401);
  const { version } = await stored(van.id);
  for (let kill = 0; kill < 5; kill += 1) {
    await killListener(address('REDIS'));
    const refused = await edit();
    expect([401, 503]).toContain(refused.status);
    expect((await fetch(`${address('BASE')}/vehicle/${van.id}`)).status).toBe(200);
  }
  expect((await stored(van.id)).version).toBe(version);
});
