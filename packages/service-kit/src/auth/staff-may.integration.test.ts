import { createHmac, randomUUID } from 'node:crypto';
import { SESSION_SECONDS } from '@forecourt/contracts';
import { ServerGate } from '@forecourt/testing';
import { Controller, Get, Req } from '@nestjs/common';
import { REDIS, type RedisClient } from '../redis/redis-client.ts';
import { sayRevocationsAreKnown } from '../testing/known-revocations.ts';
import { createStaffTokens } from '../testing/staff-tokens.ts';
import { newName, redisUrl, staff, startTestService, type TestService } from '../testing/test-service.ts';
import { REVOCATIONS_KNOWN_KEY, revokedKey, type StaffClaims } from './staff-claims.ts';
import { StaffMay } from './staff-may.ts';

@Controller('secret')
@StaffMay('office.use')
class SecretController {
  @Get()
  read(@Req() { user }: { user: StaffClaims }): { sub: string } {
    return { sub: user.sub };
  }

  @Get('stock')
  @StaffMay('stock.write')
  write(): unknown {
    return {};
  }
}

/** A Redis database of its own, because one test takes away what every service must find there. */
const ownRedis = Object.assign(new URL(redisUrl), { pathname: '/7' }).href;
let service: TestService;
let gate: ServerGate;
beforeAll(async () => {
  await sayRevocationsAreKnown(ownRedis);
  gate = await ServerGate.to(ownRedis);
  service = await startTestService({ name: newName(), controllers: [SecretController], environment: { REDIS_URL: gate.url } });
});
afterAll(async () => {
  await service.close();
  await gate.shut();
});

const ask = (token?: string, path = 'secret'): Promise<Response> =>
  fetch(`${service.url}/${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => {
  const now = Math.floor(Date.now() / 1_000);
  return { sub: 'owner', jti: randomUUID(), iss: 'forecourt', aud: 'forecourt-staff', iat: now, exp: now + 60 };
};
const now = () => Math.floor(Date.now() / 1_000);

it('lets staff in and provides their claims', async () => {
  const answer = await ask(staff.sign());
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ sub: 'owner' });
});

const hs256 = (): string => {
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims())}`;
  return `${content}.${createHmac('sha256', staff.publicKey).update(content).digest('base64url')}`;
};

it.each<[string, () => string | undefined]>([
  ['no token', () => undefined],
  ['no JWT at all', () => 'nonsense'],
  ['an expired token', () => staff.sign({ iat: now() - 120, exp: now() - 60 })],
  ['a token without expiry', () => staff.sign({ exp: undefined })],
  ['a token that is not signed (alg none)', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
  ['a token signed with the public key as a secret (HS256)', hs256],
  ['a token signed with another key', () => createStaffTokens().sign()],
  ['a token for another audience', () => staff.sign({ aud: 'visitors' })],
  ['a token of another issuer', () => staff.sign({ iss: 'elsewhere' })],
  ['a token without an id', () => staff.sign({ jti: undefined })],
  ['a token that is valid for too long', () => staff.sign({ exp: now() + SESSION_SECONDS + 60 })],
])('refuses %s with 401', async (_name, token) => {
  const answer = await ask(token());
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toContain('Bearer');
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status: 401, code: 'SERVICE.UNAUTHORISED' });
});

it.each([
  ['the owner, who may do everything', { role: 'owner' }, 200],
  ['a role that has the permission', { role: 'sales' }, 200],
  ['a role that lacks it', { role: 'viewer' }, 403],
  ['a token from before there were roles, as the owner', { role: undefined }, 200],
  ['a role that this release does not know', { role: 'valeter' }, 401],
])('answers %s', async (_what, claims, status) => {
  expect((await ask(staff.sign(claims), 'secret/stock')).status).toBe(status);
});

it('says who may, where a handler needs more than its controller', async () => {
  const viewer = staff.sign({ role: 'viewer' });
  expect((await ask(viewer)).status).toBe(200);
  expect(await (await ask(viewer, 'secret/stock')).json()).toMatchObject({
    status: 403,
    code: 'SERVICE.NOT_ALLOWED',
    detail: 'With the role viewer you may not add and change vans. Ask somebody with the role owner, manager or sales.',
  });
});

it('refuses a session that was revoked', async () => {
  const jti = randomUUID();
  expect((await ask(staff.sign({ jti }))).status).toBe(200);
  await service.app.get<RedisClient>(REDIS).set(revokedKey(jti), '1', { EX: 60 });
  expect((await ask(staff.sign({ jti }))).status).toBe(401);
});

it('answers 503 while Redis has lost the revocations, but still refuses a session it knows to be revoked', async () => {
  const redis = service.app.get<RedisClient>(REDIS);
  const revoked = randomUUID();
  await redis.set(revokedKey(revoked), '1', { EX: 60 });
  await redis.del(REVOCATIONS_KNOWN_KEY);
  try {
    expect((await ask(staff.sign())).status).toBe(503);
    expect((await ask(staff.sign({ jti: revoked }))).status).toBe(401);
  } finally {
    await redis.set(REVOCATIONS_KNOWN_KEY, '1');
  }
});

it('answers 503 while Redis is unavailable', async () => {
  await gate.shut();
  const answer = await ask(staff.sign());
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await ask()).status).toBe(401);
});

// Last, because passport knows one strategy of a name in a process: that of the latest service.
it('lets staff in by the old key and the new one while it is replaced, and by no other', async () => {
  const [old, stranger] = [createStaffTokens(), createStaffTokens()];
  const environment = { REDIS_URL: ownRedis, JWT_PUBLIC_KEY: old.publicKey + staff.publicKey };
  const replacing = await startTestService({ name: newName(), controllers: [SecretController], environment });
  const tokens = [old.sign(), staff.sign(), stranger.sign(), `${staff.sign()}x`, 'nonsense'];
  const answers = tokens.map((token) => fetch(`${replacing.url}/secret`, { headers: { authorization: `Bearer ${token}` } }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 401, 401, 401]);
  await replacing.close();
});
