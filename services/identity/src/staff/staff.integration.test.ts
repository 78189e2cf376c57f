import { randomUUID } from 'node:crypto';
import {
  type AuditEntry,
  natsOptions,
  type OwnAccount,
  type Problem,
  type SessionEnd,
  type SignedIn,
  type StaffLinkMade,
  type StaffMember,
  type StaffStatus,
} from '@forecourt/contracts';
import { createThrowAwayDatabase, type ServiceAnswer, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
// Its own, because the test answers for enquiries on it.
let server: OwnNats;
let identity: IdentityProcess;
let nats: NatsConnection;
let rows: Client;
let other: Client;
/** Tokens by the address that they were mailed to, as enquiries is asked to. */
const mailed = new Map<string, { token: string; isInvitation: boolean }>();
let isMailServerUp = true;
const noticed: { email: string; what: string }[] = [];

beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  nats = await connect(natsOptions(server.url));
  nats.subscribe('cmd.enquiries.send-staff-link.v1', {
    callback: (_error, message) => {
      const { email, ...link } = message.json<{ email: string; token: string; isInvitation: boolean }>();
      if (isMailServerUp) mailed.set(email, link);
      const problem = { type: 'about:blank', title: 'x', status: 503, code: 'ENQUIRIES.MAIL_NOT_SENT', detail: 'x' };
      message.respond(JSON.stringify(isMailServerUp ? { answer: {} } : { problem, headers: {} }));
    },
  });
  nats.subscribe('cmd.enquiries.send-staff-notice.v1', {
    callback: (_error, message) => {
      noticed.push(message.json());
      message.respond(JSON.stringify({ answer: {} }));
    },
  });
  identity = await IdentityProcess.start(database.url, { NATS_URL: server.url });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
  other = new Client({ connectionString: database.url });
  await other.connect();
  await eventually(async () => expect((await identity.readiness()).checks['nats']).toBe('up'));
});
afterAll(async () => {
  await rows.end();
  await other.end();
  await identity.stop();
  await nats.close();
  await server.stop();
  await database.drop();
});

const owner = keys.sign();
const NEW = 'a password of their own';
const OVER = /has been used, has been replaced/;
const someone = () => ({ name: `Jo ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@vans.example`, role: 'sales' });
const invite = async (who = someone()) => identity.post<StaffLinkMade>('/api/admin/staff', owner, who);
const tokenFor = (email: string | null): string => mailed.get(email ?? '')?.token ?? '';
const follow = (token: string, newPassword = NEW) =>
  identity.post<SignedIn & Problem>('/api/admin/link/password', '', { token, newPassword });
const isSignedIn = async (token: string) => (await identity.status(token)).body.authenticated;
const signIn = (email: string | null, password = NEW) =>
  identity.signInAs(email ?? '', password, `198.19.50.${mailed.size % 250}`);
const member = async (id: string) =>
  (await identity.read<StaffMember[]>('/api/admin/staff', owner)).body.find((one) => one.id === id);

/** Somebody who has accepted. */
async function join(role = 'sales'): Promise<StaffMember & { token: string }> {
  const { body } = await invite({ ...someone(), role });
  return { ...body, token: (await follow(tokenFor(body.email))).body.token };
}

it('asks for the password alone until somebody else has accepted', async () => {
  const status = async () => (await identity.get<StaffStatus>('/api/admin/status')).body;
  expect(await status()).toEqual({ authenticated: false, asksEmail: false });
  const { body } = await invite();
  expect(await status()).toEqual({ authenticated: false, asksEmail: false });
  await follow(tokenFor(body.email));
  expect(await status()).toEqual({ authenticated: false, asksEmail: true });
  expect((await identity.signIn(PASSWORD, '198.19.51.1')).status).toBe(200);
  // Whoever is disabled would look for the field in vain, and could not be told.
  await identity.change(`/api/admin/staff/${body.id}`, owner, { isDisabled: true });
  expect(await status()).toEqual({ authenticated: false, asksEmail: true });
});

