import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { root } from '../paths.ts';
import { startChild } from '../processes/child.ts';
import { makeDatabases } from '../system/databases.ts';
import { SERVICES } from '../system/parts.ts';
import { makeKeyPair } from '../system/secrets.ts';
import { type Image, ImageBuild, readStages } from '../testing/image-build.ts';
import { eventually } from '../testing/launched.ts';

const run = promisify(execFile);
const MINUTES = 60_000;
/** As .dockerignore says. */
const IGNORED = /\/(node_modules|dist|\.git|\.data|\.tmp|\.turbo|test-results)$|\.tsbuildinfo$/;
const FILE = join(root, 'infra/containers/forecourt.Dockerfile');

describe('the container files', () => {
  let scratch: string;
  let context: string;
  let images: ImageBuild;

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'images-'));
    context = join(scratch, 'context');
    await cp(root, context, { recursive: true, filter: (path) => !IGNORED.test(path) });
    images = new ImageBuild(readStages(await readFile(FILE, 'utf8')), {
      clone: root,
      context,
      scratch,
      args: { SERVICE: 'media' },
    });
  }, MINUTES);

  afterAll(() => rm(scratch, { recursive: true, force: true }), MINUTES);

  it('satisfy the linter', async () => {
    const { run: lint } = createRequire(import.meta.url)('dockerfilelint') as Linter;
    const text = await readFile(FILE, 'utf8');
    const stages = [...readStages(text).keys()];
    // A stage of the same file has no tag.
    const namesStage = (line: string) => stages.some((stage) => text.split('\n')[Number(line) - 1]?.startsWith(`FROM ${stage} `));
    const issues = lint('.', text).filter(({ rule, line }) => rule !== 'missing_tag' || !namesStage(line));
    expect(issues).toEqual([]);
  });

  const managementPort = async () => ({
    MANAGEMENT_HOST: '127.0.0.1',
    MANAGEMENT_PORT: String(await getPort({ host: '127.0.0.1' })),
  });

  async function answersIn(image: Image, env: NodeJS.ProcessEnv): Promise<void> {
    const port = String(await getPort({ host: '127.0.0.1' }));
    const { NODE_OPTIONS: _, ...inherited } = process.env;
    const inside = (words: string[]) => words.map((word) => (word.startsWith('/app/') ? join(image.folder, word) : word));
    const cwd = join(image.folder, image.workdir);
    const led = Object.fromEntries(
      Object.entries(image.env).map(([name, value]) => [name, value.startsWith('/') ? join(image.folder, value) : value]),
    );
    const ports = { HOST: '127.0.0.1', PORT: port, ...(led['MANAGEMENT_PORT'] && (await managementPort())) };
    const environment = { ...inherited, ...led, ...env, ...ports };
    const [command = '', ...args] = inside(image.command);
    const log = join(image.folder, 'log');
    const child = await startChild({ name: 'part', command, args, cwd, env: environment, log });
    const [check = '', ...checkArgs] = inside(image.healthcheck);
    const isHealthy = () =>
      run(check, checkArgs, { cwd, env: environment }).then(
        () => true,
        () => false,
      );
    try {
      await eventually(isHealthy, 60).catch(async (error) => {
        throw new Error(`${error}\n${await readFile(log, 'utf8')}`);
      });
    } finally {
      await child.stop(5_000);
    }
    expect(await isHealthy()).toBe(false);
  }

  it(
    'build and run a service, the shell and the host of releases, each from nothing but what its image holds',
    async () => {
      const passwords = Object.fromEntries(SERVICES.map((service) => [service, 'a-password-for-this-test']));
      const { media } = await makeDatabases(String(process.env['DATABASE_URL']), passwords);
      const { tokenPublicKey } = await makeKeyPair();
      const stores = {
        NATS_URL: process.env['NATS_URL'],
        REDIS_URL: process.env['REDIS_URL'],
        PUBLIC_URL: 'http://localhost:8080',
      };
      const upstreams = Object.fromEntries(
        [...SERVICES, 'remotes'].map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:9']),
      );

      const platform = await images.build('platform');
      const oneShot = { ...process.env, NODE_OPTIONS: '', ...stores, REMOTES_DIR: join(platform.folder, 'remotes') };
      const named = Object.fromEntries(
        Object.entries(passwords).map(([name, value]) => [`${name.toUpperCase()}_DATABASE_PASSWORD`, value]),
      );
      const cwd = join(platform.folder, platform.workdir);
      await run(process.execPath, ['infra/dist/containers/databases.js'], { cwd, env: { ...oneShot, ...named } });
      await run(process.execPath, ['infra/dist/containers/announce.js'], { cwd, env: oneShot });
      await answersIn(platform, {});

      const objects = join(scratch, 'objects');
      const service = {
        ...stores,
        DATABASE_URL: media,
        JWT_PUBLIC_KEY: tokenPublicKey,
        UPLOAD_SECRET: 'x'.repeat(32),
        OBJECTS_DIR: objects,
      };
      await answersIn(await images.build('service'), service);
      const shell = await images.build('shell');
      await answersIn(
        { ...shell, healthcheck: [...shell.healthcheck.slice(0, -1), '/health/live'] },
        { ...stores, ...upstreams },
      );
    },
    8 * MINUTES,
  );
});

interface Linter {
  run(folder: string, text: string): { rule: string; line: string }[];
}
