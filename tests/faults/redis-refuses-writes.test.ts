import { createClient } from 'redis';
import { address, callAs, recovered, signIn } from './support/system.ts';

/** As when its disk is full: Redis answers, and takes no writes while it misses a replica. */
async function takeWrites(taken: boolean): Promise<void> {
  const redis = createClient({ url: address('REDIS') });
  await redis.connect();
  await redis.configSet('min-replicas-to-write', taken ? '0' : '1');
  redis.destroy();
}

const enquiry = {
  customerName: 'Ada Plumber',
  email: 'ada@example.com',
  phone: '07700 900123',
  message: 'Is the white Transit still there?',
  source: 'chatbot',
};

beforeAll(async () => {
  await recovered();
});

afterEach(() => takeWrites(true));

it('while Redis takes no writes enquiries are stored, and signing in asks for patience', async () => {
  await takeWrites(false);
  expect((await callAs('', '/api/inquiries', 'POST', enquiry)).status).toBe(201);
  const refused = await callAs('', '/api/admin/login', 'POST', { password: process.env['ADMIN_PASSWORD'] });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('Please try again') });
});

it('logging out is not confirmed before it is certain', async () => {
  const token = await signIn();
  const status = async () => (await callAs(token, '/api/inquiries', 'GET')).status;
  await takeWrites(false);
  expect((await callAs(token, '/api/admin/logout', 'POST')).status).toBe(503);
  expect(await status()).toBe(200);
  await takeWrites(true);
  expect((await callAs(token, '/api/admin/logout', 'POST')).status).toBe(200);
  expect(await status()).toBe(401);
});