it('invites by mail, and the link sets a password once and signs in with the role', async () => {
  const { status, body } = await invite();
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: 'invited', role: 'sales', lastSignedInAt: null, link: { isSent: true } });
  expect((await signIn(body.email, '')).status).toBe(400);
  expect((await signIn(body.email)).status).toBe(401);
  const token = tokenFor(body.email);
  const look = await identity.post('/api/admin/link', '', { token });
  expect(look.body).toEqual({ name: body.name, email: body.email, isInvitation: true });
  expect((await follow(token, 'too short')).status).toBe(400);

  const joined = await follow(token);
  expect(joined.status).toBe(200);
  expect((await identity.status(joined.body.token)).body).toEqual({ authenticated: true, role: 'sales' });
  expect((await identity.read('/api/admin/staff', joined.body.token)).status).toBe(403);
  expect((await member(body.id))?.state).toBe('active');
  const again = await follow(token);
  expect(again.status).toBe(410);
  expect(again.body.detail).toMatch(OVER);
  expect((await signIn(body.email)).status).toBe(200);
  expect((await signIn(body.email?.toUpperCase() ?? '')).status).toBe(200);
});

const guessable = async (answer: Promise<ServiceAnswer<Problem>>) => {
  const { status, body } = await answer;
  expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, 'IDENTITY.GUESSABLE_PASSWORD', 'newPassword']);
  expect(body.errors?.[0]?.message).toContain('This is easy to guess');
};

it('refuses what others would guess, and the link serves for another password', async () => {
  const { body } = await invite({ ...someone(), name: `Halvorsen ${randomUUID().slice(0, 8)}` });
  const token = tokenFor(body.email);
  for (const password of [
    'password123',
    'aaaaaaaaaa',
    'Halvorsen2026',
    body.email ?? '',
    'halyardvans',
    'Halyard Commercial Ltd',
  ])
    await guessable(follow(token, password));
  expect((await member(body.id))?.state).toBe('invited');
  expect((await follow(token)).status).toBe(200);
});

it('keeps only a hash of the token', async () => {
  const { body } = await invite();
  const stored = await rows.query('SELECT token_hash FROM staff_link WHERE account_id = $1', [body.id]);
  expect(stored.rows[0].token_hash).toHaveLength(32);
  expect(Buffer.from(tokenFor(body.email), 'base64url')).toHaveLength(32);
  const kept = await rows.query('SELECT envelope::text AS text FROM outbox');
  for (const { text } of kept.rows) expect(text).not.toMatch(new RegExp(`${body.email}|${body.name}|${tokenFor(body.email)}`));
});

