import { type FakeHandler, type FakeReply, FakeServer } from '@forecourt/testing';
import { DVSA_VEHICLE, dvsa, dvsaError } from '../testing/fake-registers.ts';
import { DvsaSource } from './dvsa-source.ts';

const TOKEN_PATH = '/tenant/oauth2/v2.0/token';
const VEHICLE_PATH = '/v1/trade/vehicles/registration/AA19AAA';

let server: FakeServer;
let source: DvsaSource;

beforeEach(async () => {
  server = await FakeServer.start(dvsa(() => ({ body: DVSA_VEHICLE })));
  source = new DvsaSource({
    url: server.url,
    apiKey: 'dvsa-key',
    tokenUrl: server.url + TOKEN_PATH,
    clientId: 'client',
    clientSecret: 'a secret & more',
    scope: 'https://tapi.dvsa.gov.uk/.default',
    deadlineMs: 1_500,
  });
});

afterEach(() => server.stop());

const asked = (path: string) => server.requests.filter(({ url }) => url === path);
/** A fake DVSA that issues numbered tokens, each valid for so many seconds. */
const numberedTokens = (expires_in: number, answer: (token: string) => FakeReply): FakeHandler => {
  let number = 0;
  return ({ url, headers }) => {
    if (url !== TOKEN_PATH) return answer(headers.authorization ?? '');
    number += 1;
    return { body: { token_type: 'Bearer', expires_in, access_token: `token-${number}` } };
  };
};

it('signs in and sends the request that DVSA documents', async () => {
  await source.find('AA19AAA');
  const [signIn, question] = server.requests;
  expect(signIn).toMatchObject({ method: 'POST', url: TOKEN_PATH });
  expect(signIn?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(signIn?.body))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'client',
    client_secret: 'a secret & more',
    scope: 'https://tapi.dvsa.gov.uk/.default',
  });
  expect(question).toMatchObject({ method: 'GET', url: VEHICLE_PATH });
  expect(question?.headers).toMatchObject({ authorization: 'Bearer token-1', 'x-api-key': 'dvsa-key' });
});

it('returns the model, the last mileage and the last expiry', async () => {
  expect(await source.find('AA19AAA')).toEqual({
    make: 'Ford',
    model: 'Transit Custom 300 Limited',
    year: 2019,
    fuelType: 'Petrol',
    engineSize: 2,
    colour: 'Red',
    firstRegistered: '2019-03-12',
    mileage: 39_102,
    motDueDate: '2027-03-11',
  });
});

it('accepts a new vehicle without a test yet', async () => {
  const { motTests: _, manufactureDate: __, ...fresh } = DVSA_VEHICLE;
  server.manners = dvsa(() => ({ body: { ...fresh, manufactureYear: '2026', motTestDueDate: '2029-02-28' } }));
  const facts = await source.find('AA19AAA');
  expect(facts).toMatchObject({ year: 2026, motDueDate: '2029-02-28' });
  expect(facts).not.toHaveProperty('mileage');
});

it('uses the last odometer reading, in miles, and ignores the expiry of failed tests', async () => {
  const [first, last] = DVSA_VEHICLE.motTests;
  const motTests = [
    { ...first, odometerValue: '100000', odometerUnit: 'KM' },
    {
      ...last,
      testResult: 'FAILED',
      expiryDate: null,
      odometerValue: null,
      odometerUnit: null,
      odometerResultType: 'UNREADABLE',
    },
  ];
  server.manners = dvsa(() => ({ body: { ...DVSA_VEHICLE, motTests } }));
  expect(await source.find('AA19AAA')).toMatchObject({ mileage: 62_137, motDueDate: '2026-03-11' });
});

describe('the token', () => {
  it('is fetched once for many lookups, even concurrent ones', async () => {
    await Promise.all([source.find('AA19AAA'), source.find('AA19AAA'), source.find('AA19AAA')]);
    await source.find('AA19AAA');
    expect(asked(TOKEN_PATH)).toHaveLength(1);
    expect(asked(VEHICLE_PATH)).toHaveLength(4);
  });

  it.each([401, 403])('is fetched again, once, when DVSA answers %i', async (status) => {
    server.manners = numberedTokens(3_599, (token) =>
      token === 'Bearer token-1' ? dvsaError(status, 'MOTH-FB-02') : { body: DVSA_VEHICLE },
    );
    expect(await source.find('AA19AAA')).toMatchObject({ make: 'Ford' });
    await source.find('AA19AAA');
    expect(asked(TOKEN_PATH)).toHaveLength(2);

    server.manners = numberedTokens(3_599, () => dvsaError(status, 'MOTH-FB-01'));
    await expect(source.find('AA19AAA')).rejects.toMatchObject({ service: 'DVSA', reason: 'refused' });
    expect(asked(TOKEN_PATH)).toHaveLength(3);
  });

  it('is replaced before it expires', async () => {
    // Replaced a minute early, so this one is used for one second.
    server.manners = numberedTokens(61, () => ({ body: DVSA_VEHICLE }));
    await source.find('AA19AAA');
    const began = Date.now();
    while (asked(TOKEN_PATH).length === 1) {
      expect(Date.now() - began).toBeLessThan(5_000);
      await source.find('AA19AAA');
    }
    expect(Date.now() - began).toBeGreaterThan(500);
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer token-2');
  });

  it.each<[string, FakeHandler, string]>([
    ['refuses the secret', () => ({ status: 401, body: { error: 'invalid_client' } }), 'refused'],
    ['is down', () => ({ status: 502 }), 'failed'],
    ['hangs', () => new Promise(() => undefined), 'late'],
    ['sends no token', () => ({ body: { token_type: 'Bearer' } }), 'unreadable'],
  ])('is missing when the sign-in %s, and asked for again next time', async (_, manners, reason) => {
    server.manners = manners;
    await expect(source.find('AA19AAA')).rejects.toMatchObject({ service: 'DVSA sign-in', reason });
    server.manners = dvsa(() => ({ body: DVSA_VEHICLE }));
    expect(await source.find('AA19AAA')).toMatchObject({ make: 'Ford' });
  });
});

it.each([
  [404, 'MOTH-NF-01'],
  [400, 'MOTH-IV-02'],
])('finds nothing where DVSA answers %i %s', async (status, code) => {
  server.manners = dvsa(() => dvsaError(status, code));
  expect(await source.find('AA19AAA')).toBeNull();
});

it.each<[string, FakeReply | Promise<never>, string]>([
  ['is asked too often', dvsaError(429, 'MOTH-RL-01'), 'refused'],
  ['has an error', dvsaError(500, 'MOTH-UN-01'), 'failed'],
  ['hangs', new Promise<never>(() => undefined), 'late'],
  ['sends half an answer', { body: '{"make":"FO' }, 'unreadable'],
  ['sends another form', { body: { motTests: 'none' } }, 'unreadable'],
])('says so when DVSA %s', async (_, reply, reason) => {
  server.manners = dvsa(() => reply);
  await expect(source.find('AA19AAA')).rejects.toMatchObject({ service: 'DVSA', reason });
});
