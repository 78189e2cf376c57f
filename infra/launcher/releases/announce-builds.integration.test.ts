import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleasesService } from '../testing/releases-service.ts';
import { announceBuilds } from './announce-builds.ts';
import { latestBuild, noteLastBuild } from './release-folders.ts';

const NAME = 'mfe-chat';
let service: ReleasesService;
let remotesDir: string;
let said: string[];

beforeEach(async () => {
  remotesDir = await mkdtemp(join(tmpdir(), 'remotes-'));
  service = await ReleasesService.start(remotesDir);
  said = [];
});
afterEach(async () => {
  await service.stop();
  await rm(remotesDir, { recursive: true });
});

const live = async () => (await service.client.state(NAME))?.stable.version;
const start = () => announceBuilds(service.client, remotesDir, [NAME], (line) => said.push(line));

/** Another release with the same code, live. */
async function makeLive(version: string): Promise<void> {
  const { version: built } = await latestBuild(NAME);
  const folder = join(remotesDir, NAME, version);
  await cp(join(remotesDir, NAME, built), folder, { recursive: true });
  const text = (await readFile(join(folder, 'mfe.json'), 'utf8')).replace(built, version);
  for (const file of ['mfe.json.br', 'mfe.json.gz']) await rm(join(folder, file));
  await writeFile(join(folder, 'mfe.json'), text);
  const manifest = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  await service.client.release({ name: NAME, version, manifest }, (await service.client.state(NAME))?.serial ?? 0);
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
