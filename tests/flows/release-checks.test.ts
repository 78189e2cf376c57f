import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseOverview } from '@forecourt/contracts';

const ROOT = new URL('../../', import.meta.url).pathname;
const headers = { authorization: `Bearer ${process.env['STAFF_TOKEN']}` };

const serials = async (): Promise<number[]> => {
  const answer = await fetch(`${process.env['BASE_URL']}/api/releases`, { headers });
  return ((await answer.json()) as ReleaseOverview[]).map(({ serial }) => serial);
};

it('npm run release opens what it releases in Chromium first, and changes nothing when that is live already', async () => {
  const before = await serials();
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dirname(String(process.env['REMOTES_DIR'])) };
  const release = promisify(execFile)(process.execPath, [join(ROOT, 'infra/start.mjs'), 'release', 'mfe-finance'], { env });
  await expect(release).rejects.toMatchObject({
    stdout: expect.stringMatching(/mfe-finance .+ has passed its checks in \d+\.\d s\./),
    stderr: expect.stringContaining('is what visitors get already'),
  });
  expect(await serials()).toEqual(before);
});
