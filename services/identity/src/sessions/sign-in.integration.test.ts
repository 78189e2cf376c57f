import { randomInt } from 'node:crypto';
import type { Problem } from '@forecourt/contracts';
import { REVOCATIONS_KNOWN_KEY } from '@forecourt/service-kit';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, ServerGate, serverUrl } from '@forecourt/testing';
import { createClient } from 'redis';
import { IdentityProcess, keys, PASSWORD, redisUrl } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
let identity: IdentityProcess;
const redis = createClient({ url: redisUrl });

beforeAll(async () => {
  await redis.connect();
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  identity = await IdentityProcess.start(database.url);
});
afterAll(async () => {
  await identity.stop();
  await database.drop();
  await redis.close();
});

/** A network that no other test has guessed from. */
const newNetwork = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
const signIn = async (network = newNetwork()): Promise<string> => (await identity.signIn(PASSWORD, network)).body.token;
const isSignedIn = async (token: string) => (await identity.status(token)).body.authenticated;

it('signs the owner in with the password of the settings, for eight hours', async () => {
  const { status, body, headers } = await identity.signIn(PASSWORD, newNetwork());
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, token: expect.any(String), message: 'Admin login successful' });
  expect(headers.get('cache-control')).toBe('no-store');
  const claims = JSON.parse(Buffer.from(body.token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.exp - claims.iat).toBe(8 * 60 * 60);
  expect(claims.role).toBe('owner');
  expect(await isSignedIn(body.token)).toBe(true);
});

