import { randomUUID } from 'node:crypto';
import { type Problem, type Vehicle, vehicleSchema, vehicleUpdatedV1 } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';
import { PublishedEvents } from '../testing/published-events.ts';
import { snapshotOf } from '../testing/snapshot-of.ts';

const crafter = {
  make: 'Volkswagen',
  model: 'Crafter',
  year: 2023,
  price: '28995',
  condition: 'used',
  fuelType: 'Diesel',
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

const correlated = () => {
  const correlationId = randomUUID();
  return { correlationId, headers: { 'x-correlation-id': correlationId } };
};
const add = async (facts: object = {}): Promise<Vehicle> =>
  (await inventory.send<Vehicle>('POST', '/api/vehicles', { ...crafter, ...facts })).body;
const stock = async (): Promise<Vehicle[]> => (await inventory.get<Vehicle[]>('/api/vehicles')).body;

describe('POST /api/vehicles', () => {
  it('stores a van, answers with its location, publishes it and shows it', async () => {
    const { correlationId, headers } = correlated();
    const body = {
      ...crafter,
      images: ['/objects/a.jpg', '/objects/b.jpg'],
      seatingCapacity: 3,
      maxGrossWeight: 3500,
      firstRegistered: '2023-07-01',
    };
    const answer = await inventory.send<Vehicle>('POST', '/api/vehicles', body, headers);
    const van = answer.body;
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/vehicles/${van.id}`);
    expect(vehicleSchema.parse(van)).toEqual(van);
    expect(van).toMatchObject({
      price: '28995.00',
      seats: 3,
      grossWeight: 3500,
      imageUrl: '/objects/a.jpg',
      imageGallery: ['/objects/b.jpg'],
      version: 1,
    });
    expect((await inventory.get(`/api/vehicles/${van.id}`)).body).toEqual(van);
    expect(await stock()).toContainEqual(van);
    expect(await events.first(correlationId)).toMatchObject({
      type: 'inventory.vehicle.added.v1',
      entityId: String(van.id),
      entityVersion: 1,
      causationId: null,
      data: { vehicle: snapshotOf(van) },
    });
  });

  it.each([
    ['nothing', {}, ['make', 'model', 'year', 'price', 'condition']],
    ['an unknown field', { ...crafter, wheels: 4 }, ['wheels']],
    ['an unknown specification', { ...crafter, specifications: { wheels: 4 } }, ['specifications.wheels']],
    ['a price with a sign', { ...crafter, price: '£1' }, ['price']],
    ['a price as a number', { ...crafter, price: 28995 }, ['price']],
    ['a year out of bounds', { ...crafter, year: 1989 }, ['year']],
    ['an id', { ...crafter, id: 1 }, ['id']],
    ['two numbers of seats', { ...crafter, seats: 2, seatingCapacity: 3 }, ['seatingCapacity']],
    ['what PostgreSQL cannot store', { ...crafter, description: 'a\u0000b', colour: '\ud800' }, ['description', 'colour']],
    ['a day that is none', { ...crafter, firstRegistered: '2023-02-30' }, ['firstRegistered']],
    ['what is no registration', { ...crafter, registrationNumber: 'AA19 AAA!!!' }, ['registrationNumber']],
    ['a payload above the gross weight', { ...crafter, payload: 3_600, grossWeight: 3_500 }, ['payload']],
    ['an eleventh-hour list', { ...crafter, images: Array.from({ length: 21 }, () => '/objects/a.jpg') }, ['images']],
  ])('refuses %s and stores nothing', async (_what, body, paths) => {
    const before = await stock();
    const { status, body: problem } = await inventory.send<Problem>('POST', '/api/vehicles', body);
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    expect(await stock()).toEqual(before);
  });

  it('refuses a payload above the gross weight, whichever of the two is sent', async () => {
    const { id } = await add({ grossWeight: 3_500, payload: 1_200 });
    for (const [body, path, weight] of [
      [{ payload: 3_600 }, 'payload', '3,500'],
      [{ grossWeight: 1_100 }, 'grossWeight', '1,100'],
      [{ payload: 4_000, maxGrossWeight: 3_900 }, 'payload', '3,900'],
    ] as const) {
      const { status, body: problem } = await inventory.send<Problem>('PATCH', `/api/vehicles/${id}`, body);
      expect(status).toBe(400);
      expect(problem.errors).toEqual([{ path, message: `The payload can't be more than the gross weight, ${weight} kg` }]);
    }
    expect((await inventory.get<Vehicle>(`/api/vehicles/${id}`)).body).toMatchObject({ grossWeight: 3_500, payload: 1_200 });
    await inventory.send('DELETE', `/api/vehicles/${id}`);
  });

  it('stores text verbatim, including markup', async () => {
    const description = '<script>alert("x")</script> & \'quotes\' — ça va 🚐\nnext line';
    expect((await add({ description })).description).toBe(description);
  });

  it.each([
    ['ab12cde', 'AB12 CDE'],
    ['  ab12   cde ', 'AB12 CDE'],
    ['abz1234', 'ABZ 1234'],
    ['', null],
  ])('stores the registration %p as %p, whether a van comes with it or gets it later', async (sent, stored) => {
    const { correlationId, headers } = correlated();
    const { body: van } = await inventory.send<Vehicle>(
      'POST',
      '/api/vehicles',
      { ...crafter, registrationNumber: sent },
      headers,
    );
    expect(van.registrationNumber).toBe(stored);
    expect(await events.first(correlationId)).toMatchObject({ data: { vehicle: { registrationNumber: stored } } });
    await inventory.send('DELETE', `/api/vehicles/${van.id}`);
    const { id } = await add({ registrationNumber: 'HV24 QAN' });
    await inventory.send('PATCH', `/api/vehicles/${id}`, { registrationNumber: sent });
    expect((await inventory.get<Vehicle>(`/api/vehicles/${id}`)).body.registrationNumber).toBe(stored);
    await inventory.send('DELETE', `/api/vehicles/${id}`);
  });

  describe('with the registration of a van in stock', () => {
    const taken = (id: number) => ({
      status: 409,
      body: {
        code: 'INVENTORY.REGISTRATION_TAKEN',
        detail: `You already have HV22 DQF: vehicle ${id}, Volkswagen Crafter.`,
        errors: [{ path: 'registrationNumber', message: 'You already have HV22 DQF' }],
      },
    });
    let van: Vehicle;
    beforeEach(async () => {
      van = await add({ registrationNumber: 'HV22 DQF' });
    });
    afterEach(() => inventory.send('DELETE', `/api/vehicles/${van.id}`));

    it('is refused however it is typed, while a repeated call gets its first answer', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = { ...crafter, registrationNumber: 'hv22 dqf' };
      expect(await inventory.send('POST', '/api/vehicles', body, headers)).toMatchObject(taken(van.id));
      expect(await inventory.send('POST', '/api/vehicles', body, headers)).toMatchObject(taken(van.id));
      const other = await add();
      const change = { registrationNumber: 'HV22DQF' };
      expect(await inventory.send('PATCH', `/api/vehicles/${other.id}`, change)).toMatchObject(taken(van.id));
      expect(await inventory.send('PATCH', `/api/vehicles/${van.id}`, { ...change, colour: 'Red' })).toMatchObject({
        status: 200,
      });
    });

    it('is refused for a van that would be restored', async () => {
      await inventory.send('DELETE', `/api/vehicles/${van.id}`);
      const next = await add({ registrationNumber: 'HV22 DQF' });
      expect(await inventory.send('POST', `/api/vehicles/${van.id}/restore`)).toMatchObject(taken(next.id));
      await inventory.send('DELETE', `/api/vehicles/${next.id}`);
    });

    it('is accepted for only one of several vans added concurrently', async () => {
      await inventory.send('DELETE', `/api/vehicles/${van.id}`);
      const body = { ...crafter, registrationNumber: 'HV22 DQF' };
      const answers = await Promise.all([1, 2, 3, 4].map(() => inventory.send<Vehicle>('POST', '/api/vehicles', body)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
      van = answers.find(({ status }) => status === 201)?.body ?? van;
    });
  });

  it('does not apply to vans without one', async () => {
    expect((await add({ registrationNumber: null })).id).not.toBe((await add({ registrationNumber: '' })).id);
  });

  it('adds one van per Idempotency-Key, in sequence or concurrently', async () => {
    const before = (await stock()).length;
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => inventory.send<Vehicle>('POST', '/api/vehicles', crafter, headers);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const { status, headers: answered, body } of answers) {
      expect(status).toBe(201);
      expect(body).toEqual(answers[0]?.body);
      expect(answered.get('location')).toBe(`/api/vehicles/${body.id}`);
    }
    expect(await stock()).toHaveLength(before + 1);
  });
});

