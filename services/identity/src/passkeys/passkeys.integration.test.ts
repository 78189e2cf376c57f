import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  type AuditEntry,
  type Passkey,
  type PasskeyOptions,
  type Problem,
  type SignedIn,
  type StaffMember,
} from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { createClient } from 'redis';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';

let database: ThrowAwayDatabase;
let server: OwnNats;
let identity: IdentityProcess;
let rows: Client;
/** A Redis database of its own, because wrong answers in total slow every caller down. */
const redisUrl = Object.assign(new URL(serverUrl('REDIS_URL')), { pathname: '/5' }).href;
const redis = createClient({ url: redisUrl });
/** An argon2id hash of {@link PASSWORD}, which the first account has. */
let passwordHash: string;

beforeAll(async () => {
  await redis.connect();
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  identity = await IdentityProcess.start(database.url, { NATS_URL: server.url, REDIS_URL: redisUrl });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
  passwordHash = (await rows.query('SELECT password_hash FROM staff_account')).rows[0].password_hash;
  await eventually(async () => expect((await identity.readiness()).checks['nats']).toBe('up'));
});
afterAll(async () => {
  await rows.end();
  await identity.stop();
  await server.stop();
  await database.drop();
  await redis.close();
});
beforeEach(async () => {
  await redis.del('sign-in:wrong');
});

const PATH = '/api/admin/passkeys';
const PLACE = { origin: 'https://vans.example', rpId: 'vans.example' };
let networks = 0;
const newNetwork = () => `198.18.${120 + Math.floor(networks / 250)}.${1 + (networks++ % 250)}`;
const handleOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

/** Somebody who is logged in. */
async function join(role = 'sales') {
  const [id, jti] = [randomUUID(), randomUUID()];
  await rows.query(
    `INSERT INTO staff_account (id, name, email, role, password_hash, is_disabled, created_at, password_changed_at)
     VALUES ($1, $2, $3, $4, $5, false, now(), now())`,
    [id, `Jo ${id}`, `${id}@vans.example`, role, passwordHash],
  );
  await rows.query(
    `INSERT INTO staff_session (id, account_id, issued_at, expires_at) VALUES ($1, $2, now(), now() + interval '1 hour')`,
    [jti, id],
  );
  return { id, email: `${id}@vans.example`, name: `Jo ${id}`, token: keys.sign({ sub: id, role, jti }) };
}

const begin = (token: string, password = PASSWORD) =>
  identity.post<PasskeyOptions & Problem>(`${PATH}/options`, token, { password });
const add = (token: string, credential: object, name = 'My phone') =>
  identity.post<Passkey & Problem>(PATH, token, { name, credential });
const list = async (token: string) => (await identity.read<Passkey[]>(PATH, token)).body;

/** Somebody with a passkey. */
async function joinWithPasskey(role = 'sales') {
  const member = await join(role);
  const authenticator = new SoftwareAuthenticator(PLACE);
  const { challenge } = (await begin(member.token)).body;
  const { body, status } = await add(member.token, authenticator.register(challenge));
  expect(status).toBe(201);
  return { ...member, authenticator, passkey: body, handle: handleOf(member.id) };
}

const newChallenge = async (network = newNetwork()): Promise<string> =>
  (await identity.beginPasskeySignIn<PasskeyOptions>(network)).body.challenge;
const signIn = (credential: object, network = newNetwork()) => identity.signInByPasskey<SignedIn & Problem>(credential, network);

