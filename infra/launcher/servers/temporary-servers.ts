import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCache } from '../paths.ts';
import { Shutdown } from '../processes/shutdown.ts';
import { choosePorts } from './ports.ts';
import { serverProgram } from './server-program.ts';
import { SERVERS, type ServerUrls, startServers } from './start-servers.ts';

/** Runs `use` beside a PostgreSQL, a NATS and a Redis of its own, of which nothing is left afterwards. */
export async function withTemporaryServers<Result>(use: (urls: ServerUrls) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'));
  const shutdown = new Shutdown();
  shutdown.afterwards(() => rm(folder, { recursive: true, force: true }));
  try {
    await mkdir(join(folder, 'logs'));
    const ports = await choosePorts(SERVERS, join(folder, 'ports.json'));
    const password = randomBytes(24).toString('base64url');
    const say = (line: string) => console.error(line);
    return await use(
      await startServers({ folder, cache: serverCache, ports, password, disposable: true, given: {}, shutdown, say }),
    );
  } finally {
    await shutdown.stop();
  }
}

/** The environment of tests: temporary servers, and NATS_PROGRAM for a test that kills a NATS of its own. */
export async function testEnvironment(urls: ServerUrls): Promise<NodeJS.ProcessEnv> {
  const { path } = await serverProgram('nats-server', { cache: serverCache, setting: 'NATS_PROGRAM' });
  return { ...serverEnvironment(urls), NATS_PROGRAM: path };
}

/** A temporary server's address in the environment of a program. */
export function serverEnvironment({ databaseUrl, natsUrl, redisUrl }: ServerUrls): NodeJS.ProcessEnv {
  return { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, REDIS_URL: redisUrl };
}
