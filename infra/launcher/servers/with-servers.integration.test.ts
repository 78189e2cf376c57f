import { mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventually, launch } from '../testing/launched.ts';

const SHOW = 'console.log(process.env.DATABASE_URL, process.env.NATS_URL, process.env.REDIS_URL)';

/** Whether `nobody` may enter every folder above this file; not so in a checkout that belongs to root. */
function isOpenToAll(path: string): boolean {
  return path === '/' || ((statSync(path).mode & 0o001) !== 0 && isOpenToAll(dirname(path)));
}

describe('with-servers', () => {
  it('gives a command three servers, returns its exit code, and leaves neither processes nor files', async () => {
    const TMPDIR = mkdtempSync(join(tmpdir(), 'with-servers-'));
    const run = launch(['with-servers', '--', process.execPath, '-e', `${SHOW}; process.exit(7)`], { env: { TMPDIR } });
    expect(await run.exited).toBe(7);
    expect(run.output()).toMatch(/postgres:\/\/\S+ nats:\/\/\S+ redis:\/\/\S+/);
    await eventually(() => run.processes().length === 0, 5);
    expect(readdirSync(TMPDIR)).toEqual([]);
    rmdirSync(TMPDIR);
  });

  it('stops everything, including the command, when it is killed', async () => {
    const run = launch(['with-servers', '--', process.execPath, '-e', 'console.log("up"); setInterval(() => {}, 1000)']);
    await run.says('up');
    expect(run.processes().length).toBeGreaterThan(4);
    run.kill('SIGKILL');
    await eventually(() => run.processes().length === 0, 15);
  });

  const asRoot = process.getuid?.() === 0 && isOpenToAll(import.meta.dirname);
  (asRoot ? it : it.skip)(
    'works for an ordinary user as well',
    async () => {
      const user = { uid: 65_534, gid: 65_534 };
      const run = launch(['with-servers', '--', process.execPath, '-e', SHOW], { user, env: { HOME: tmpdir() } });
      expect({ code: await run.exited, output: run.output() }).toMatchObject({ code: 0 });
    },
    60_000,
  );
});
