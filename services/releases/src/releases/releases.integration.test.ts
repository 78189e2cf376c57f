import { randomUUID } from 'node:crypto';
import {
  NEXT_CURSOR_HEADER,
  PREVIEW_SECONDS,
  type PreviewLink,
  type Problem,
  type ReleaseChange,
  type ReleaseState,
} from '@forecourt/contracts';
import { integrityOf } from '@forecourt/server-kit';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, type FakeServer, OwnNats, serverUrl } from '@forecourt/testing';
import { Client } from 'pg';
import { buildOf, previewIn, ReleasesProcess, signedEntry, staff, startReleasesHost } from '../testing/releases-process.ts';

/** A micro-frontend of each test's own. */
let name = 'mfe-a';
let [first, second, third] = threeBuilds();

function threeBuilds() {
  return [buildOf(name, '1.0.0'), buildOf(name, '1.0.1'), buildOf(name, '1.0.2')] as const;
}

let nats: OwnNats;
let host: FakeServer;
let database: ThrowAwayDatabase;
let service: ReleasesProcess;

const start = () => ReleasesProcess.start({ databaseUrl: database.url, natsUrl: nats.url, remotesUrl: host.url });
const history = async () => (await service.send<ReleaseChange[]>('GET', `/${name}/history`)).body;

beforeAll(async () => {
  nats = await OwnNats.start();
  host = await startReleasesHost();
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  service = await start();
});
beforeEach(() => {
  name += 'a';
  [first, second, third] = threeBuilds();
});
afterAll(async () => {
  await service.stop();
  await database.drop();
  await nats.stop();
  await host.stop();
});

it('a release is live for shells, signed, with its author and reason in the history', async () => {
  const released = await service.release(first, { reason: 'The first one' });
  expect([released.status, released.body.stable.version, released.body.previous]).toEqual([200, '1.0.0', null]);
  await service.release(second);
  await eventually(async () => {
    const { entry } = await signedEntry(nats.url, name);
    expect(entry).toMatchObject({
      stable: { version: '1.0.1', manifest: second.manifest, contract: integrityOf('') },
      previous: { version: '1.0.0', contract: integrityOf('') },
      changed: { by: 'owner', reason: null },
      lock: null,
    });
  });
  expect(await history()).toMatchObject([
    { action: 'released', from: '1.0.0', to: '1.0.1', by: 'owner', reason: null },
    { action: 'released', from: null, to: '1.0.0', by: 'owner', reason: 'The first one' },
  ]);
});

it('a rollback goes to the release before, a second one further back, and a named version is made live again', async () => {
  for (const build of [first, second, third]) await service.release(build);
  const rollBack = async (body: object) =>
    service.send('POST', `/${name}/rollback`, { serial: await service.serialOf(name), ...body });

  const back = await rollBack({ reason: 'It is slow' });
  const stable = { version: '1.0.1', manifest: second.manifest, contract: integrityOf('') };
  expect(back.body).toMatchObject({ stable, previous: { version: '1.0.0' } });
  expect((await rollBack({})).body).toMatchObject({ stable: { version: '1.0.0' }, previous: null });
  expect((await rollBack({})).body).toMatchObject({ status: 409, code: 'RELEASES.NOTHING_BEFORE' });
  expect((await rollBack({ version: '1.0.2' })).body).toMatchObject({
    stable: { version: '1.0.2' },
    previous: { version: '1.0.1' },
  });
  expect((await rollBack({ version: '0.9.0' })).body).toMatchObject({ status: 404, code: 'RELEASES.VERSION_UNKNOWN' });
  expect((await rollBack({ version: '1.0.2' })).body).toMatchObject({ status: 409, code: 'RELEASES.ALREADY_LIVE' });
  expect((await history()).map(({ action, to }) => `${action} ${to}`)).toEqual([
    'rolled-back 1.0.2',
    'rolled-back 1.0.0',
    'rolled-back 1.0.1',
    'released 1.0.2',
    'released 1.0.1',
    'released 1.0.0',
  ]);
});

it('the history comes in pages, and the list says what was taken back until the next release', async () => {
  for (const build of [first, second]) await service.release(build);
  await service.send('POST', `/${name}/rollback`, { serial: await service.serialOf(name), reason: 'It is slow' });
  await service.send('POST', `/${name}/lock`, { reason: 'Easter sale' });
  expect(await service.stateOf(name)).toMatchObject({
    seen: null,
    takenBack: { action: 'rolled-back', from: '1.0.1', to: '1.0.0', by: 'owner', reason: 'It is slow' },
  });
  await service.send('POST', `/${name}/unlock`, {});
  await service.release(third);
  expect((await service.stateOf(name))?.takenBack).toBeNull();

  const newest = await service.send<ReleaseChange[]>('GET', `/${name}/history?limit=4`);
  const older = await service.send<ReleaseChange[]>('GET', `/${name}/history?cursor=${newest.headers.get(NEXT_CURSOR_HEADER)}`);
  expect([...newest.body, ...older.body].map(({ action }) => action)).toEqual([
    ...['released', 'unlocked', 'locked', 'rolled-back'],
    ...['released', 'released'],
  ]);
  expect(older.headers.get(NEXT_CURSOR_HEADER)).toBeNull();
  expect((await service.send('GET', `/${name}/history?cursor=x`)).body.code).toBe('RELEASES.INVALID_CURSOR');
});

