import { RELEASE_VIEWS_SUBJECT, type ReleaseChange, type ReleaseReport, type TrialSeen } from '@forecourt/contracts';
import { createThrowAwayDatabase, type ThrowAwayDatabase } from '@forecourt/service-kit/testing';
import { eventually, type FakeServer, OwnNats, serverUrl } from '@forecourt/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { buildOf, ReleasesProcess, signedEntry, startReleasesHost } from '../testing/releases-process.ts';
import { type Observed, observed } from './observed.ts';

/** A micro-frontend of each test's own. */
let name = 'mfe-a';
let [stable, tried] = twoBuilds();

function twoBuilds() {
  return [buildOf(name, '1.0.0'), buildOf(name, '1.0.1')] as const;
}

let nats: OwnNats;
let shell: NatsConnection;
let host: FakeServer;
let database: ThrowAwayDatabase;
let service: ReleasesProcess;

const start = () => ReleasesProcess.start({ databaseUrl: database.url, natsUrl: nats.url, remotesUrl: host.url });
const candidate = async () => (await service.stateOf(name))?.candidate;
const history = async () => (await service.send<ReleaseChange[]>('GET', `/${name}/history`)).body;
const tryIt = (steps: number[], everySeconds: number) => service.release(tried, { canary: { steps, everySeconds } });

/** Reports what a shell has seen of the release under trial; the stable one does well. */
function report(seen: Partial<Observed>): void {
  const { failedLoads: _, ...views } = observed(seen);
  const { failedLoads: __, ...usual } = observed({ views: 900, visits: 900, awake: 600 });
  const message: ReleaseReport = {
    shell: 'shell-1',
    releases: [
      { name, version: tried.version, loaded: true, ...views },
      { name, version: stable.version, loaded: true, ...usual },
    ],
  };
  shell.publish(RELEASE_VIEWS_SUBJECT, JSON.stringify(message));
}

beforeAll(async () => {
  nats = await OwnNats.start();
  shell = await connect({ servers: nats.url });
  host = await startReleasesHost();
  database = await createThrowAwayDatabase(serverUrl('DATABASE_URL'));
  service = await start();
});
beforeEach(async () => {
  name += 'a';
  [stable, tried] = twoBuilds();
  await service.release(stable);
});
afterAll(async () => {
  await service.stop();
  await database.drop();
  await shell.close();
  await nats.stop();
  await host.stop();
});

it('a release that throws in one view of five is taken back at once, with its figures, also after a restart', async () => {
  expect((await tryIt([10, 30, 100], 600)).body).toMatchObject({ stable: { version: '1.0.0' }, candidate: { percent: 10 } });
  await eventually(async () =>
    expect((await signedEntry(nats.url, name)).entry.candidate).toMatchObject({
      version: '1.0.1',
      manifest: tried.manifest,
      percent: 10,
    }),
  );
  await service.stop();
  service = await start();
  await eventually(async () => {
    report({ views: 100, visits: 100, serverErrors: 20, awake: 50 });
    expect(await candidate()).toBeNull();
  });
  const [last] = await history();
  expect(last).toMatchObject({ action: 'trial-ended', from: '1.0.0', to: '1.0.1', by: 'releases' });
  expect(last?.reason).toMatch(/\(20\.0 %\) of its views ended in an error of the server, against 0 of .* of the live release\./);
  await eventually(async () => expect((await signedEntry(nats.url, name)).entry.candidate).toBeNull());
});

it('a release that does well gets more visitors step by step, and then all', async () => {
  let seenInTrial: TrialSeen | undefined;
  await tryIt([10, 30, 100], 2);
  await eventually(async () => {
    report({ views: 100, visits: 100, awake: 66 });
    const seen = (await service.stateOf(name))?.seen;
    if (seen && seen.candidate.views > 0) seenInTrial = seen;
    expect((await history()).map(({ action }) => action)).toContain('trial-passed');
  });
  const { views = 0, failed } = seenInTrial?.candidate ?? {};
  expect(seenInTrial).toMatchObject({ stable: { views: 9 * views, failed: 0 }, needed: 50, until: expect.any(String) });
  expect(failed).toBe(0);
  const [passed, raised, begun] = await history();
  expect([passed?.action, raised?.action, begun?.action]).toEqual(['trial-passed', 'trial-raised', 'trial-begun']);
  expect(await service.stateOf(name)).toMatchObject({
    stable: { version: '1.0.1', live: { by: 'owner' } },
    previous: { version: '1.0.0' },
    candidate: null,
  });
});

it('a locked trial keeps its share of visitors, goes on once it is unlocked, and is taken back in spite of a lock', async () => {
  await tryIt([10, 30], 1);
  await service.send('POST', `/${name}/lock`, { reason: 'Easter sale' });
  let until = Number.POSITIVE_INFINITY;
  await eventually(async () => {
    report({ views: 100, visits: 100, awake: 66 });
    const seen = (await service.stateOf(name))?.seen;
    if (seen && seen.candidate.visits > 100) until = Math.min(until, Date.parse(seen.until));
    // So long after the step that it has been looked at several times.
    expect(Date.now()).toBeGreaterThan(until + 3_000);
  });
  expect(await candidate()).toMatchObject({ percent: 10 });
  await service.send('POST', `/${name}/unlock`, {});
  await eventually(async () => {
    report({ views: 100, visits: 100, awake: 66 });
    expect(await candidate()).toMatchObject({ percent: 30 });
  });
  await service.send('POST', `/${name}/lock`, { reason: 'Easter sale' });
  await eventually(async () => {
    report({ views: 100, visits: 100, serverErrors: 90, awake: 10 });
    expect(await service.stateOf(name)).toMatchObject({ candidate: null, lock: { reason: 'Easter sale' } });
  });
});

it('a release that nobody sees is taken back, and by hand a trial is ended or passed at once', async () => {
  await tryIt([50], 2);
  await eventually(async () => expect(await candidate()).toBeNull());
  expect((await history())[0]?.reason).toBe(
    'Too few visitors to judge it: it was seen 0 times, which is 0 visits of the 50 that a step takes, as three of each network count.',
  );

  await tryIt([50], 600);
  expect((await service.release(buildOf(name, '1.0.2'))).body.code).toBe('RELEASES.UNDER_TRIAL');
  const ended = await service.send('POST', `/${name}/rollback`, { serial: await service.serialOf(name), reason: 'Ugly' });
  expect(ended.body).toMatchObject({ stable: { version: '1.0.0' }, candidate: null });
  await tryIt([50], 600);
  expect((await service.release(tried)).body).toMatchObject({ stable: { version: '1.0.1' }, candidate: null });
});
