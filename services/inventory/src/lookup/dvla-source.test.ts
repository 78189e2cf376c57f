import { ExternalError, type ExternalReason } from '@forecourt/server-kit';
import { type FakeHandler, FakeServer } from '@forecourt/testing';
import { DVLA_VEHICLE, dvlaError } from '../testing/fake-registers.ts';
import { DvlaSource } from './dvla-source.ts';

let server: FakeServer;
let dvla: DvlaSource;

beforeEach(async () => {
  server = await FakeServer.start(() => ({ body: DVLA_VEHICLE }));
  dvla = new DvlaSource({ url: server.url, apiKey: 'dvla-key', deadlineMs: 1_500 });
});

afterEach(() => server.stop());

it('sends the request that DVLA documents', async () => {
  await dvla.find('AA19AAA');
  const [request] = server.requests;
  expect(request).toMatchObject({
    method: 'POST',
    url: '/vehicle-enquiry/v1/vehicles',
    body: '{"registrationNumber":"AA19AAA"}',
  });
  expect(request?.headers).toMatchObject({ 'x-api-key': 'dvla-key', 'content-type': 'application/json' });
});

it('maps the record to our values and units, and omits what DVLA does not know', async () => {
  expect(await dvla.find('AA19AAA')).toEqual({
    make: 'Ford',
    year: 2019,
    fuelType: 'Petrol',
    engineSize: 2,
    colour: 'Red',
    co2Emissions: 300,
    euroStatus: 'Euro 1',
    vehicleCategory: 'M1',
    taxStatus: 'Taxed',
    taxDueDate: '2027-11-22',
    motStatus: 'No details held by DVLA',
  });
});

it('accepts a record with nothing but the registration', async () => {
  server.manners = () => ({ body: { registrationNumber: 'AA19AAA' } });
  expect(await dvla.find('AA19AAA')).toEqual({});
});

it.each([
  ['does not know the vehicle', dvlaError(404, 'Vehicle Not Found')],
  ['could never have issued the registration', dvlaError(400, 'Bad Request')],
])('finds nothing where DVLA %s', async (_, reply) => {
  server.manners = () => reply;
  expect(await dvla.find('ER19NFD')).toBeNull();
});

it.each<[string, FakeHandler, ExternalReason]>([
  ['refuses the key', () => ({ status: 403, body: { message: 'Forbidden' } }), 'refused'],
  ['is asked too often', () => dvlaError(429, 'Too Many Requests'), 'refused'],
  ['has an error', () => dvlaError(500, 'Internal Server Error'), 'failed'],
  ['is closed for maintenance', () => dvlaError(503, 'Service Unavailable'), 'failed'],
  ['does not answer', () => new Promise(() => undefined), 'late'],
  ['breaks off', () => null, 'failed'],
  ['sends half a record', () => ({ body: '{"registrationNumber":' }), 'unreadable'],
  ['sends a page', () => ({ body: '<html>Maintenance</html>' }), 'unreadable'],
  [
    'sends a record of another form',
    () => ({ body: { registrationNumber: 'AA19AAA', yearOfManufacture: 'MMXIX' } }),
    'unreadable',
  ],
])('says so when DVLA %s', async (_, manners, reason) => {
  server.manners = manners;
  const error = await dvla.find('AA19AAA').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ExternalError);
  expect(error).toMatchObject({ service: 'DVLA', reason });
});
