import { randomUUID } from 'node:crypto';
import type { AuditEntry, StaffSession } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, OwnNats, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { IdentityProcess, keys, PASSWORD } from '../testing/identity-process.ts';

let database: ThrowAwayDatabase;
// Its own, because the identity services of other tests would take events from a shared one.
let server: OwnNats;
let identity: IdentityProcess;
let rows: Client;
beforeAll(async () => {
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  server = await OwnNats.start();
  identity = await IdentityProcess.start(database.url, { NATS_URL: server.url });
  rows = new Client({ connectionString: database.url });
  await rows.connect();
});
afterAll(async () => {
  await rows.end();
  await identity.stop();
  await server.stop();
  await database.drop();
});

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const signIn = async (): Promise<string> => (await identity.signIn(PASSWORD, '198.19.40.1', undefined, CHROME)).body.token;
const idOf = (token: string): string => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).jti;
const list = async (token: string) => (await identity.read<StaffSession[]>('/api/admin/sessions', token)).body;
const isSignedIn = async (token: string) => (await identity.status(token)).body.authenticated;
const actions = async () => {
  const { body } = await identity.read<AuditEntry[]>('/api/admin/audit-log?recordType=account', keys.sign());
  return body.map(({ who, action }) => `${who} ${action}`);
};

it('lists where the account is signed in, this session first and by its device, and no ended one', async () => {
  const [first, second, ended] = [await signIn(), await signIn(), await signIn()];
  await identity.post('/api/admin/logout', ended);
  const [current, ...others] = await list(first);
  expect(current).toMatchObject({ id: idOf(first), isCurrent: true, device: 'Chrome on Windows' });
  expect(others).toEqual([expect.objectContaining({ id: idOf(second), isCurrent: false })]);
});

it('ends one session of the account at once, and ending it again changes nothing', async () => {
  const [own, lost] = [await signIn(), await signIn()];
  for (const _time of [1, 2]) expect((await identity.remove(`/api/admin/sessions/${idOf(lost)}`, own)).status).toBe(204);
  expect(await isSignedIn(lost)).toBe(false);
  expect(await isSignedIn(own)).toBe(true);
  await eventually(async () => {
    expect((await actions()).filter((action) => action === 'owner account.session-ended')).toHaveLength(1);
  });
});

it('ends all sessions but the one that asks', async () => {
  const [own, ...others] = [await signIn(), await signIn(), await signIn()];
  expect((await identity.remove('/api/admin/sessions', own)).status).toBe(204);
  for (const token of others) expect(await isSignedIn(token)).toBe(false);
  expect(await list(own)).toEqual([expect.objectContaining({ id: idOf(own) })]);
  await eventually(async () => expect(await actions()).toContain('owner account.other-sessions-ended'));
});

it("neither shows nor ends another account's sessions", async () => {
  const own = await signIn();
  const colleague = keys.sign({ sub: randomUUID(), role: 'viewer' });
  expect(await list(colleague)).toEqual([expect.objectContaining({ id: idOf(colleague), isCurrent: true })]);
  expect((await identity.remove(`/api/admin/sessions/${idOf(own)}`, colleague)).status).toBe(404);
  expect((await identity.remove('/api/admin/sessions', colleague)).status).toBe(204);
  expect(await isSignedIn(own)).toBe(true);
});

it.each([randomUUID(), 'nonsense', '%00'])('knows no session %s', async (id) => {
  expect((await identity.remove(`/api/admin/sessions/${id}`, await signIn())).status).toBe(404);
});

it("shows an operator's token alone, which has no account", async () => {
  const token = keys.sign({ sub: 'operator' });
  expect(await list(token)).toEqual([expect.objectContaining({ id: idOf(token), device: null, isCurrent: true })]);
  expect((await identity.remove('/api/admin/sessions', token)).status).toBe(204);
  expect((await identity.remove(`/api/admin/sessions/${idOf(await signIn())}`, token)).status).toBe(404);
});

it('notes roughly when a session was last used', async () => {
  const token = await signIn();
  await rows.query("UPDATE staff_session SET issued_at = issued_at - interval '2 hours' WHERE id = $1", [idOf(token)]);
  const [before] = await list(token);
  expect(before?.lastUsedAt).toBe(before?.since);
  await identity.status(token);
  await eventually(async () => {
    const [{ since, lastUsedAt } = { since: '', lastUsedAt: '' }] = await list(token);
    expect(Date.parse(lastUsedAt) - Date.parse(since)).toBeGreaterThan(7_000_000);
  });
});

it('is for staff only', async () => {
  expect((await identity.get('/api/admin/sessions')).status).toBe(401);
});
