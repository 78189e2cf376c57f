import { randomUUID } from 'node:crypto';
import {
  type AuditEntry,
  type CodeAsked,
  type NewAuthenticator,
  natsOptions,
  type Problem,
  type RecoveryCodes,
  type SecondFactor,
  type SignedIn,
  type StaffMember,
} from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { TOTP } from 'otpauth';
import { Client } from 'pg';
import { createClient } from 'redis';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
// Its own, because the test answers for enquiries on it.
let server: OwnNats;
let identity: IdentityProcess;
let nats: NatsConnection;
let rows: Client;
/** A Redis database of its own, because wrong codes in total slow every caller down. */
const redisUrl = Object.assign(new URL(serverUrl('REDIS_URL')), { pathname: '/6' }).href;
const redis = createClient({ url: redisUrl });
const links = new Map<string, string>();
const told: string[] = [];

beforeAll(async () => {
  await redis.connect();
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect(natsOptions(server.url));
  const answer = { answer: {} };
  nats.subscribe('cmd.enquiries.send-staff-link.v1', {
    callback: (_error, message) => {
      const { email, token } = message.json<{ email: string; token: string }>();
      links.set(email, token);
      message.respond(JSON.stringify(answer));
    },
  });
  nats.subscribe('cmd.enquiries.send-staff-notice.v1', {
    callback: (_error, message) => {
      told.push(message.json<{ email: string }>().email);
      message.respond(JSON.stringify(answer));
    },
  });
  identity = await IdentityProcess.start(database.url, { NATS_URL: server.url, REDIS_URL: redisUrl });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
  await eventually(async () => expect((await identity.readiness()).checks['nats']).toBe('up'));
});
afterAll(async () => {
  await rows.end();
  await identity.stop();
  await nats.close();
  await server.stop();
  await database.drop();
  await redis.close();
});

beforeEach(async () => {
  await redis.del('sign-in:wrong');
});

const owner = keys.sign();
const PATH = '/api/admin/second-factor';
let networks = 0;
const newNetwork = () => `198.18.${77 + Math.floor(networks / 250)}.${1 + (networks++ % 250)}`;

interface Member extends StaffMember {
  readonly token: string;
}

async function join(role = 'sales'): Promise<Member> {
  const email = `${randomUUID()}@vans.example`;
  const who = { name: `Jo ${email.slice(0, 8)}`, email, role };
  const { body } = await identity.post<StaffMember>('/api/admin/staff', owner, who);
  const link = { token: links.get(email), newPassword: PASSWORD };
  const joined = await identity.post<SignedIn>('/api/admin/link/password', '', link);
  return { ...body, token: joined.body.token };
}

/** The code that an app shows. @param steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
/** As if half a minute had passed since the last code. */
const forgetUsed = (id: string) => rows.query('UPDATE staff_authenticator SET last_step = 0 WHERE account_id = $1', [id]);
const begin = (token: string, password = PASSWORD) =>
  identity.post<NewAuthenticator & Problem>(`${PATH}/authenticator`, token, { password });
const confirm = (token: string, code: string) =>
  identity.post<RecoveryCodes & Problem>(`${PATH}/authenticator/confirm`, token, { code });

/** Somebody whose account asks for a code. */
async function joinWithApp(role = 'sales') {
  const member = await join(role);
  const { secret } = (await begin(member.token)).body;
  const { recoveryCodes } = (await confirm(member.token, codeOf(secret))).body;
  await forgetUsed(member.id);
  return { ...member, secret, recoveryCodes };
}

/** What a step of a login answers. */
type Answer = Omit<SignedIn & Problem, 'success'> & Pick<CodeAsked, 'ticket'> & { readonly success: boolean };
const password = (email: string | null, network = newNetwork(), typed = PASSWORD) =>
  identity.signInAs<Answer>(email ?? '', typed, network);
const second = (ticket: string, code: string, network = newNetwork()) => identity.takeSecondStep<Answer>(ticket, code, network);
const ticketFor = async (email: string | null) => (await password(email)).body.ticket;
const actionsOn = async (id: string) => {
  const { body } = await identity.read<AuditEntry[]>(`/api/admin/audit-log?recordType=account&recordId=${id}`, owner);
  return body.map(({ who, action }) => `${who} ${action}`);
};

