import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnNats } from '@forecourt/testing';
import { announceBuilds } from './announce-builds.ts';
import { withRegistry } from './registry.ts';
import { latestBuild, noteLastBuild } from './release-folders.ts';

const NAME = 'mfe-chat';
let nats: OwnNats;
let remotesDir: string;

beforeEach(async () => {
  nats = await OwnNats.start();
  remotesDir = await mkdtemp(join(tmpdir(), 'remotes-'));
});
afterEach(async () => {
  await nats.stop();
  await rm(remotesDir, { recursive: true });
});

const live = () => withRegistry(nats.url, async (registry) => (await registry.live(NAME))?.version);
const start = () => announceBuilds(nats.url, remotesDir, [NAME]);

/** Another release that is there, live. */
async function makeLive(version: string): Promise<void> {
  await mkdir(join(remotesDir, NAME, version));
  await withRegistry(nats.url, (registry) => registry.announce({ name: NAME, version }));
}

test('a rollback survives restarts until there is another build', async () => {
  const { version } = await latestBuild(NAME);
  await start();
  expect(await live()).toBe(version);
  await makeLive('0.0.1-earlier');
  await start();
  expect(await live()).toBe('0.0.1-earlier');
});

test('code that was reverted to an earlier release is live after a restart', async () => {
  const { version } = await latestBuild(NAME);
  await start();
  await makeLive('0.0.2-later');
  await noteLastBuild(remotesDir, { name: NAME, version: '0.0.2-later' });
  await start();
  expect(await live()).toBe(version);
});