describe('PATCH /api/vehicles/{id}', () => {
  it('stores and publishes the change with the next version, and shows it at once', async () => {
    const van = await add();
    const { correlationId, headers } = correlated();
    const answer = await inventory.send<Vehicle>('PATCH', `/api/vehicles/${van.id}`, { price: '27500.5', seats: 3 }, headers);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...van,
      price: '27500.50',
      seats: 3,
      seatingCapacity: 3,
      version: 2,
      updatedAt: answer.body.updatedAt,
    });
    expect((await inventory.get(`/api/vehicles/${van.id}`)).body).toEqual(answer.body);
    expect((await inventory.get(`/api/vehicles?priceMin=27500&priceMax=27501`)).body).toEqual([answer.body]);

    const event = vehicleUpdatedV1.schema.parse(await events.first(correlationId));
    expect(event).toMatchObject({ entityId: String(van.id), entityVersion: 2, causationId: null });
    expect(event.data.vehicle).toEqual(snapshotOf(answer.body));
  });

  it('stores and publishes nothing if nothing changes', async () => {
    const van = await add({ seats: 3, images: ['/objects/a.jpg'] });
    const first = correlated();
    const body = { price: '28995', seatingCapacity: 3, images: ['/objects/a.jpg'], make: ' Volkswagen ', version: 1 };
    expect((await inventory.send('PATCH', `/api/vehicles/${van.id}`, body, first.headers)).body).toEqual(van);
    const second = correlated();
    await inventory.send('PATCH', `/api/vehicles/${van.id}`, { colour: 'Red' }, second.headers);
    await events.first(second.correlationId);
    expect(events.heard(first.correlationId)).toEqual([]);
  });

  it('refuses an outdated version and names the current one', async () => {
    const van = await add();
    await inventory.send('PATCH', `/api/vehicles/${van.id}`, { colour: 'Red', version: 1 });
    const { status, body } = await inventory.send<Problem>('PATCH', `/api/vehicles/${van.id}`, { colour: 'Blue', version: 1 });
    expect([status, body.code]).toEqual([409, 'INVENTORY.VERSION_CONFLICT']);
    expect(body.detail).toContain('Somebody has changed vehicle');
    expect((await inventory.get<Vehicle>(`/api/vehicles/${van.id}`)).body.colour).toBe('Red');
  });

  it('accepts only one of many concurrent changes to the same version', async () => {
    const van = await add();
    const colours = ['Red', 'Blue', 'Green', 'White', 'Black'];
    const answers = await Promise.all(
      colours.map((colour) => inventory.send<Vehicle>('PATCH', `/api/vehicles/${van.id}`, { colour, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it('refuses unknown fields and ids, and changes nothing', async () => {
    const van = await add();
    expect((await inventory.send('PATCH', `/api/vehicles/${van.id}`, { price: '1', nonsense: true })).status).toBe(400);
    expect((await inventory.send('PATCH', `/api/vehicles/${van.id}`, { createdAt: van.createdAt })).status).toBe(400);
    expect((await inventory.send('PATCH', '/api/vehicles/abc', {})).status).toBe(400);
    expect((await inventory.send('PATCH', '/api/vehicles/2147483648', {})).status).toBe(404);
    expect((await inventory.get(`/api/vehicles/${van.id}`)).body).toEqual(van);
  });
});

describe('DELETE /api/vehicles/{id}', () => {
  it('hides the van everywhere and keeps its row', async () => {
    const van = await add({ make: 'Only One', images: ['/objects/a.jpg'] });
    const { correlationId, headers } = correlated();
    expect((await inventory.send('DELETE', `/api/vehicles/${van.id}`, undefined, headers)).status).toBe(204);
    expect((await inventory.get(`/api/vehicles/${van.id}`)).status).toBe(404);
    expect((await inventory.get('/api/vehicles?make=Only+One')).body).toEqual([]);
    expect((await inventory.get<{ byMake: object }>('/api/vehicles/stats')).body.byMake).not.toHaveProperty('Only One');
    expect((await inventory.get<Vehicle | null>('/api/vehicles/featured')).body?.id).not.toBe(van.id);
    expect((await inventory.send('PATCH', `/api/vehicles/${van.id}`, { colour: 'Red' })).status).toBe(404);
    expect((await inventory.send('DELETE', `/api/vehicles/${van.id}`)).status).toBe(404);
    expect(await events.first(correlationId)).toMatchObject({
      type: 'inventory.vehicle.removed.v1',
      entityVersion: 2,
      data: { vehicleId: van.id },
    });
  });
});

describe('writing', () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  it.each([
    ['no token', ''],
    ['no bearer token', `Basic ${staff.sign()}`],
    ['a forged signature', `Bearer ${staff.sign().replace(/\.[^.]+$/, `.${'A'.repeat(86)}`)}`],
    ['an expired token', `Bearer ${staff.sign({ iat: hourAgo - 60, exp: hourAgo })}`],
    ['a token for others', `Bearer ${staff.sign({ aud: 'visitors' })}`],
    ['a token without an id', `Bearer ${staff.sign({ jti: undefined })}`],
  ])('is refused with %s', async (_what, authorization) => {
    const van = await add();
    const before = await stock();
    for (const [method, path] of [
      ['POST', '/api/vehicles'],
      ['PATCH', `/api/vehicles/${van.id}`],
      ['DELETE', `/api/vehicles/${van.id}`],
      ['POST', `/api/vehicles/${van.id}/restore`],
    ] as const) {
      expect(await inventory.send(method, path, method === 'DELETE' ? undefined : crafter, { authorization })).toMatchObject({
        status: 401,
        body: { code: 'SERVICE.UNAUTHORISED' },
      });
    }
    expect(await stock()).toEqual(before);
  });
});