describe('turning it on', () => {
  it('needs the password, and counts once a code has confirmed it', async () => {
    const member = await join();
    expect((await begin(member.token, 'a guess')).body.errors?.[0]?.path).toBe('password');
    const { body } = await begin(member.token);
    expect(body.uri).toContain(`vans.example:${encodeURIComponent(member.email ?? '')}`);
    expect((await password(member.email)).body.success).toBe(true);

    for (const wrong of ['000000', '٣٣٣٣٣٣', 'a code'])
      expect((await confirm(member.token, wrong)).body.code).toBe('IDENTITY.WRONG_CODE');
    expect((await confirm(member.token, '12')).body.detail).toContain('six digits');
    const { status, body: made } = await confirm(member.token, codeOf(body.secret));
    expect(status).toBe(200);
    expect(new Set(made.recoveryCodes).size).toBe(10);
    for (const code of made.recoveryCodes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-?){3}$/);
    const { body: now } = await identity.read<SecondFactor>(PATH, member.token);
    expect(now).toEqual({ since: expect.any(String), recoveryCodes: 10 });
    expect((await begin(member.token)).body.code).toBe('IDENTITY.HAS_AUTHENTICATOR');
    await eventually(async () => expect(await actionsOn(member.id)).toContain(`${member.name} account.authenticator-added`));
  });

  it('begun twice, only the newer secret confirms', async () => {
    const { token } = await join();
    const [first, other] = [(await begin(token)).body.secret, (await begin(token)).body.secret];
    expect((await confirm(token, codeOf(first))).status).toBe(400);
    expect((await confirm(token, codeOf(other))).status).toBe(200);
  });

  it('confirmed twice at the same time, makes one set of recovery codes', async () => {
    const { token } = await join();
    const { secret } = (await begin(token)).body;
    const answers = await Promise.all([confirm(token, codeOf(secret)), confirm(token, codeOf(secret))]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('keeps neither the secret nor a recovery code in the clear', async () => {
    const { id, secret, recoveryCodes } = await joinWithApp();
    const { rows: kept } = await rows.query('SELECT sealed_secret FROM staff_authenticator WHERE account_id = $1', [id]);
    const clear = Buffer.from(new TOTP({ secret }).secret.bytes);
    expect(kept[0].sealed_secret.includes(clear)).toBe(false);
    const { rows: hashes } = await rows.query('SELECT code_hash FROM staff_recovery_code WHERE account_id = $1', [id]);
    for (const { code_hash } of hashes) expect(code_hash).toHaveLength(32);
    const { rows: said } = await rows.query('SELECT envelope::text AS text FROM outbox');
    for (const { text } of said) expect(text).not.toMatch(new RegExp([secret, ...recoveryCodes].join('|')));
  });

  it('is not for an operator, who has no account', async () => {
    const token = keys.sign({ sub: 'operator' });
    expect((await identity.read<SecondFactor>(PATH, token)).body).toEqual({ since: null, recoveryCodes: 0 });
    expect((await begin(token)).body.code).toBe('IDENTITY.NO_ACCOUNT');
  });
});

describe('logging in', () => {
  it('asks for the code after the right password, and the ticket opens nothing else', async () => {
    const { email, secret } = await joinWithApp('manager');
    const { status, body, headers } = await password(email);
    expect(status).toBe(200);
    expect(body).toEqual({ success: false, ticket: expect.any(String), message: expect.any(String) });
    expect(headers.get('set-cookie')).toBeNull();
    expect((await identity.status(body.ticket)).body.authenticated).toBe(false);
    expect((await identity.read(PATH, body.ticket)).status).toBe(401);
    const done = await second(body.ticket, codeOf(secret));
    expect(done.body).toEqual({ success: true, token: expect.any(String), message: 'Admin login successful' });
    expect((await identity.status(done.body.token)).body).toEqual({ authenticated: true, role: 'manager' });
    expect(done.headers.get('set-cookie')).toContain('forecourt_device=');
  });

  it('with a wrong password says the same with and without one, and for nobody', async () => {
    const [having, without] = [await joinWithApp(), await join()];
    const answers = await Promise.all(
      [having.email, without.email, 'nobody@vans.example'].map((email) => password(email, newNetwork(), 'a guess')),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code} ${body.detail}`)).size).toBe(1);
  });

  it('takes the code before and after, with a space in it, and none that is older', async () => {
    const { id, email, secret } = await joinWithApp();
    for (const steps of [-1, 1]) {
      const code = codeOf(secret, steps).replace(/^.../, '$& ');
      expect((await second(await ticketFor(email), code)).status).toBe(200);
    }
    await forgetUsed(id);
    const old = await second(await ticketFor(email), codeOf(secret, -3));
    expect(old.body.detail).toContain('set its clock automatically');
  });

  it('takes a code once, and none that is older than it', async () => {
    const { email, secret } = await joinWithApp();
    const code = codeOf(secret, 1);
    expect((await second(await ticketFor(email), code)).status).toBe(200);
    expect((await second(await ticketFor(email), code)).body.code).toBe('IDENTITY.WRONG_CODE');
    expect((await second(await ticketFor(email), codeOf(secret))).body.code).toBe('IDENTITY.WRONG_CODE');
  });

  it('says that a code of the app has six digits, and takes a recovery code for one', async () => {
    const { email } = await joinWithApp();
    for (const [typed, said] of [
      ['12', 'six digits'],
      ['1234567', 'six digits'],
      ['000000', 'set its clock'],
      ['abcd-efgh-jkmn', 'recovery code'],
    ] as const)
      expect((await second(await ticketFor(email), typed)).body.detail).toContain(said);
  });

  it('of two with the same code at the same time, lets one in', async () => {
    const { email, secret } = await joinWithApp();
    const tickets = [await ticketFor(email), await ticketFor(email)];
    const answers = await Promise.all(tickets.map((ticket) => second(ticket, codeOf(secret))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('takes a ticket once: of two codes at the same time, one lets in', async () => {
    const { email, secret, recoveryCodes } = await joinWithApp();
    const ticket = await ticketFor(email);
    const answers = await Promise.all([second(ticket, codeOf(secret)), second(ticket, recoveryCodes[0] ?? '')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await second(ticket, recoveryCodes[1] ?? '')).body.code).toBe('IDENTITY.SIGN_IN_OVER');
  });

  it("does not take another account's code", async () => {
    const [one, other] = [await joinWithApp(), await joinWithApp()];
    for (const code of [codeOf(other.secret), other.recoveryCodes[0] ?? ''])
      expect((await second(await ticketFor(one.email), code)).body.code).toBe('IDENTITY.WRONG_CODE');
  });

  it('takes no ticket that is made up, or more than five minutes old', async () => {
    const { email, secret } = await joinWithApp();
    expect((await second(randomUUID(), codeOf(secret))).body.code).toBe('IDENTITY.SIGN_IN_OVER');
    const before = new Set(await redis.keys('sign-in:ticket:*'));
    const ticket = await ticketFor(email);
    const [key = ''] = (await redis.keys('sign-in:ticket:*')).filter((one) => !before.has(one));
    expect(await redis.ttl(key)).toBeGreaterThan(290);
    expect(key).not.toContain(ticket);
    await redis.pExpire(key, 1);
    await eventually(async () => expect(await redis.exists(key)).toBe(0));
    const { status, body } = await second(ticket, codeOf(secret));
    expect([status, body.code]).toEqual([401, 'IDENTITY.SIGN_IN_OVER']);
  });

  it.each([
    ['is disabled', (id: string) => identity.change(`/api/admin/staff/${id}`, owner, { isDisabled: true })],
    [
      'gets another password',
      async (id: string, email: string) => {
        await identity.post(`/api/admin/staff/${id}/link`, owner);
        const link = { token: links.get(email), newPassword: 'another lamp for the yard' };
        const answer = await identity.post<CodeAsked>('/api/admin/link/password', '', link);
        expect(answer.body.success).toBe(false);
      },
    ],
    ['has its second factor taken away', (id: string) => identity.remove(`/api/admin/staff/${id}/second-factor`, owner)],
  ])('an account that %s between the steps is not let in', async (_what, change) => {
    const { id, email, secret } = await joinWithApp();
    const ticket = await ticketFor(email);
    await change(id, email ?? '');
    const { status, body } = await second(ticket, codeOf(secret));
    expect([status, body.code]).toEqual([401, 'IDENTITY.SIGN_IN_OVER']);
  });

  it('an account that gets another role between the steps has that one', async () => {
    const { id, email, secret } = await joinWithApp('manager');
    const ticket = await ticketFor(email);
    await identity.change(`/api/admin/staff/${id}`, owner, { role: 'viewer' });
    const { body } = await second(ticket, codeOf(secret));
    expect((await identity.status(body.token)).body.role).toBe('viewer');
  });

  it('a link that sets a new password asks for the code too', async () => {
    const { id, email, secret } = await joinWithApp();
    await identity.post(`/api/admin/staff/${id}/link`, owner);
    const link = { token: links.get(email ?? ''), newPassword: 'another lamp for the yard' };
    const { body } = await identity.post<CodeAsked>('/api/admin/link/password', '', link);
    expect((await second(body.ticket, codeOf(secret))).status).toBe(200);
  });

  it('wrong codes make the account wait, whatever networks they come from, and not its passwords', async () => {
    const { email, secret } = await joinWithApp();
    const tickets = [await ticketFor(email), await ticketFor(email)];
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, nth) => second(tickets[nth % 2] ?? '', '000000')));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(6);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    for (const { body, headers } of refused) {
      expect(body.detail).toContain('Too many wrong codes');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // A right code, too, has to wait, and so has who starts again.
    expect((await second(await ticketFor(email), codeOf(secret))).status).toBe(429);
  });

  it('wrong codes make a network wait for every account', async () => {
    const network = newNetwork();
    for (const _nth of [1, 2, 3]) {
      const ticket = await ticketFor((await joinWithApp()).email);
      await Promise.all([1, 2].map(() => second(ticket, '000000', network)));
    }
    expect((await password((await join()).email, network)).status).toBe(429);
  });
});

describe('recovery codes', () => {
  it('let in once each, however they are written, and the log says so', async () => {
    const { id, name, email, recoveryCodes } = await joinWithApp();
    const [first = '', other = ''] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('1', 'I').replaceAll('0', 'O')} `;
    const done = await second(await ticketFor(email), typed);
    expect([done.status, done.body.recoveryCodesLeft]).toEqual([200, 9]);
    const again = await second(await ticketFor(email), first);
    expect(again.body.detail).toContain('each works once');
    const tickets = [await ticketFor(email), await ticketFor(email)];
    const race = await Promise.all(tickets.map((ticket) => second(ticket, other)));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await eventually(async () => {
      const used = (await actionsOn(id)).filter((action) => action === `${name} account.recovery-code-used`);
      expect(used).toHaveLength(2);
    });
  });

  it('are made anew with a code, and the old ones are void', async () => {
    const { token, email, secret, recoveryCodes } = await joinWithApp();
    const renew = (code: string) => identity.post<RecoveryCodes & Problem>(`${PATH}/recovery-codes`, token, { code });
    expect((await renew('000000')).body.errors?.[0]?.path).toBe('code');
    const { body } = await renew(codeOf(secret));
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await second(await ticketFor(email), recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await second(await ticketFor(email), body.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('once all are used, who enters one is told what to do', async () => {
    const { id, email, recoveryCodes } = await joinWithApp();
    await rows.query('DELETE FROM staff_recovery_code WHERE account_id = $1', [id]);
    const { body } = await second(await ticketFor(email), recoveryCodes[0] ?? '');
    expect(body.code).toBe('IDENTITY.NO_RECOVERY_CODES');
    expect(body.detail).toContain('ask an owner');
  });
});

describe('turning it off', () => {
  it('needs a code, takes the recovery codes too, and the password alone logs in', async () => {
    const { id, name, token, email, secret } = await joinWithApp();
    const off = (code: string) => identity.post<Problem>(`${PATH}/off`, token, { code });
    expect((await off('000000')).status).toBe(400);
    expect((await off(codeOf(secret))).status).toBe(204);
    expect((await identity.read<SecondFactor>(PATH, token)).body).toEqual({ since: null, recoveryCodes: 0 });
    expect((await password(email)).body.success).toBe(true);
    expect((await off(codeOf(secret))).body.code).toBe('IDENTITY.NO_AUTHENTICATOR');
    await eventually(async () => expect(await actionsOn(id)).toContain(`${name} account.authenticator-removed`));
  });

  it('an owner takes it from a colleague, who is logged out and told', async () => {
    const { id, token, email } = await joinWithApp();
    const members = async () => (await identity.read<StaffMember[]>('/api/admin/staff', owner)).body;
    expect((await members()).find((one) => one.id === id)?.hasSecondFactor).toBe(true);
    const take = () => identity.remove(`/api/admin/staff/${id}/second-factor`, owner);
    const { status, body } = await take();
    expect([status, body]).toEqual([200, expect.objectContaining({ hasSecondFactor: false })]);
    expect((await identity.status(token)).body).toMatchObject({ authenticated: false, endedBy: 'second-factor-removed' });
    expect((await password(email)).body.success).toBe(true);
    expect((await take()).status).toBe(200);
    expect(told.filter((address) => address === email)).toHaveLength(1);
    await eventually(async () => expect(await actionsOn(id)).toContain('owner account.second-factor-removed'));
  });

  it('nobody takes their own that way, and only owners take it', async () => {
    const [boss, manager] = [await joinWithApp('owner'), await joinWithApp('manager')];
    const take = (id: string, token: string) => identity.remove(`/api/admin/staff/${id}/second-factor`, token);
    expect((await take(boss.id, boss.token)).status).toBe(409);
    expect((await take(boss.id, manager.token)).status).toBe(403);
    expect((await take(randomUUID(), owner)).status).toBe(404);
  });

  it('the operator’s new password takes it from the first account', async () => {
    const { body } = await identity.signIn(PASSWORD, newNetwork());
    const { secret } = (await begin(body.token)).body;
    await confirm(body.token, codeOf(secret));
    expect((await password(null)).body.success).toBe(false);
    await identity.post('/api/admin/password', keys.sign({ sub: 'operator' }), { newPassword: PASSWORD });
    expect((await password(null)).body.success).toBe(true);
  });
});
