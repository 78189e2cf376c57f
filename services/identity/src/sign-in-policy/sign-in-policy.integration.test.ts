import { randomUUID } from 'node:crypto';
import type {
  AuditEntry,
  CodeAsked,
  NewAuthenticator,
  PasskeyOptions,
  Problem,
  SecondFactor,
  SetUpDone,
  SignedIn,
  SignInPolicy,
} from '@forecourt/contracts';
import { createThrowAwayDatabase, type ServiceAnswer, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { TOTP } from 'otpauth';
import { Client } from 'pg';
import { createClient } from 'redis';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';

let database: ThrowAwayDatabase;
let server: OwnNats;
let identity: IdentityProcess;
let rows: Client;
/** A Redis database of its own, because wrong answers in total slow every caller down. */
const redisUrl = Object.assign(new URL(serverUrl('REDIS_URL')), { pathname: '/4' }).href;
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
afterEach(async () => {
  await rows.query('DELETE FROM staff_sign_in_rule');
  await redis.del('sign-in:wrong');
});

const PLACE = { origin: 'https://vans.example', rpId: 'vans.example' };
const LOGIN = '/api/admin/login';
/** An operator's, who has no account. */
const operator = keys.sign({ sub: 'operator' });
let networks = 0;
const newNetwork = () => `198.18.${200 + Math.floor(networks / 250)}.${1 + (networks++ % 250)}`;

interface Member {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Somebody who is logged in by their password. */
async function join(role = 'sales'): Promise<Member> {
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
  return { id, email: `${id}@vans.example`, token: keys.sign({ sub: id, role, jti }) };
}

const codeOf = (secret: string) => new TOTP({ secret }).generate();
const isIn = async (token: string) => (await identity.status(token)).body.authenticated;
const policy = async () => (await identity.read<SignInPolicy>('/api/admin/sign-in-policy', operator)).body;
const requireFactor = (requiresSecondFactor: boolean, token = operator) =>
  identity.put<SignInPolicy & Problem>('/api/admin/sign-in-policy', token, { requiresSecondFactor });

type Answer = Omit<SignedIn & Problem, 'success'> & Pick<CodeAsked, 'ticket' | 'asksSetUp'> & { readonly success: boolean };
const password = (email: string): Promise<ServiceAnswer<Answer>> => identity.signInAs<Answer>(email, PASSWORD, newNetwork());
const setUp = <Body>(step: string, body: object) => identity.post<Body & Problem>(`${LOGIN}/set-up/${step}`, '', body);
const ticketOf = async ({ email }: Member) => (await password(email)).body.ticket;

async function addPasskey(token: string) {
  const authenticator = new SoftwareAuthenticator(PLACE);
  const { body } = await identity.post<PasskeyOptions>('/api/admin/passkeys/options', token, { password: PASSWORD });
  const credential = authenticator.register(body.challenge);
  const added = await identity.post<{ id: string }>('/api/admin/passkeys', token, { name: 'My phone', credential });
  expect(added.status).toBe(201);
  return { authenticator, id: added.body.id };
}

async function addApp(token: string): Promise<string> {
  const path = '/api/admin/second-factor/authenticator';
  const { secret } = (await identity.post<NewAuthenticator>(path, token, { password: PASSWORD })).body;
  expect((await identity.post(`${path}/confirm`, token, { code: codeOf(secret) })).status).toBe(200);
  return secret;
}

const forgetUsed = (id: string) => rows.query('UPDATE staff_authenticator SET last_step = 0 WHERE account_id = $1', [id]);

describe('requiring a second factor', () => {
  it('is an owner’s to decide, once, and in the activity', async () => {
    expect(await policy()).toEqual({ requiresSecondFactor: false });
    for (const role of ['manager', 'sales', 'viewer'] as const)
      expect((await requireFactor(true, keys.sign({ role }))).status).toBe(403);
    const answers = await Promise.all([requireFactor(true), requireFactor(true)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { requiresSecondFactor: true }]));
    expect(await policy()).toEqual({ requiresSecondFactor: true });
    await requireFactor(false);
    await eventually(async () => {
      const path = '/api/admin/audit-log?recordType=account&recordId=all';
      const { body } = await identity.read<AuditEntry[]>(path, operator);
      expect(body.map(({ who, action }) => `${who} ${action}`).toReversed()).toEqual([
        'operator account.second-factor-required',
        'operator account.second-factor-optional',
      ]);
    });
  });

  it('ends the sessions that a password alone may have begun, and no others', async () => {
    const [without, withApp, withPasskey] = [await join(), await join(), await join()];
    await addApp(withApp.token);
    await addPasskey(withPasskey.token);
    const first = (await identity.signIn(PASSWORD, newNetwork())).body.token;
    await requireFactor(true);
    expect(await Promise.all([without, withApp, withPasskey].map(({ token }) => isIn(token)))).toEqual([false, true, false]);
    expect((await identity.status(without.token)).body.endedBy).toBe('second-factor-required');
    expect(await isIn(first)).toBe(true);
  });

  it('is refused to an owner who has none, whose session goes on, and lets an owner go on who has a passkey', async () => {
    const owner = await join('owner');
    expect((await requireFactor(true, owner.token)).body.code).toBe('IDENTITY.NO_SECOND_FACTOR');
    expect([await policy(), await isIn(owner.token)]).toEqual([{ requiresSecondFactor: false }, true]);
    await addPasskey(owner.token);
    expect((await requireFactor(true, owner.token)).status).toBe(200);
    expect(await isIn(owner.token)).toBe(true);
  });

  it('leaves the first account as it is: its password alone logs in', async () => {
    await requireFactor(true);
    const { status, body } = await identity.signIn(PASSWORD, newNetwork());
    expect([status, body.success]).toEqual([200, true]);
    expect((await requireFactor(false, body.token)).status).toBe(200);
  });
});

describe('who has none', () => {
  it('sets up an app before anything is open, and is logged in by its first code', async () => {
    const member = await join('manager');
    await requireFactor(true);
    const { status, body, headers } = await password(member.email);
    expect([status, body]).toEqual([
      200,
      { success: false, ticket: expect.any(String), message: expect.any(String), asksSetUp: true },
    ]);
    expect(headers.get('set-cookie')).toBeNull();
    expect(await isIn(body.ticket)).toBe(false);
    expect((await identity.read('/api/admin/account', body.ticket)).status).toBe(401);

    const { secret } = (await setUp<NewAuthenticator>('authenticator', { ticket: body.ticket })).body;
    const wrong = await setUp<object>('authenticator/confirm', { ticket: body.ticket, code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'IDENTITY.WRONG_CODE']);
    const done = await setUp<SetUpDone>('authenticator/confirm', { ticket: body.ticket, code: codeOf(secret) });
    expect(done.body).toMatchObject({ success: true, recoveryCodes: expect.any(Array) });
    expect((await identity.status(done.body.token)).body).toEqual({ authenticated: true, role: 'manager' });
    await eventually(async () => {
      const path = `/api/admin/audit-log?recordType=account&recordId=${member.id}`;
      const { body: log } = await identity.read<AuditEntry[]>(path, operator);
      expect(log.map(({ who, action }) => `${who} ${action}`)).toContain(`Jo ${member.id} account.authenticator-added`);
    });
    await forgetUsed(member.id);
    const next = (await password(member.email)).body;
    expect(next).not.toHaveProperty('asksSetUp');
    expect((await identity.takeSecondStep<SignedIn>(next.ticket, codeOf(secret), newNetwork())).status).toBe(200);
  });

  it('sets up a passkey, which is the way in from then on: the password alone lets nobody in', async () => {
    const member = await join();
    await requireFactor(true);
    const ticket = await ticketOf(member);
    const authenticator = new SoftwareAuthenticator(PLACE);
    const { challenge } = (await setUp<PasskeyOptions>('passkey/options', { ticket })).body;
    const done = await setUp<SignedIn>('passkey', { ticket, name: 'My phone', credential: authenticator.register(challenge) });
    expect(await isIn(done.body.token)).toBe(true);

    const { status, body } = await password(member.email);
    expect([status, body.code]).toEqual([403, 'IDENTITY.PASSKEY_NEEDED']);
    const asked = (await identity.beginPasskeySignIn<PasskeyOptions>(newNetwork())).body.challenge;
    const handle = Buffer.from(member.id.replaceAll('-', ''), 'hex').toString('base64url');
    const entered = await identity.signInByPasskey<SignedIn>(authenticator.assert(asked, handle), newNetwork());
    expect(await isIn(entered.body.token)).toBe(true);
  });

  it('with a wrong password learns nothing of it', async () => {
    const member = await join();
    await requireFactor(true);
    const { status, body } = await identity.signInAs<Problem>(member.email, 'a guess', newNetwork());
    expect([status, body.code]).toEqual([401, 'IDENTITY.INCORRECT_PASSWORD']);
  });

  it('cannot use the ticket again, nor a ticket for the other step', async () => {
    const [one, other] = [await join(), await join()];
    await requireFactor(true);
    const ticket = await ticketOf(one);
    const late = await ticketOf(one);
    const { secret } = (await setUp<NewAuthenticator>('authenticator', { ticket })).body;
    expect((await setUp<object>('authenticator/confirm', { ticket, code: codeOf(secret) })).status).toBe(200);
    await forgetUsed(one.id);
    // Whoever knows the password no longer adds a factor of their own.
    for (const known of [ticket, late])
      for (const step of ['authenticator', 'passkey/options'])
        expect((await setUp<object>(step, { ticket: known })).body.code).toBe('IDENTITY.SIGN_IN_OVER');
    const forCode = await ticketOf(one);
    expect((await setUp<object>('passkey/options', { ticket: forCode })).body.code).toBe('IDENTITY.SIGN_IN_OVER');
    const forSetUp = await ticketOf(other);
    const { body } = await identity.takeSecondStep<Problem>(forSetUp, codeOf(secret), newNetwork());
    expect(body.code).toBe('IDENTITY.SIGN_IN_OVER');
  });

  it.each([
    ['is disabled', (id: string) => identity.change(`/api/admin/staff/${id}`, operator, { isDisabled: true })],
    [
      'gets another password',
      (id: string) => rows.query(`UPDATE staff_account SET password_hash = password_hash || ' ' WHERE id = $1`, [id]),
    ],
  ])('sets up nothing once the account %s', async (_what, change) => {
    const member = await join();
    await requireFactor(true);
    const ticket = await ticketOf(member);
    const { secret } = (await setUp<NewAuthenticator>('authenticator', { ticket })).body;
    await change(member.id);
    const { status, body } = await setUp<object>('authenticator/confirm', { ticket, code: codeOf(secret) });
    expect([status, body.code]).toEqual([401, 'IDENTITY.SIGN_IN_OVER']);
  });
});

describe('the last one', () => {
  it('stays while it is required, whichever it is, and may go once it is not', async () => {
    const [withApp, withPasskey] = [await join(), await join()];
    const secret = await addApp(withApp.token);
    const { id } = await addPasskey(withPasskey.token);
    await rows.query(`INSERT INTO staff_sign_in_rule VALUES ('second-factor')`);
    await forgetUsed(withApp.id);
    const off = () => identity.post<Problem>('/api/admin/second-factor/off', withApp.token, { code: codeOf(secret) });
    expect((await off()).body.code).toBe('IDENTITY.ONLY_SECOND_FACTOR');
    expect((await identity.read<SecondFactor>('/api/admin/second-factor', withApp.token)).body.isNeeded).toBe(true);
    const removed = await identity.remove(`/api/admin/passkeys/${id}`, withPasskey.token);
    expect([removed.status, removed.body]).toEqual([409, expect.objectContaining({ code: 'IDENTITY.ONLY_SECOND_FACTOR' })]);

    await addPasskey(withApp.token);
    expect((await off()).status).toBe(204);
    await rows.query('DELETE FROM staff_sign_in_rule');
    expect((await identity.remove(`/api/admin/passkeys/${id}`, withPasskey.token)).status).toBe(204);
  });

  it('of two that are removed at the same time, one stays', async () => {
    const member = await join();
    const [one, other] = [await addPasskey(member.token), await addPasskey(member.token)];
    await rows.query(`INSERT INTO staff_sign_in_rule VALUES ('second-factor')`);
    const answers = await Promise.all([one, other].map(({ id }) => identity.remove(`/api/admin/passkeys/${id}`, member.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('is taken by an owner from who has lost it, who then sets up another one', async () => {
    const member = await join();
    await addPasskey(member.token);
    await requireFactor(true);
    expect((await identity.remove(`/api/admin/staff/${member.id}/second-factor`, operator)).status).toBe(200);
    expect((await password(member.email)).body.asksSetUp).toBe(true);
  });

  it('of the first account may go', async () => {
    const { token } = (await identity.signIn(PASSWORD, newNetwork())).body;
    const { id } = await addPasskey(token);
    await requireFactor(true);
    expect((await identity.remove(`/api/admin/passkeys/${id}`, token)).status).toBe(204);
  });
});

it('whoever logs in while it begins to be required is asked as well: no session of a password alone is left', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => join()));
  const entering = members.map(({ email }) => password(email));
  await requireFactor(true);
  const answers = await Promise.all(entering);
  const tokens = answers.flatMap(({ body }) => (body.success ? [body.token] : []));
  expect(await Promise.all(tokens.map(isIn))).toEqual(tokens.map(() => false));
});
