import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCache } from '../paths.ts';
import { Shutdown } from '../processes/shutdown.ts';
import { makePassword, makePasswords } from '../system/secrets.ts';
import { choosePorts } from './ports.ts';
import { privateFolder } from './private-files.ts';
import { serverProgram } from './server-program.ts';
import { SERVERS, type ServerUrls, startServers } from './start-servers.ts';
import { NATS_USERS } from './store-permissions.ts';

/** Runs `use` with a PostgreSQL, NATS and Redis of its own, and removes them afterwards. */
export async function withTemporaryServers<Result>(use: (urls: ServerUrls) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'));
  const shutdown = new Shutdown();
  shutdown.afterwards(() => rm(folder, { recursive: true, force: true }));
  try {
    await privateFolder(join(folder, 'logs'));
    const ports = await choosePorts(SERVERS, join(folder, 'ports.json'));
    const storePasswords = makePasswords(NATS_USERS);
    const say = (line: string) => console.error(line);
    const place = { folder, cache: serverCache, ports, disposable: true, given: {} };
    return await use(await startServers({ ...place, password: makePassword(), storePasswords, shutdown, say }));
  } finally {
    await shutdown.stop();
  }
}

/** The environment for tests: temporary servers, and NATS_PROGRAM for tests that start and kill a NATS of their own. */
export async function testEnvironment(urls: ServerUrls): Promise<NodeJS.ProcessEnv> {
  const { path } = await serverProgram('nats-server', { cache: serverCache, setting: 'NATS_PROGRAM' });
  return { ...serverEnvironment(urls), NATS_PROGRAM: path };
}

/** The servers' addresses, with credentials that may do anything. */
export function serverEnvironment({ databaseUrl, natsUrl, redisUrl }: ServerUrls): NodeJS.ProcessEnv {
  return { DATABASE_URL: databaseUrl, NATS_URL: natsUrl('operator'), REDIS_URL: redisUrl('operator') };
}