it.each([
  ['a wrong password', { password: 'not the password' }, 401, 'Incorrect password'],
  ['an empty password', { password: '' }, 400, 'Enter your password'],
  ['no password', {}, 400, 'Enter the password'],
  ['a password that is no text', { password: { $ne: '' } }, 400, 'Password must be text'],
  ['a field that is not asked for', { password: PASSWORD, admin: true }, 400, 'This is not a field that can be sent here'],
])('refuses %s', async (_name, body, status, said) => {
  const answer = await fetch(`${identity.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newNetwork() },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(((await answer.json()) as Problem).detail).toContain(said);
});

it('reports a valid token as signed in, and a missing, forged or expired one as not', async () => {
  const now = Math.floor(Date.now() / 1_000);
  expect((await identity.get('/api/admin/status')).body).toEqual({ authenticated: false, asksEmail: false });
  expect(await isSignedIn('nonsense')).toBe(false);
  expect(await isSignedIn(keys.sign({ iat: now - 120, exp: now - 60 }))).toBe(false);
  expect(await isSignedIn(keys.sign({ aud: 'visitors' }))).toBe(false);
});

it('refuses a token after signing out, and signing out again succeeds', async () => {
  const [token, other] = [await signIn(), await signIn()];
  for (const _time of [1, 2]) expect((await identity.post('/api/admin/logout', token)).body).toEqual({ success: true });
  expect(await isSignedIn(token)).toBe(false);
  expect(await isSignedIn(other)).toBe(true);
});

it('signs out an operator, whose token it did not issue', async () => {
  const token = keys.sign({ sub: 'operator' });
  await identity.post('/api/admin/logout', token);
  expect(await isSignedIn(token)).toBe(false);
});

it('makes a network, but no other, wait after five wrong passwords, longer each time', async () => {
  const network = newNetwork();
  const guesses = await Promise.all(Array.from({ length: 12 }, () => identity.signIn('a guess', network)));
  const refused = guesses.filter(({ status }) => status === 429);
  // Five, and the one that starts the first wait.
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(6);
  expect(refused).toHaveLength(6);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await identity.signIn(PASSWORD, network)).status).toBe(429);
  expect((await identity.signIn(PASSWORD, newNetwork())).status).toBe(200);
  await eventually(async () => expect((await identity.signIn(PASSWORD, network)).status).toBe(200), 10_000);
  expect((await identity.signIn('a guess', network)).status).toBe(401);
});

it('lets a known device in even while somebody guesses from its network', async () => {
  const network = newNetwork();
  const { headers } = await identity.signIn(PASSWORD, network);
  const setCookie = headers.get('set-cookie') ?? '';
  expect(setCookie).toMatch(/; Path=\/api\/admin\/login; Max-Age=31536000; HttpOnly; Secure; SameSite=Strict$/);
  const [cookie = ''] = setCookie.split(';');
  await Promise.all(Array.from({ length: 7 }, () => identity.signIn('a guess', network)));
  // The first wait may be over before a slow machine has checked all seven, so this needs a longer one.
  await redis.set(`sign-in:wait:${network}`, '1', { EX: 60 });
  expect((await identity.signIn(PASSWORD, network)).status).toBe(429);
  expect((await identity.signIn(PASSWORD, network, `other=1; ${cookie}`)).status).toBe(200);
  for (const forged of [`${cookie.slice(0, -4)}AAAA`, `forecourt_device=${keys.sign()}`, 'forecourt_device=nonsense'])
    expect((await identity.signIn(PASSWORD, network, forged)).status).toBe(429);
  // The cookie grants no access: it is refused as a staff token, and its own guesses are counted.
  expect(await isSignedIn(cookie.split('=')[1] ?? '')).toBe(false);
  const guesses = await Promise.all(Array.from({ length: 7 }, () => identity.signIn('a guess', newNetwork(), cookie)));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('writes all revocations to Redis again when Redis has lost them', async () => {
  const [out, still] = [await signIn(), await signIn()];
  await identity.post('/api/admin/logout', out);
  await redis.flushDb();
  expect((await identity.status(still)).status).toBe(503);
  await eventually(async () => expect((await identity.status(still)).status).toBe(200));
  expect(await redis.exists(REVOCATIONS_KNOWN_KEY)).toBe(1);
  expect(await isSignedIn(still)).toBe(true);
  expect(await isSignedIn(out)).toBe(false);
});

it('refuses sign-in and sign-out while Redis is unavailable, and keeps revoked sessions revoked afterwards', async () => {
  const gate = await ServerGate.to(redisUrl);
  const other = await IdentityProcess.start(database.url, { REDIS_URL: gate.url });
  try {
    const [out, still] = [await signIn(), await signIn()];
    await other.post('/api/admin/logout', out);
    await gate.shut();
    await eventually(async () => expect((await other.status(still)).status).toBe(503));
    for (const { status, headers } of [
      await other.signIn(PASSWORD, newNetwork()),
      await other.post('/api/admin/logout', still),
    ]) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('5');
    }
    await gate.open();
    await eventually(async () => expect((await other.status(still)).body).toEqual({ authenticated: true, role: 'owner' }));
    expect((await other.status(out)).body).toEqual({ authenticated: false, asksEmail: false });
    expect((await other.signIn(PASSWORD, newNetwork())).status).toBe(200);
  } finally {
    await other.stop();
    await gate.shut();
  }
});

it('accepts a password in either Unicode form', async () => {
  const operator = keys.sign({ sub: 'operator' });
  const set = (newPassword: string) => identity.post('/api/admin/password', operator, { newPassword });
  await set('caf\u00e9 au lait');
  expect((await identity.signIn('cafe\u0301 au lait', newNetwork())).status).toBe(200);
  await set(PASSWORD);
});

describe('changing the password', () => {
  const NEW = 'another lamp for the yard';
  const newSession = async () => (await identity.signIn(NEW, newNetwork())).body.token;
  const change = (token: string, body: object) => identity.post('/api/admin/password', token, body);

  it('needs the current one, ends the other sessions, and survives a restart', async () => {
    const tokens = [await signIn(), await signIn()];
    expect((await change(tokens[0] ?? '', { currentPassword: 'a guess', newPassword: NEW })).status).toBe(400);
    expect((await change(tokens[0] ?? '', { currentPassword: PASSWORD, newPassword: 'short' })).status).toBe(400);
    expect((await change(tokens[0] ?? '', { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204);
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([true, false]);
    await identity.stop();
    identity = await IdentityProcess.start(database.url);
    expect((await identity.signIn(PASSWORD, newNetwork())).status).toBe(401);
    expect((await identity.signIn(NEW, newNetwork())).status).toBe(200);
  });

  it('makes a session that guesses the current one wait, but no other', async () => {
    const [stolen, own] = [await newSession(), await newSession()];
    const guess = (token: string) => change(token, { currentPassword: 'a guess', newPassword: NEW });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(stolen)));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(6);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await change(stolen, { currentPassword: NEW, newPassword: PASSWORD })).status).toBe(429);
    expect((await change(own, { currentPassword: NEW, newPassword: NEW })).status).toBe(204);
  });

  it('succeeds for only one of two concurrent requests', async () => {
    const sessions = [await newSession(), await newSession()];
    const changes = await Promise.all(
      sessions.map((token, number) => change(token, { currentPassword: NEW, newPassword: `set by number ${number}` })),
    );
    expect(changes.filter(({ status }) => status === 204)).toHaveLength(1);
    await change(keys.sign({ sub: 'operator' }), { newPassword: NEW });
  });

  it('does not need the current one for an operator', async () => {
    expect((await change(keys.sign({ sub: 'operator' }), { newPassword: 'set by the operator' })).status).toBe(204);
    expect((await identity.signIn('set by the operator', newNetwork())).status).toBe(200);
  });

  it('is refused without a token', async () => {
    expect((await change('nonsense', { newPassword: NEW })).status).toBe(401);
  });

  it('by the setting takes effect at the next start, and signs everyone out', async () => {
    const token = (await identity.signIn('set by the operator', newNetwork())).body.token;
    await identity.stop();
    identity = await IdentityProcess.start(database.url, { ADMIN_PASSWORD: 'set by the setting' });
    expect((await identity.signIn('set by the setting', newNetwork())).status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
  });
});
