import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.ts';
import { freePort } from './servers/ports.ts';
import { serverEnvironment, withTemporaryServers } from './servers/temporary-servers.ts';
import { eventually, type Launched, launch } from './testing/launched.ts';

const MINUTES = 60_000;

describe('npm start', () => {
  const folders: string[] = [];
  const running: Launched[] = [];

  afterAll(async () => {
    for (const launched of running) launched.kill('SIGTERM');
    await Promise.all(running.map(({ exited }) => exited));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  async function newDataDir(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'launcher-'));
    folders.push(folder);
    return folder;
  }

  async function start(dataDir: string, env: NodeJS.ProcessEnv = {}) {
    const port = await freePort();
    const launched = launch(['start'], { env: { DATA_DIR: dataDir, PORT: String(port), ...env } });
    running.push(launched);
    return { launched, base: `http://127.0.0.1:${port}` };
  }

  async function startByNpm(dataDir: string) {
    const port = String(await freePort());
    const { DATABASE_URL: _, NATS_URL: __, REDIS_URL: ___, ...inherited } = process.env;
    const env = { ...inherited, NODE_OPTIONS: '', DATA_DIR: dataDir, PORT: port };
    const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let written = '';
    npm.stdout.on('data', (chunk) => {
      written += chunk;
    });
    return { npm, base: `http://127.0.0.1:${port}`, output: () => written };
  }

  /** Deletes secrets, so that the next start makes new ones. */
  async function forget(dataDir: string, names: readonly string[]): Promise<void> {
    const file = join(dataDir, 'secrets.json');
    const kept = Object.entries(JSON.parse(await readFile(file, 'utf8')) as object).filter(([name]) => !names.includes(name));
    await writeFile(file, JSON.stringify(Object.fromEntries(kept)));
  }

  const vans = async (base: string) => ((await (await fetch(`${base}/api/vehicles`)).json()) as unknown[]).length;

  it(
    'shows the demo stock on the first start, stops in order on Ctrl-C, starts with a new key of releases, survives kill -9, and stops when its npm exits',
    async () => {
      const dataDir = await newDataDir();
      const first = await start(dataDir);
      await first.launched.says('All services run');
      expect(first.launched.output()).toContain('Admin password');
      expect(await vans(first.base)).toBe(48);
      expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
      const before = Date.now();
      first.launched.kill('SIGINT');
      expect(await first.launched.exited).toBe(0);
      expect(Date.now() - before).toBeLessThan(10_000);
      await eventually(() => first.launched.processes().length === 0, 5);

      await forget(dataDir, ['registryPrivateKey', 'registryPublicKey']);
      const second = await start(dataDir);
      await second.launched.says('first page');
      second.launched.kill('SIGKILL');
      await eventually(() => second.launched.processes().length === 0, 15);

      const third = await startByNpm(dataDir);
      await eventually(() => third.output().includes('first page'), 120);
      expect(third.output()).not.toContain('Loading the demo stock');
      expect(await vans(third.base)).toBe(48);
      const page = await fetch(`${third.base}/vehicles`);
      expect(page.status).toBe(200);
      third.npm.kill('SIGKILL');
      await eventually(() => !existsSync(join(dataDir, 'launcher.json')), 15);
    },
    5 * MINUTES,
  );

  it(
    'uses given servers, restarts what crashed, and keeps a second launcher out',
    // It needs its own servers: it changes the passwords of the services' roles, which other tests use on the shared ones.
    () =>
      withTemporaryServers(async (urls) => {
        const dataDir = await newDataDir();
        const { launched, base } = await start(dataDir, serverEnvironment(urls));
        await launched.says('All services run');
        expect(['postgres', 'nats', 'redis'].filter((name) => existsSync(join(dataDir, name)))).toEqual([]);

        const other = await start(dataDir);
        expect(await other.launched.exited).toBe(1);
        expect(other.launched.output()).toContain(`${dataDir} is in use by another Forecourt (process ${launched.pid})`);
        await eventually(() => other.launched.processes().length === 0, 5);

        const inventory = launched.processes().find(({ command }) => command.includes('services/inventory'));
        process.kill(Number(inventory?.pid), 'SIGKILL');
        await launched.says('inventory stopped (SIGKILL)');
        await launched.says('inventory is running again.');
        expect(await vans(base)).toBe(48);

        // While its servers still run.
        launched.kill('SIGTERM');
        await launched.exited;
      }),
    2 * MINUTES,
  );

  describe('says in one sentence what is wrong and leaves nothing running', () => {
    async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
      const launched = launch(['start'], { env: { DATA_DIR: await newDataDir(), ...env } });
      expect(await launched.exited).toBe(1);
      await eventually(() => launched.processes().length === 0, 5);
      return launched.output().trim().split('\n').at(-1) ?? '';
    }

    it('when the port is taken', async () => {
      const server: Server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as { port: number };
      expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is taken by another program`);
      server.close();
    });

    it('when the port is invalid', async () => {
      expect(await refusal({ PORT: 'http' })).toContain('PORT is "http", which is not a port');
    });

    it('when the address is not this machine’s', async () => {
      expect(await refusal({ HOST: '192.0.2.1', PORT: '18999' })).toContain('192.0.2.1 is not an address of this machine');
    });

    it('when the data belongs to a PostgreSQL version that is not installed', async () => {
      const dataDir = await newDataDir();
      await mkdir(join(dataDir, 'postgres'), { mode: 0o700 });
      await writeFile(join(dataDir, 'postgres/PG_VERSION'), '9\n');
      const port = String(await freePort());
      expect(await refusal({ DATA_DIR: dataDir, PORT: port })).toMatch(
        /was made by PostgreSQL 9 and only .+ is here: install PostgreSQL 9/,
      );
    });

    it('when the data directory cannot be created', async () => {
      const file = join(await newDataDir(), 'file');
      await writeFile(file, '');
      expect(await refusal({ DATA_DIR: file, PORT: String(await freePort()) })).toContain(`${file} is not a directory`);
    });

    it('when a given database does not answer', async () => {
      const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: String(await freePort()) };
      expect(await refusal(env)).toContain('The databases could not be made: connect ECONNREFUSED 127.0.0.1:1');
    });

    it('when there is no such command', async () => {
      const launched = launch(['fly']);
      expect(await launched.exited).toBe(1);
      expect(launched.output()).toContain('There is no command "fly"');
    });

    it.each([
      ['token --now', '"token" takes nothing, and you gave it --now.'],
      ['why mfe-catalog --who', "Unknown option '--who': --help says what the command takes."],
    ])('when there is no such option: %s', async (words, sentence) => {
      const launched = launch(words.split(' '));
      expect(await launched.exited).toBe(1);
      expect(launched.output().trim()).toBe(sentence);
    });
  });

  it('says what a command takes', async () => {
    const launched = launch(['restore', '--help']);
    expect(await launched.exited).toBe(0);
    expect(launched.output()).toContain('node infra/start.mjs restore --to 2026-11-26T10:15:00Z, --to latest or --list\n');
  });
});
