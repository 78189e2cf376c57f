import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { openDataDirectory } from './data-directory.ts';
import { readSecrets } from './secrets.ts';

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data-directory-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('is accessible to its owner only, with its contents, even if an earlier release left it open', async () => {
  const folders = ['logs', 'mail', 'objects'].map((name) => join(dataDir, name));
  for (const folder of folders) await mkdir(folder);
  for (const folder of [dataDir, ...folders]) await chmod(folder, 0o755);
  await writeFile(join(dataDir, 'secrets.json'), '{}', { mode: 0o644 });

  const giveBack = await openDataDirectory(dataDir);
  await readSecrets(dataDir, SERVICES);

  for (const folder of [dataDir, ...folders]) expect([folder, await modeOf(folder)]).toEqual([folder, 0o700]);
  for (const name of ['secrets.json', 'launcher.json']) expect([name, await modeOf(join(dataDir, name))]).toEqual([name, 0o600]);
  await giveBack();
});

it('keeps its secrets, and gains those that an earlier release did not know', async () => {
  await writeFile(
    join(dataDir, 'secrets.json'),
    JSON.stringify({ postgresPassword: 'kept', servicePasswords: { media: 'kept too' } }),
  );
  const first = await readSecrets(dataDir, SERVICES);
  expect(first).toMatchObject({ postgresPassword: 'kept', servicePasswords: { media: 'kept too' } });
  expect(new Set(Object.values(first.storePasswords)).size).toBe(SERVICES.length + 2);
  expect(await readSecrets(dataDir, SERVICES)).toEqual(first);
  expect(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))).toEqual(first);
});