it('of two who follow a link at the same time, one is let in', async () => {
  const { body } = await invite();
  const token = tokenFor(body.email);
  const answers = await Promise.all([follow(token), follow(token, 'another lamp for the yard')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

it.each([
  ['after seven days', (id: string) => rows.query('UPDATE staff_link SET expires_at = now() WHERE account_id = $1', [id])],
  ['after it was sent again', (id: string) => identity.post(`/api/admin/staff/${id}/link`, owner)],
  ['after the invitation was withdrawn', (id: string) => identity.remove(`/api/admin/staff/${id}`, owner)],
  ['after the account was disabled', (id: string) => identity.change(`/api/admin/staff/${id}`, owner, { isDisabled: true })],
])('a link is over %s', async (_when, end) => {
  const { body } = await invite();
  const token = tokenFor(body.email);
  await end(body.id);
  expect((await identity.post<Problem>('/api/admin/link', '', { token })).status).toBe(410);
  expect((await follow(token)).status).toBe(410);
});

it('gives whoever invites the link to pass on, in the answer to that alone', async () => {
  const { body, headers } = await invite();
  const [, first = ''] = body.newLink?.path.split('#link=') ?? [];
  expect(body.newLink).toEqual({ path: `/admin#link=${tokenFor(body.email)}`, expiresAt: body.link?.expiresAt });
  expect(headers.get('cache-control')).toBe('no-store');
  const again = await identity.post<StaffLinkMade>(`/api/admin/staff/${body.id}/link`, owner);
  expect(again.headers.get('cache-control')).toBe('no-store');
  const [, token = ''] = again.body.newLink?.path.split('#link=') ?? [];
  expect((await follow(first)).status).toBe(410);
  expect(await member(body.id)).not.toHaveProperty('newLink');
  const changed = await identity.change(`/api/admin/staff/${body.id}`, owner, { role: 'viewer' });
  const log = await identity.read('/api/admin/audit-log', owner);
  const kept = await rows.query('SELECT envelope::text AS text FROM outbox');
  expect(JSON.stringify([changed.body, log.body, kept.rows])).not.toContain(token);
  expect((await follow(token)).status).toBe(200);
});

it.each(['manager', 'sales', 'viewer'])('gives a %s no link, not even an owner’s', async (role) => {
  const { token } = await join(role);
  const { body: other } = await invite({ ...someone(), role: 'owner' });
  const asked = await identity.post<StaffLinkMade>(`/api/admin/staff/${other.id}/link`, token);
  expect(asked.status).toBe(403);
  expect(asked.body).not.toHaveProperty('newLink');
  expect((await follow(tokenFor(other.email))).status).toBe(200);
});

it('works by the link that was passed on where no mail goes out; the log says what became of the mail', async () => {
  isMailServerUp = false;
  const { body } = await invite();
  isMailServerUp = true;
  const token = body.newLink?.path.split('#link=')[1] ?? '';
  await identity.post(`/api/admin/staff/${body.id}/link`, owner);
  expect((await follow(token)).status).toBe(410);
  await eventually(async () => {
    const log = await identity.read<AuditEntry[]>(`/api/admin/audit-log?recordType=account&recordId=${body.id}`, owner);
    expect(log.body.map(({ action }) => action)).toEqual([
      'account.link-mailed',
      'account.link-made',
      'account.link-not-mailed',
      'account.invited',
    ]);
  });
});

it('says when the mail was not sent, and sends it again', async () => {
  isMailServerUp = false;
  const { status, body } = await invite();
  isMailServerUp = true;
  expect(status).toBe(201);
  expect(body.link?.isSent).toBe(false);
  const again = await identity.post<StaffMember>(`/api/admin/staff/${body.id}/link`, owner);
  expect(again.body.link?.isSent).toBe(true);
  expect((await follow(tokenFor(body.email))).status).toBe(200);
});

it('a new link sets a new password, which ends the sessions; the old one serves until then', async () => {
  const { id, email, token } = await join();
  await identity.post(`/api/admin/staff/${id}/link`, owner);
  expect(mailed.get(email ?? '')?.isInvitation).toBe(false);
  expect((await signIn(email)).status).toBe(200);
  expect(await isSignedIn(token)).toBe(true);
  expect((await follow(tokenFor(email), 'their second password')).status).toBe(200);
  expect(await isSignedIn(token)).toBe(false);
  expect((await signIn(email)).status).toBe(401);
  // By then somebody else may have had the link.
  await eventually(() => expect(noticed).toContainEqual(expect.objectContaining({ email, what: 'password-changed' })));
});

it('another role ends the sessions, and the next one has it', async () => {
  const { id, email, token } = await join('sales');
  const { body } = await identity.change<StaffMember>(`/api/admin/staff/${id}`, owner, { role: 'viewer' });
  expect(body.role).toBe('viewer');
  expect(await isSignedIn(token)).toBe(false);
  const { body: next } = await signIn(email);
  expect((await identity.status(next.token)).body.role).toBe('viewer');
});

it('a new password of their own ends the other sessions, is told by mail, and leaves them logged in', async () => {
  const { email, name, token } = await join();
  const [other, phone] = [(await signIn(email)).body.token, (await signIn(email)).body.token];
  const change = (currentPassword: string, newPassword = 'their second password') =>
    identity.post<Problem>('/api/admin/password', token, { currentPassword, newPassword });
  expect((await change('a guess')).body.errors?.[0]?.path).toBe('currentPassword');
  expect((await change(NEW, 'short')).body.errors?.[0]?.path).toBe('newPassword');
  await guessable(change(NEW, 'letmein2026'));
  await guessable(change(NEW, name.replaceAll(' ', '')));
  expect(noticed.some((one) => one.email === email)).toBe(false);
  expect((await change(NEW)).status).toBe(204);
  expect(await isSignedIn(token)).toBe(true);
  for (const ended of [other, phone])
    expect((await identity.status(ended)).body).toMatchObject({ authenticated: false, endedBy: 'password-changed' });
  expect([(await signIn(email)).status, (await signIn(email, 'their second password')).status]).toEqual([401, 200]);
  await eventually(() =>
    expect(noticed.filter((one) => one.email === email)).toEqual([{ name, email, what: 'password-changed' }]),
  );
});

it('says how an account logs in: the first one by the setting, others by their own password', async () => {
  const read = async (token: string) => (await identity.read<OwnAccount>('/api/admin/account', token)).body;
  const { email, token } = await join();
  expect(await read(token)).toEqual({ email, password: 'own' });
  expect(await read((await identity.signIn(PASSWORD, '198.19.51.2')).body.token)).toEqual({ email: null, password: 'setting' });
  expect(await read(keys.sign({ sub: 'operator' }))).toEqual({ email: null, password: 'none' });
});

it.each<[string, object, SessionEnd]>([
  ['another role', { role: 'viewer' }, 'role-changed'],
  ['disabling', { isDisabled: true }, 'disabled'],
])('%s refuses the very next call, and says why', async (_what, change, endedBy) => {
  const { id, token } = await join();
  await identity.change(`/api/admin/staff/${id}`, owner, change);
  expect((await identity.read('/api/admin/accounts', token)).status).toBe(401);
  expect((await identity.status(token)).body.endedBy).toBe(endedBy);
});

const correct = (id: string, body: object) => identity.put<StaffLinkMade & Problem>(`/api/admin/staff/${id}/person`, owner, body);

describe('correcting who somebody is', () => {
  it('changes the name and the address, with which they log in from then on, and the session goes on', async () => {
    const { id, name, email, token } = await join();
    const next = { name: `Ann ${randomUUID()}`, email: `${randomUUID()}@vans.example` };
    const { status, body } = await correct(id, { ...next, shown: { name, email } });
    expect([status, body]).toEqual([200, expect.objectContaining(next)]);
    expect(await isSignedIn(token)).toBe(true);
    expect((await identity.read<OwnAccount>('/api/admin/account', token)).body.email).toBe(next.email);
    const accounts = (await identity.read<{ id: string; name: string }[]>('/api/admin/accounts', token)).body;
    expect(accounts.find((one) => one.id === id)?.name).toBe(next.name);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(next.email)).status).toBe(200);
    await eventually(() =>
      expect(noticed).toEqual(
        expect.arrayContaining([
          { name: next.name, email, what: 'email-replaced' },
          { name: next.name, email: next.email, what: 'email-given' },
        ]),
      ),
    );
    await eventually(async () => {
      const path = `/api/admin/audit-log?recordType=account&recordId=${id}`;
      const log = (await identity.read<AuditEntry[]>(path, owner)).body;
      expect(log.find(({ action }) => action === 'account.name-corrected')?.changes).toEqual([
        { field: 'name', from: name, to: next.name },
      ]);
      expect(log.find(({ action }) => action === 'account.email-changed')).toMatchObject({ fields: [], changes: [] });
    });
    const { rows: kept } = await rows.query('SELECT envelope::text AS text FROM outbox');
    for (const { text } of kept) for (const secret of [name, email, ...Object.values(next)]) expect(text).not.toContain(secret);
  });

  it('a new address ends the open link for a forgotten password, another name does not', async () => {
    const { id, name, email } = await join();
    await identity.post(`/api/admin/staff/${id}/link`, owner);
    const renamed = `Ann ${randomUUID()}`;
    expect((await correct(id, { name: renamed, email, shown: { name, email } })).body.link).not.toBeNull();
    const token = tokenFor(email);
    const next = `${randomUUID()}@vans.example`;
    const { body } = await correct(id, { name: renamed, email: next, shown: { name: renamed, email } });
    expect(body).toMatchObject({ link: null });
    expect(body).not.toHaveProperty('newLink');
    expect((await follow(token)).body).toMatchObject({ status: 410, detail: expect.stringMatching(OVER) });
    await identity.post(`/api/admin/staff/${id}/link`, owner);
    expect((await follow(tokenFor(next))).status).toBe(200);
  });

  it('invites who has not accepted yet at the new address, and the earlier link says why it is over', async () => {
    const { id, name, email } = (await invite()).body;
    const [first, next] = [tokenFor(email), `${randomUUID()}@vans.example`];
    const shown = { name, email };
    const renamed = `Ann ${randomUUID()}`;
    expect((await correct(id, { name: renamed, email, shown })).body).not.toHaveProperty('newLink');
    const moved = { name: renamed, email: next, shown: { name: renamed, email } };
    const { body } = await correct(id, moved);
    const token = tokenFor(next);
    expect(mailed.get(next)?.isInvitation).toBe(true);
    expect(body).toMatchObject({ email: next, state: 'invited', link: { isSent: true } });
    expect(body.newLink).toEqual({ path: `/admin#link=${token}`, expiresAt: body.link?.expiresAt });
    // Sent twice, it has been done, and the link stays.
    expect((await correct(id, moved)).body).not.toHaveProperty('newLink');
    for (const answer of [await identity.post<Problem>('/api/admin/link', '', { token: first }), await follow(first)]) {
      expect(answer.body).toMatchObject({ status: 410, code: 'IDENTITY.ADDRESS_CORRECTED' });
      expect(JSON.stringify(answer.body)).not.toContain(next);
    }
    expect((await follow(token)).status).toBe(200);
    await eventually(() => expect(noticed).toContainEqual({ name: renamed, email, what: 'email-replaced' }));
    // Who is invited has no password that stays.
    expect(noticed).not.toContainEqual(expect.objectContaining({ email: next, what: 'email-given' }));
  });

  it('gives the new link of somebody invited to pass on where no mail goes out', async () => {
    const { id, name, email } = (await invite()).body;
    isMailServerUp = false;
    const { body } = await correct(id, { name, email: `${randomUUID()}@vans.example`, shown: { name, email } });
    isMailServerUp = true;
    expect(body.link?.isSent).toBe(false);
    expect((await follow(body.newLink?.path.split('#link=')[1] ?? '')).status).toBe(200);
  });

  it('tells at the field what somebody else has, in any letters', async () => {
    const [one, other] = [await join(), (await invite()).body];
    const shown = { name: one.name, email: one.email };
    for (const [wanted, path] of [
      [{ ...shown, email: other.email?.toUpperCase() }, 'email'],
      [{ ...shown, name: other.name.toUpperCase() }, 'name'],
    ] as const) {
      const { status, body } = await correct(one.id, { ...wanted, shown });
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([409, 'IDENTITY.TAKEN', path]);
    }
    for (const wrong of [
      { ...shown, email: 'nonsense' },
      { ...shown, name: '' },
    ])
      expect((await correct(one.id, { ...wrong, shown })).status).toBe(400);
    expect(await member(one.id)).toMatchObject(shown);
  });

  it('of two owners who change it at the same time, one is told; sent twice, it is done once', async () => {
    const { id, name, email } = await join();
    const shown = { name, email };
    const answers = await Promise.all([1, 2].map((nth) => correct(id, { name: `Ann ${nth} ${randomUUID()}`, email, shown })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('IDENTITY.CHANGED_MEANWHILE');
    const now = (await member(id))?.name ?? '';
    expect((await correct(id, { name: now, email, shown })).status).toBe(200);
  });

  it('is not for the first account, nor for what is no account', async () => {
    const first = (await identity.read<StaffMember[]>('/api/admin/staff', owner)).body.find((one) => one.email === null);
    const body = { ...someone(), role: undefined, shown: { name: 'owner', email: '' } };
    expect((await correct(first?.id ?? '', body)).body.code).toBe('IDENTITY.FIRST_ACCOUNT');
    for (const id of ['nonsense', randomUUID()]) expect((await correct(id, body)).status).toBe(404);
  });
});

it('who is disabled is signed out and stays out, until enabled', async () => {
  const { id, email, token } = await join();
  await identity.change(`/api/admin/staff/${id}`, owner, { isDisabled: true });
  expect(await isSignedIn(token)).toBe(false);
  const said = async (password: string) => {
    const { status, body } = await identity.signInAs<Problem>(email ?? '', password, '198.19.52.1');
    return [status, body.detail];
  };
  expect(await said('not the password')).toEqual([401, 'Incorrect email or password']);
  // Only who has the password is told.
  expect(await said(NEW)).toEqual([403, 'Your account is disabled. Ask whoever manages the staff to enable it again.']);
  expect((await identity.post(`/api/admin/staff/${id}/link`, owner)).status).toBe(409);
  await identity.change(`/api/admin/staff/${id}`, owner, { isDisabled: false });
  expect((await signIn(email)).status).toBe(200);
});

it('the first account is always an owner, and nobody changes their own', async () => {
  const { body } = await identity.read<StaffMember[]>('/api/admin/staff', owner);
  const first = body.find(({ email }) => email === null);
  const path = `/api/admin/staff/${first?.id}`;
  for (const change of [{ role: 'viewer' }, { isDisabled: true }])
    expect((await identity.change<Problem>(path, owner, change)).body.code).toBe('IDENTITY.FIRST_ACCOUNT');
  expect((await identity.remove(path, owner)).status).toBe(409);
  expect((await identity.post(`${path}/link`, owner)).status).toBe(409);
  const other = await join('owner');
  const own = await identity.change<Problem>(`/api/admin/staff/${other.id}`, other.token, { role: 'viewer' });
  expect(own.body.code).toBe('IDENTITY.OWN_ACCOUNT');
});

it('an accepted invitation cannot be withdrawn', async () => {
  const { id } = await join();
  expect((await identity.remove(`/api/admin/staff/${id}`, owner)).status).toBe(409);
  expect((await member(id))?.state).toBe('active');
});

it.each([
  ['an address that somebody has, in other letters', 'email', (one: StaffMember) => ({ email: one.email?.toUpperCase() ?? '' })],
  ['a name that somebody has', 'name', (one: StaffMember) => ({ name: one.name.toUpperCase() })],
])('refuses %s', async (_what, path, same) => {
  const { body } = await invite();
  const again = await identity.post<Problem>('/api/admin/staff', owner, { ...someone(), ...same(body) });
  expect(again.status).toBe(409);
  expect(again.body.errors?.[0]?.path).toBe(path);
});

it('invites once, of two invitations at the same time', async () => {
  const who = someone();
  const answers = await Promise.all([invite(who), invite(who)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

it.each([
  ['no name', { name: ' ' }, 'Enter the name'],
  ['a name that the log gives others', { name: 'Operator' }, 'Choose another name'],
  ['no email address', { email: 'jo' }, 'valid email address'],
  ['a role that there is not', { role: 'admin' }, 'ole'],
])('refuses %s', async (_what, wrong, said) => {
  const { status, body } = await identity.post<Problem>('/api/admin/staff', owner, { ...someone(), ...wrong });
  expect(status).toBe(400);
  expect(body.detail).toContain(said);
});

it.each([randomUUID(), 'nonsense'])('knows no account %s', async (id) => {
  expect((await identity.change(`/api/admin/staff/${id}`, owner, { role: 'viewer' })).status).toBe(404);
});

it('the log says who did what, by name', async () => {
  const { id, name } = await join('manager');
  await identity.change(`/api/admin/staff/${id}`, owner, { role: 'viewer' });
  await eventually(async () => {
    const { body } = await identity.read<AuditEntry[]>(`/api/admin/audit-log?recordType=account&recordId=${id}`, owner);
    expect(body.map(({ who, action }) => `${who} ${action}`)).toEqual([
      'owner account.updated',
      `${name} account.signed-in`,
      `${name} account.joined`,
      'owner account.link-mailed',
      'owner account.invited',
    ]);
    expect(body[0]?.changes).toEqual([{ field: 'role', from: 'manager', to: 'viewer' }]);
  });
});

it.each([
  ['another role gets that role', "role = 'viewer'", 200, 'viewer'],
  ['disabled account is refused', 'is_disabled = true', 401, undefined],
  ['another password is refused', "password_hash = 'another'", 401, undefined],
])('a login that is under way while its account changes: %s', async (_what, change, status, role) => {
  const { id, email } = await join();
  await rows.query('BEGIN');
  await rows.query(`UPDATE staff_account SET ${change} WHERE id = $1`, [id]);
  const answer = signIn(email);
  await eventually(async () => {
    const { rows: waiting } = await other.query("SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'");
    expect(waiting).toHaveLength(1);
  });
  await rows.query('COMMIT');
  const { status: answered, body } = await answer;
  expect(answered).toBe(status);
  expect(role && (await identity.status(body.token)).body.role).toBe(role);
});
