import { randomUUID } from 'node:crypto';
import type { Problem, SignedIn, StaffAccount, StaffMember } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
let identity: IdentityProcess;
let rows: Client;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  identity = await IdentityProcess.start(database.url);
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});
afterAll(async () => {
  await rows.end();
  await identity.stop();
  await database.drop();
});

const signIn = async (): Promise<string> => (await identity.signIn(PASSWORD, `2001:db8::${networks++}`)).body.token;
let networks = 1;
const rename = <Body = StaffAccount>(token: string, name: string) => identity.change<Body>('/api/admin/account', token, { name });
const names = async () =>
  (await identity.read<StaffAccount[]>('/api/admin/accounts', keys.sign())).body.map(({ name }) => name).toSorted();
const invite = <Body = StaffMember>(name: string) =>
  identity.post<Body>('/api/admin/staff', keys.sign(), { name, email: `${randomUUID()}@vans.example`, role: 'sales' });

it('gives the first account a name, which is shown everywhere; it logs in as before, also after a restart', async () => {
  const { status, body } = await rename(await signIn(), 'Ann Halyard');
  expect([status, body.name]).toEqual([200, 'Ann Halyard']);
  await identity.stop();
  identity = await IdentityProcess.start(database.url);
  expect(await names()).toEqual(['Ann Halyard']);
  const { body: members } = await identity.read<StaffMember[]>('/api/admin/staff', keys.sign());
  expect(members).toMatchObject([{ name: 'Ann Halyard', email: null, role: 'owner' }]);
  expect(await signIn()).toEqual(expect.any(String));
});

it('records that the name was changed, without the name', async () => {
  await rename(await signIn(), 'Ann Secret');
  const { rows: kept } = await rows.query('SELECT envelope::text AS text FROM outbox');
  const texts = kept.map(({ text }) => text).join();
  expect(texts).toContain('account.renamed');
  expect(texts).not.toContain('Secret');
});

it('refuses a name that somebody else has, in any letters, in both directions', async () => {
  const token = await signIn();
  await rename(token, 'Ann Halyard');
  await invite('Bo Brown');
  expect((await rename<Problem>(token, 'BO BROWN')).body).toMatchObject({
    code: 'IDENTITY.TAKEN',
    errors: [{ path: 'name', message: expect.stringContaining('Somebody else has this name') }],
  });
  expect((await invite<Problem>('ann halyard')).body.code).toBe('IDENTITY.TAKEN');
  expect((await rename(token, 'ANN Halyard')).body.name).toBe('ANN Halyard');
});

it.each(['', ' ', 'owner', 'Operator', 'x'.repeat(61), 'two\nlines'])('refuses the name %j', async (name) => {
  expect((await rename<Problem>(await signIn(), name)).status).toBe(400);
});

it('has no account of an operator to rename', async () => {
  expect((await rename<Problem>(keys.sign({ sub: 'operator' }), 'Ann')).status).toBe(404);
});

it('tells whoever was logged out that their account is disabled, and nobody else', async () => {
  const { body: member } = await invite(`Cy ${randomUUID()}`);
  const [jti, other] = [randomUUID(), randomUUID()];
  await rows.query(
    `INSERT INTO staff_session (id, account_id, issued_at, expires_at) VALUES ($1, $2, now(), now() + interval '1 hour')`,
    [jti, member.id],
  );
  const token = keys.sign({ sub: member.id, role: 'sales', jti });
  expect((await identity.status(token)).body.authenticated).toBe(true);
  await identity.change(`/api/admin/staff/${member.id}`, keys.sign(), { isDisabled: true });
  expect((await identity.status(token)).body).toEqual({
    authenticated: false,
    asksEmail: false,
    endedBy: 'disabled',
    isDisabled: true,
  });
  for (const stranger of ['', 'x', 'x.y.z', keys.sign({ sub: member.id, jti: other, exp: 1 })])
    expect((await identity.status(stranger)).body).not.toHaveProperty('endedBy');
  await identity.change(`/api/admin/staff/${member.id}`, keys.sign(), { isDisabled: false });
  expect((await identity.status(token)).body).toEqual({ authenticated: false, asksEmail: false });
});

it('logs in with the first account only by its password: its name is no address', async () => {
  const { body } = await identity.signInAs('owner', PASSWORD, '2001:db8:1::1');
  expect((body as SignedIn & Problem).code).toBe('IDENTITY.INCORRECT_PASSWORD');
});
