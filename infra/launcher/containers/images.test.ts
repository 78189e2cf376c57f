import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICES } from '@forecourt/contracts';
import { root } from '../paths.ts';
import { freePort } from '../servers/ports.ts';
import { makeKeyPair } from '../system/secrets.ts';
import { makeDatabases } from '../system/service-databases.ts';
import { ImageBuilder } from '../testing/image-builder.ts';
import { eventually } from '../testing/launched.ts';

const MINUTES = 60_000;
const DOCKERFILE = join(root, 'infra/containers/forecourt.Dockerfile');

describe('the container files', () => {
  let scratch: string;
  let images: ImageBuilder;

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'images-'));
    images = await ImageBuilder.start(scratch, DOCKERFILE);
  }, 5 * MINUTES);

  afterAll(async () => {
    await images.stop();
    await rm(scratch, { recursive: true, force: true });
  }, 5 * MINUTES);

  const build = (target: string, args?: Record<string, string>) =>
    images.build(target, { dockerfile: DOCKERFILE, context: root, ...(args && { args }) });

  /** Runs the image's CMD and waits until its own health check passes, on `path` if given. */
  async function answers(container: string, image: string, env: Record<string, string>, path?: string): Promise<void> {
    const { Cmd, Env, Healthcheck } = await images.configOf(image);
    const isManaged = Env.some((variable) => variable.startsWith('MANAGEMENT_PORT='));
    const management = isManaged && { MANAGEMENT_HOST: '127.0.0.1', MANAGEMENT_PORT: await portNumber() };
    const environment = { ...env, HOST: '127.0.0.1', PORT: await portNumber(), ...management };
    const [, ...check] = Healthcheck.Test;
    const log = join(scratch, `${image}.log`);
    const child = await images.startIn(container, Cmd, environment, log);
    const checked = path ? [...check.slice(0, -1), path] : check;
    const isHealthy = () =>
      images.run(container, checked, environment).then(
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
    'build and run a service, the shell and the host of releases, each with nothing but its image',
    async () => {
      const passwords = Object.fromEntries(SERVICES.map((service) => [service, 'a-password-for-this-test']));
      const { media = '' } = await makeDatabases(String(process.env['DATABASE_URL']), passwords);
      const { publicKey } = await makeKeyPair('ES256');
      const registry = await makeKeyPair('EdDSA');
      const stores = {
        NATS_URL: String(process.env['NATS_URL']),
        REDIS_URL: String(process.env['REDIS_URL']),
        PUBLIC_URL: 'http://localhost:8080',
      };
      const upstreams = Object.fromEntries(
        [...SERVICES, 'remotes'].map((name) => [`${name.toUpperCase()}_URL`, 'http://127.0.0.1:9']),
      );

      const platform = await images.container(await build('platform'));
      const named = Object.fromEntries(
        Object.entries(passwords).map(([name, value]) => [`${name.toUpperCase()}_DATABASE_PASSWORD`, value]),
      );
      const superuser = { DATABASE_URL: String(process.env['DATABASE_URL']) };
      await images.run(platform, ['node', 'infra/dist/containers/create-databases.js'], { ...superuser, ...named });
      await answers(platform, 'platform', {});

      const service = await images.container(await build('service', { SERVICE: 'media' }));
      const keys = {
        DATABASE_URL: media,
        JWT_PUBLIC_KEY: publicKey,
        UPLOAD_SECRET: 'x'.repeat(32),
        OBJECTS_DIR: '/tmp/objects',
      };
      await answers(service, 'service', { ...stores, ...keys });

      const shell = await images.container(await build('shell'));
      await answers(shell, 'shell', { ...stores, ...upstreams, REGISTRY_PUBLIC_KEY: registry.publicKey }, '/health/live');
    },
    20 * MINUTES,
  );
});

const portNumber = async () => String(await freePort());