it('a rollback is undone by going to what was rolled back, and the next rollback goes to the release before that', async () => {
  for (const build of [first, second]) await service.release(build);
  const rollBack = async (version?: string) =>
    (await service.send<ReleaseState>('POST', `/${name}/rollback`, { serial: await service.serialOf(name), version })).body;
  expect(await rollBack()).toMatchObject({ stable: { version: '1.0.0' }, previous: null });
  expect(await rollBack('1.0.1')).toMatchObject({ stable: { version: '1.0.1' }, previous: { version: '1.0.0' } });
  expect((await service.stateOf(name))?.takenBack).toBeNull();
  expect(await rollBack()).toMatchObject({ stable: { version: '1.0.0' } });
  expect((await history()).slice(0, 3).map(({ action }) => action)).toEqual(['rolled-back', 'put-back', 'rolled-back']);
});

it('nothing but an unlock changes what is locked', async () => {
  await service.release(first);
  const serial = await service.serialOf(name);
  expect((await service.send('POST', `/${name}/lock`, { reason: 'Easter sale' })).body.lock).toMatchObject({ by: 'owner' });
  const refused = await service.release(second);
  expect(refused.body).toMatchObject({ status: 409, code: 'RELEASES.LOCKED', detail: expect.stringContaining('Easter sale') });
  expect((await service.send('POST', `/${name}/rollback`, { serial })).body.code).toBe('RELEASES.LOCKED');
  expect((await service.send('POST', `/${name}/unlock`, { reason: 'It is over' })).body.lock).toBeNull();
  expect((await service.release(second)).status).toBe(200);
});

it('a change whose answer was lost is made once, and its first answer repeated; without its key it is refused', async () => {
  for (const build of [first, second]) await service.release(build);
  await service.release(third, { canary: { steps: [50], everySeconds: 600 } });
  for (const [verb, reason] of [
    ['rollback', 'The trial is ugly'],
    ['rollback', 'It is slow'],
    ['lock', 'Easter sale'],
    ['unlock', 'It is over'],
  ]) {
    const sent = { reason, ...(verb === 'rollback' && { serial: await service.serialOf(name) }) };
    const ask = (headers = {}) => service.send('POST', `/${name}/${verb}`, sent, headers);
    const key = { 'idempotency-key': randomUUID() };
    const once = await ask(key);
    expect([once.status, (await ask(key)).body]).toEqual([200, once.body]);
    expect((await ask()).status).toBe(409);
    const asColleague = { ...key, authorization: `Bearer ${staff.sign({ sub: 'colleague' })}` };
    expect((await ask(asColleague)).status).toBe(409);
  }
  expect((await history()).map(({ action }) => action)).toEqual([
    ...['unlocked', 'locked', 'rolled-back', 'trial-ended', 'trial-begun', 'released', 'released'],
  ]);
});

it('of changes at once one is made, and the others are refused with one clear sentence', async () => {
  const both = await Promise.all([service.release(first, { serial: 0 }), service.release(second, { serial: 0 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('RELEASES.CHANGED_MEANWHILE');

  const { name: _, ...release } = third;
  const body = { ...release, serial: await service.serialOf(name) };
  const key = { 'idempotency-key': randomUUID() };
  const repeated = await Promise.all([1, 2].map(() => service.send('POST', `/${name}`, body, key)));
  expect(repeated.map(({ status }) => status)).toEqual([200, 200]);
  expect((await history()).filter(({ to }) => to === '1.0.2')).toHaveLength(1);
});

it('a release whose files are not there, or are others, is refused', async () => {
  expect((await service.release({ ...first, manifest: second.manifest })).body).toMatchObject({
    status: 409,
    code: 'RELEASES.FILES_MISSING',
  });
  expect((await service.send('GET', '/mfe-none/history')).body.code).toBe('RELEASES.UNKNOWN');
  expect((await service.send('POST', '/..%2Fx', { ...first, serial: 0 })).status).toBe(404);
});

it('a preview link is for what has been released, or for a build that the host of files serves', async () => {
  await service.release(first);
  const link = async (body: object) => service.send<PreviewLink & Problem>('POST', `/${name}/preview`, body);
  const { body: released } = await link({ version: first.version });
  expect(await previewIn(released)).toEqual({ ...first, until: released.until });
  expect(Date.parse(released.until) - Date.now()).toBeLessThanOrEqual(PREVIEW_SECONDS * 1_000);
  expect(await previewIn((await link({ version: second.version, manifest: second.manifest })).body)).toMatchObject(second);
  // Looking at a build does not release it.
  expect((await link({ version: second.version })).body.code).toBe('RELEASES.VERSION_UNKNOWN');
  expect((await link({ version: second.version, manifest: first.manifest })).body.code).toBe('RELEASES.FILES_MISSING');
  expect((await service.send('POST', '/mfe-none/preview', { version: '1.0.0' })).body.code).toBe('RELEASES.UNKNOWN');
});

it('the registry is there again after NATS was wiped, and after the service was away', async () => {
  await service.release(first);
  await eventually(() => signedEntry(nats.url, name));
  await nats.kill();
  await nats.empty();
  await nats.begin();
  await eventually(async () => expect((await signedEntry(nats.url, name)).entry.stable.version).toBe('1.0.0'));

  await service.stop();
  await nats.kill();
  await nats.empty();
  await nats.begin();
  service = await start();
  await eventually(() => signedEntry(nats.url, name));
});

it('what shells have seen of a PostgreSQL that was since restored is overtaken', async () => {
  await service.release(first);
  await eventually(() => signedEntry(nats.url, name));
  const before = await service.serialOf(name);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`UPDATE micro_frontend SET serial = serial - 1000`);
  await client.end();
  await eventually(async () => expect((await signedEntry(nats.url, name)).entry.serial).toBe(before + 1));
});

it('who is not staff sees nothing', async () => {
  expect((await service.get('/api/releases')).status).toBe(401);
});
