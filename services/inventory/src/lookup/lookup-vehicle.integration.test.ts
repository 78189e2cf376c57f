import { type Problem, type Vehicle, type VehicleLookup, vehicleLookupSchema } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { FakeServer, serverUrl } from '@forecourt/testing';
import { DVLA_VEHICLE, DVSA_VEHICLE, dvlaAt, dvlaError, dvsa, dvsaAt, dvsaError } from '../testing/fake-registers.ts';
import { InventoryProcess, staff } from '../testing/inventory-process.ts';

let database: ThrowAwayDatabase;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
});
afterAll(() => database?.drop());

const asStaff = () => ({ authorization: `Bearer ${staff.sign()}` });
const look = <Body = VehicleLookup>(inventory: InventoryProcess, registration: string) =>
  inventory.get<Body>(`/api/vehicle-lookup?registration=${encodeURIComponent(registration)}`, asStaff());

describe('with sample data', () => {
  let inventory: InventoryProcess;
  beforeAll(async () => {
    inventory = await InventoryProcess.start(database.url);
  });
  afterAll(() => inventory?.stop());

  it('finds DVLA’s test registration however it is typed, and says where each field came from', async () => {
    for (const typed of ['AA19AAA', ' aa19 aaa ']) {
      const { status, headers, body } = await look(inventory, typed);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(vehicleLookupSchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        registration: 'AA19 AAA',
        make: 'Ford',
        year: 2019,
        colour: 'Red',
        fuelType: 'Petrol',
        engineSize: 2,
        mileage: 48_210,
        taxStatus: 'Taxed',
        motDueDate: null,
        missing: [],
      });
      expect(body.sources).toMatchObject({ make: 'register', mileage: 'register' });
      expect(body.sources).not.toHaveProperty('motDueDate');
    }
  });

  it('names a registration that it does not know', async () => {
    const { status, body } = await look<Problem>(inventory, 'er19nfd');
    expect([status, body.code]).toEqual([404, 'INVENTORY.REGISTRATION_NOT_FOUND']);
    expect(body.detail).toContain('ER19 NFD');
  });

  it.each(['', '   ', 'VAN', 'AB12 CDEF', 'AB12-CD', '%00A1'])('refuses %p, which is on no UK plate', async (registration) => {
    const { status, body } = await look<Problem>(inventory, registration);
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'registration', message: 'Enter a UK registration, for example AB12 CDE' }],
    ]);
  });

  it('refuses a query without a registration or with other parameters', async () => {
    for (const query of ['', '?registration=AA19AAA&make=Ford']) {
      expect((await inventory.get(`/api/vehicle-lookup${query}`, asStaff())).status).toBe(400);
    }
  });

  it.each([
    ['no token', {}],
    ['an expired token', { authorization: `Bearer ${staff.sign({ iat: 1_700_000_000, exp: 1_700_000_060 })}` }],
  ])('is refused with %s', async (_what, headers: Record<string, string>) => {
    expect(await inventory.get('/api/vehicle-lookup?registration=AA19AAA', headers)).toMatchObject({
      status: 401,
      body: { code: 'SERVICE.UNAUTHORISED' },
    });
  });

  it('verifies nothing and describes nothing', async () => {
    const { body: found } = await look(inventory, 'AA19EEE');
    expect(found).toMatchObject({ fuelType: 'Electric', co2Emissions: 0, euroStatus: null, description: null });
    const { make, colour, fuelType } = found;
    const facts = { make, colour, fuelType, model: 'E-Transit', year: 2019, price: '12995', condition: 'used' };
    const { body: van } = await inventory.send<Vehicle>('POST', '/api/vehicles', { ...facts, registrationNumber: 'AA19 EEE' });
    expect(van.verifiedFields).toEqual([]);
  });

  it('refuses a van that is in stock already', async () => {
    const facts = {
      make: 'Ford',
      model: 'Transit',
      year: 2022,
      price: '12995',
      condition: 'used',
      registrationNumber: 'HV22 DQF',
    };
    const { body: van } = await inventory.send<Vehicle>('POST', '/api/vehicles', facts);
    expect(await look<Problem>(inventory, 'hv22 dqf')).toMatchObject({
      status: 409,
      body: { code: 'INVENTORY.REGISTRATION_TAKEN', detail: `You already have HV22 DQF: vehicle ${van.id}, Ford Transit.` },
    });
    await inventory.send('DELETE', `/api/vehicles/${van.id}`);
    expect((await look<Problem>(inventory, 'HV22 DQF')).status).toBe(404);
  });
});