describe('adding one', () => {
  it('needs the password, and is listed by its name with what the log says', async () => {
    const { id, name, token } = await join();
    expect((await begin(token, 'a guess')).body.errors?.[0]?.path).toBe('password');
    const { body: options } = await begin(token);
    expect(options).toMatchObject({
      rp: { id: 'vans.example' },
      user: { id: handleOf(id), name: `${id}@vans.example` },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { status } = await add(token, new SoftwareAuthenticator(PLACE).register(options.challenge), 'My phone');
    expect(status).toBe(201);
    expect(await list(token)).toEqual([expect.objectContaining({ name: 'My phone', lastUsedAt: null })]);
    await eventually(async () => {
      const { body } = await identity.read<AuditEntry[]>(`/api/admin/audit-log?recordType=account&recordId=${id}`, keys.sign());
      expect(body.map(({ who, action }) => `${who} ${action}`)).toEqual([`${name} account.passkey-added`]);
    });
  });

  it('keeps the challenge by its hash, and not for longer than five minutes', async () => {
    const before = new Set(await redis.keys('sign-in:challenge:*'));
    const { challenge } = (await begin((await join()).token)).body;
    const [key = ''] = (await redis.keys('sign-in:challenge:*')).filter((one) => !before.has(one));
    expect(key).not.toContain(challenge);
    const seconds = await redis.ttl(key);
    expect(seconds).toBeGreaterThan(290);
    expect(seconds).toBeLessThanOrEqual(300);
  });

  const elsewhere = { origin: 'https://vans.example.evil', rpId: 'vans.example' };
  it.each<[string, (authenticator: SoftwareAuthenticator, challenge: string) => object | Promise<object>]>([
    ['made on another site', (authenticator, challenge) => authenticator.register(challenge, elsewhere)],
    ['for another site', (authenticator, challenge) => authenticator.register(challenge, { ...PLACE, rpId: 'vans.evil' })],
    ['of a challenge that is made up', (authenticator) => authenticator.register('bm90IGEgY2hhbGxlbmdl')],
    [
      'of a challenge of somebody else',
      async (authenticator) => authenticator.register((await begin((await join()).token)).body.challenge),
    ],
    ['of a challenge for logging in', async (authenticator) => authenticator.register(await newChallenge())],
    [
      'without a check of who holds it',
      (authenticator, challenge) => {
        authenticator.isVerifying = false;
        return authenticator.register(challenge);
      },
    ],
  ])('refuses one %s', async (_what, register) => {
    const { token } = await join();
    const { challenge } = (await begin(token)).body;
    const { status, body } = await add(token, await register(new SoftwareAuthenticator(PLACE), challenge));
    expect([status, body.code]).toEqual([400, 'IDENTITY.PASSKEY_NOT_KEPT']);
    expect(await list(token)).toEqual([]);
  });

  it('takes a challenge once, and a passkey once', async () => {
    const { token, authenticator } = await joinWithPasskey();
    const { challenge } = (await begin(token)).body;
    expect((await add(token, authenticator.register(challenge))).body.code).toBe('IDENTITY.PASSKEY_TAKEN');
    const again = await add(token, new SoftwareAuthenticator(PLACE).register(challenge));
    expect(again.body.code).toBe('IDENTITY.PASSKEY_NOT_KEPT');
    const other = await join();
    const { challenge: theirs } = (await begin(other.token)).body;
    expect((await add(other.token, authenticator.register(theirs))).body.code).toBe('IDENTITY.PASSKEY_TAKEN');
  });

  it('ends at ten, and is not for an operator', async () => {
    const { id, token } = await join();
    await rows.query(
      `INSERT INTO staff_passkey (account_id, id, name, credential_id, public_key, counter, transports, created_at)
       SELECT $1, gen_random_uuid(), 'one', uuid_send(gen_random_uuid()), '', 0, '{}', now() FROM generate_series(1, 10)`,
      [id],
    );
    expect((await begin(token)).body.code).toBe('IDENTITY.TOO_MANY_PASSKEYS');
    const operator = keys.sign({ sub: 'operator' });
    expect(await list(operator)).toEqual([]);
    expect((await begin(operator)).body.code).toBe('IDENTITY.NO_ACCOUNT');
  });
});

describe('logging in', () => {
  it('needs nothing else, neither the password nor a code', async () => {
    const { id, authenticator, handle, token } = await joinWithPasskey('manager');
    await rows.query("INSERT INTO staff_authenticator (account_id, sealed_secret, confirmed_at) VALUES ($1, '', now())", [id]);
    const { status, body, headers } = await signIn(authenticator.assert(await newChallenge(), handle));
    expect([status, body]).toEqual([200, { success: true, token: expect.any(String), message: 'Admin login successful' }]);
    expect((await identity.status(body.token)).body).toEqual({ authenticated: true, role: 'manager' });
    expect(headers.get('set-cookie')).toContain('forecourt_device=');
    expect((await list(token))[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('says of nobody whether they have one', async () => {
    const { headers, body } = await identity.beginPasskeySignIn<PasskeyOptions>(newNetwork());
    expect(headers.get('content-type')).toContain('application/json');
    expect(body).toMatchObject({ rpId: 'vans.example', userVerification: 'required' });
    expect(body['allowCredentials'] ?? []).toEqual([]);
  });

  type Member = Awaited<ReturnType<typeof joinWithPasskey>>;
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  it.each<[string, (member: Member, challenge: string) => object | Promise<object>]>([
    [
      'an answer that has been used',
      async ({ authenticator, handle }, challenge) => {
        const answer = authenticator.assert(challenge, handle);
        expect((await signIn(answer)).status).toBe(200);
        return answer;
      },
    ],
    [
      'another answer to a challenge that has been used',
      async ({ authenticator, handle }, challenge) => {
        expect((await signIn(authenticator.assert(challenge, handle))).status).toBe(200);
        return authenticator.assert(challenge, handle);
      },
    ],
    [
      'a challenge that is over',
      async ({ authenticator, handle }, challenge) => {
        for (const key of await redis.keys('sign-in:challenge:*')) await redis.del(key);
        return authenticator.assert(challenge, handle);
      },
    ],
    [
      'a challenge for adding one',
      async ({ authenticator, handle, token }) => authenticator.assert((await begin(token)).body.challenge, handle),
    ],
    [
      'another origin',
      ({ authenticator, handle }, challenge) =>
        authenticator.assert(challenge, handle, { ...PLACE, origin: 'https://vans.example.evil' }),
    ],
    [
      'the origin without its https',
      ({ authenticator, handle }, challenge) =>
        authenticator.assert(challenge, handle, { ...PLACE, origin: 'http://vans.example' }),
    ],
    [
      'another relying party',
      ({ authenticator, handle }, challenge) => authenticator.assert(challenge, handle, { ...PLACE, rpId: 'vans.evil' }),
    ],
    [
      "another account's handle",
      async ({ authenticator }, challenge) => authenticator.assert(challenge, (await joinWithPasskey('owner')).handle),
    ],
    [
      "another account's passkey with its own key",
      async ({ authenticator, handle }, challenge) => {
        const { authenticator: theirs } = await joinWithPasskey('owner');
        return {
          ...authenticator.assert(challenge, handle),
          id: theirs.credentialId.toString('base64url'),
          rawId: theirs.credentialId.toString('base64url'),
        };
      },
    ],
    [
      'a signature of another key',
      ({ authenticator, handle }, challenge) => authenticator.assert(challenge, handle, PLACE, stranger),
    ],
    [
      'no check of who holds it',
      ({ authenticator, handle }, challenge) => {
        authenticator.isVerifying = false;
        return authenticator.assert(challenge, handle);
      },
    ],
    ['a passkey that nobody has added', ({ handle }, challenge) => new SoftwareAuthenticator(PLACE).assert(challenge, handle)],
    [
      'a passkey that was removed',
      async ({ authenticator, handle, token, passkey }, challenge) => {
        expect((await identity.remove(`${PATH}/${passkey.id}`, token)).status).toBe(204);
        return authenticator.assert(challenge, handle);
      },
    ],
    [
      'a counter that has gone back',
      async ({ authenticator, handle }, challenge) => {
        authenticator.counter = 7;
        expect((await signIn(authenticator.assert(await newChallenge(), handle))).status).toBe(200);
        authenticator.counter = 6;
        return authenticator.assert(challenge, handle);
      },
    ],
    [
      'a counter that stands still',
      async ({ authenticator, handle }, challenge) => {
        authenticator.counter = 7;
        expect((await signIn(authenticator.assert(await newChallenge(), handle))).status).toBe(200);
        return authenticator.assert(challenge, handle);
      },
    ],
  ])('refuses %s', async (_what, assert) => {
    const member = await joinWithPasskey();
    const { status, body } = await signIn(await assert(member, await newChallenge()));
    expect([status, body.code, body.token]).toEqual([401, 'IDENTITY.PASSKEY_REFUSED', undefined]);
  });

  it('tells a disabled account so as the password does, but only once the passkey is proven right', async () => {
    const { id, email, authenticator, handle } = await joinWithPasskey();
    await identity.change(`/api/admin/staff/${id}`, keys.sign(), { isDisabled: true });
    const wrong = await signIn(authenticator.assert(await newChallenge(), handle, PLACE, stranger));
    expect([wrong.status, wrong.body.code]).toEqual([401, 'IDENTITY.PASSKEY_REFUSED']);
    const { status, body } = await signIn(authenticator.assert(await newChallenge(), handle));
    const byPassword = (await identity.signInAs<Problem>(email, PASSWORD, newNetwork())).body;
    expect([status, body.code, body.detail, body.token]).toEqual([403, byPassword.code, byPassword.detail, undefined]);
    await eventually(async () => {
      const { rows: kept } = await rows.query(
        `SELECT record_id FROM audit_entry WHERE action = 'account.sign-ins-refused' AND record_id = $1`,
        [id],
      );
      expect(kept.length).toBeGreaterThanOrEqual(2);
    });
  });

  it('takes a counter that stays 0, as of authenticators that count nothing', async () => {
    const { authenticator, handle } = await joinWithPasskey();
    for (const _time of [1, 2]) expect((await signIn(authenticator.assert(await newChallenge(), handle))).status).toBe(200);
  });

  it('of two answers with one count at the same time, lets one in', async () => {
    const { authenticator, handle } = await joinWithPasskey();
    authenticator.counter = 3;
    const challenges = [await newChallenge(), await newChallenge()];
    const answers = await Promise.all(challenges.map((challenge) => signIn(authenticator.assert(challenge, handle))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('makes a network wait that sends wrong answers, and limits how many challenges it may ask for', async () => {
    const { authenticator, handle } = await joinWithPasskey();
    const network = newNetwork();
    const guess = () => signIn(authenticator.assert('bm90IGEgY2hhbGxlbmdl', handle), network);
    const statuses: number[] = [];
    for (let nth = 0; nth < 7; nth += 1) statuses.push((await guess()).status);
    expect(statuses.slice(0, 6)).toEqual(Array(6).fill(401));
    expect(statuses).toContain(429);
    const asking = newNetwork();
    const asked = await Promise.all(Array.from({ length: 31 }, () => identity.beginPasskeySignIn(asking)));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('removing one', () => {
  it('ends nothing else, and nobody removes what is not theirs', async () => {
    const [one, other] = [await joinWithPasskey(), await joinWithPasskey()];
    const { body: begun } = await signIn(one.authenticator.assert(await newChallenge(), one.handle));
    expect((await identity.remove(`${PATH}/${one.passkey.id}`, other.token)).status).toBe(404);
    expect((await identity.remove(`${PATH}/${one.passkey.id}`, one.token)).status).toBe(204);
    expect((await identity.remove(`${PATH}/${one.passkey.id}`, one.token)).status).toBe(404);
    expect((await identity.remove(`${PATH}/nonsense`, one.token)).status).toBe(404);
    for (const token of [one.token, begun.token]) expect((await identity.status(token)).body.authenticated).toBe(true);
    expect(await list(one.token)).toEqual([]);
    expect((await signIn(other.authenticator.assert(await newChallenge(), other.handle))).status).toBe(200);
  });

  it('an owner takes them from a colleague together with the second factor', async () => {
    const { id, authenticator, handle, token } = await joinWithPasskey();
    const members = async () => (await identity.read<StaffMember[]>('/api/admin/staff', keys.sign())).body;
    expect((await members()).find((one) => one.id === id)).toMatchObject({ hasPasskey: true, hasSecondFactor: false });
    const { body } = await identity.remove(`/api/admin/staff/${id}/second-factor`, keys.sign());
    expect(body).toMatchObject({ hasPasskey: false });
    expect((await identity.status(token)).body.authenticated).toBe(false);
    expect((await signIn(authenticator.assert(await newChallenge(), handle))).status).toBe(401);
  });

  it('the login asks for a passkey as long as somebody has one', async () => {
    await joinWithPasskey();
    expect((await identity.get<object>('/api/admin/status')).body).toMatchObject({ asksPasskey: true });
    await rows.query('DELETE FROM staff_passkey');
    expect((await identity.get<object>('/api/admin/status')).body).not.toHaveProperty('asksPasskey');
  });
});
