import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseOverview } from '@forecourt/contracts';
import { makeBadRelease } from '@forecourt/testing';

const NAME = 'mfe-finance';
const ROOT = new URL('../../', import.meta.url).pathname;
const remotesDir = String(process.env['REMOTES_DIR']);
const headers = { authorization: `Bearer ${process.env['STAFF_TOKEN']}`, 'content-type': 'application/json' };
const releases = `${process.env['BASE_URL']}/api/releases`;

async function state(): Promise<ReleaseOverview> {
  const all: ReleaseOverview[] = await (await fetch(releases, { headers })).json();
  return all.find(({ name }) => name === NAME) as ReleaseOverview;
}

const release = () => {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dirname(remotesDir) };
  return promisify(execFile)(process.execPath, [join(ROOT, 'infra/start.mjs'), 'release', NAME], { env });
};

it('npm run release opens what it releases in Chromium first, is no new build for the next start, and refuses what is live', async () => {
  const { stable, serial } = await state();
  const other = await makeBadRelease(remotesDir, NAME, stable.version, 'is-too-big');
  const body = JSON.stringify({ ...other, serial });
  expect((await fetch(`${releases}/${NAME}`, { method: 'POST', headers, body })).status).toBe(200);
  const lastBuild = join(remotesDir, NAME, '.last-build');
  await writeFile(lastBuild, other.version);

  const { stdout } = await release();
  expect(stdout).toMatch(/passed its checks in \d+\.\d s\n.* is live\./);
  const { stable: now, serial: then } = await state();
  expect(now.version).toBe(stable.version);
  expect(await readFile(lastBuild, 'utf8')).toBe(stable.version);

  await expect(release()).rejects.toMatchObject({ stderr: expect.stringContaining('is live already') });
  expect((await state()).serial).toBe(then);
});