describe('with DVLA and DVSA', () => {
  let dvlaServer: FakeServer;
  let dvsaServer: FakeServer;
  let inventory: InventoryProcess;
  beforeAll(async () => {
    dvlaServer = await FakeServer.start(() => ({}));
    dvsaServer = await FakeServer.start(() => ({}));
    inventory = await InventoryProcess.start(database.url, {
      ...dvlaAt(dvlaServer.url),
      ...dvsaAt(dvsaServer.url),
      LOOKUP_DEADLINE_SECONDS: '3',
    });
  });
  beforeEach(() => {
    dvlaServer.manners = () => ({ body: DVLA_VEHICLE });
    dvsaServer.manners = dvsa(() => ({ body: DVSA_VEHICLE }));
  });
  afterAll(async () => {
    await inventory?.stop();
    await dvlaServer?.stop();
    await dvsaServer?.stop();
  });

  it('merges the answers of both', async () => {
    const { body } = await look(inventory, 'AA19 AAA');
    expect(body).toMatchObject({
      make: 'Ford',
      model: 'Transit Custom 300 Limited',
      mileage: 39_102,
      bodyType: null,
      missing: [],
    });
    expect(body.sources).toEqual({
      make: 'dvla',
      year: 'dvla',
      fuelType: 'dvla',
      engineSize: 'dvla',
      colour: 'dvla',
      co2Emissions: 'dvla',
      euroStatus: 'dvla',
      vehicleCategory: 'dvla',
      taxStatus: 'dvla',
      taxDueDate: 'dvla',
      motStatus: 'dvla',
      model: 'dvsa',
      mileage: 'dvsa',
      firstRegistered: 'dvsa',
      motDueDate: 'dvsa',
    });
  });

  it('returns what one knows and names the other, which did not answer', async () => {
    dvsaServer.manners = dvsa(() => new Promise(() => undefined));
    expect((await look(inventory, 'AA19AAA')).body).toMatchObject({ make: 'Ford', model: null, missing: ['dvsa'] });
    dvlaServer.manners = () => dvlaError(503, 'Service Unavailable');
    dvsaServer.manners = dvsa(() => ({ body: DVSA_VEHICLE }));
    expect((await look(inventory, 'AA19AAA')).body).toMatchObject({ co2Emissions: null, mileage: 39_102, missing: ['dvla'] });
  });

  it('returns what one knows if the other has no such vehicle', async () => {
    dvsaServer.manners = dvsa(() => dvsaError(404, 'MOTH-NF-01'));
    expect((await look(inventory, 'AA19AAA')).body).toMatchObject({ make: 'Ford', mileage: null, missing: [] });
  });

  it('answers 404 only if neither has such a vehicle', async () => {
    dvlaServer.manners = () => dvlaError(404, 'Vehicle Not Found');
    dvsaServer.manners = dvsa(() => dvsaError(404, 'MOTH-NF-01'));
    expect(await look(inventory, 'AB12CDE')).toMatchObject({
      status: 404,
      body: { code: 'INVENTORY.REGISTRATION_NOT_FOUND' },
    });
    dvlaServer.manners = () => dvlaError(429, 'Too Many Requests');
    const { status, headers, body } = await look<Problem>(inventory, 'AB12CDE');
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'INVENTORY.LOOKUP_UNAVAILABLE', '10']);
    expect(body.detail).toContain('DVLA did not answer.');
  });

  it('answers 504 if both time out', async () => {
    dvlaServer.manners = () => new Promise(() => undefined);
    dvsaServer.manners = dvsa(() => new Promise(() => undefined));
    expect(await look(inventory, 'AB12CDE')).toMatchObject({ status: 504, body: { code: 'INVENTORY.LOOKUP_LATE' } });
  });

  it('marks only those values of a vehicle as verified that DVLA returned', async () => {
    const plain = { model: 'Transit Custom', year: 2019, price: '12995', condition: 'used' };
    const { body: unknown } = await inventory.send<Vehicle>('POST', '/api/vehicles', {
      ...plain,
      make: 'Ford',
      registrationNumber: 'HV22 QXC',
    });
    expect(unknown.verifiedFields).toEqual([]);
    await look(inventory, 'AB19XYZ');
    const { body } = await inventory.send<Vehicle>('POST', '/api/vehicles', {
      registrationNumber: 'AB19 XYZ',
      make: 'Ford',
      model: 'Transit Custom 300 Limited',
      year: 2019,
      price: '12995',
      condition: 'used',
      colour: 'Red',
      mileage: 39_102,
    });
    expect(body.verifiedFields).toEqual(['make', 'year', 'colour']);
    const change = async (facts: object) => (await inventory.send<Vehicle>('PATCH', `/api/vehicles/${body.id}`, facts)).body;
    expect((await change({ colour: 'Race Red' })).verifiedFields).toEqual(['make', 'year']);
    expect((await change({ colour: 'Red' })).verifiedFields).toEqual(['make', 'year', 'colour']);
    expect((await change({ registrationNumber: 'AB19 XYA' })).verifiedFields).toEqual([]);
    expect((await inventory.send('PATCH', `/api/vehicles/${body.id}`, { verifiedFields: ['colour'] })).status).toBe(400);
  });
});

it('does not start with incomplete DVSA settings, and names what is missing', async () => {
  const { DVSA_CLIENT_SECRET: _, ...incomplete } = dvsaAt('http://127.0.0.1:9');
  await expect(InventoryProcess.start(database.url, incomplete)).rejects.toThrow('ended before it was ready');
});
