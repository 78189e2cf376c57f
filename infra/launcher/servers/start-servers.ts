import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Child } from '../processes/child.ts';
import { startNats } from './nats.ts';
import { choosePorts } from './ports.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import type { Server, ServerPlace } from './server.ts';

export interface Servers {
  /** The superuser's: databases and roles of the services are made with it. */
  databaseUrl: string;
  natsUrl: string;
  redisUrl: string;
  /** Those that were started here, in the order in which they may be stopped. */
  children: Child[];
  stop(): Promise<void>;
}

export interface ServersOptions {
  /** Holds the servers' data, logs and ports. */
  folder: string;
  /** Keeps unpacked programs from one run to the next. */
  cache: string;
  password: string;
  disposable: boolean;
  /** `DATABASE_URL`, `NATS_URL`, `REDIS_URL`: a server given here is used, not started. */
  given: NodeJS.ProcessEnv;
}

/** Starts PostgreSQL, NATS and Redis side by side. When one can't be started, those that were are stopped again. */
export async function startServers({ folder, cache, password, disposable, given }: ServersOptions): Promise<Servers> {
  const logs = join(folder, 'logs');
  await mkdir(logs, { recursive: true });
  const ports = await choosePorts(['postgres', 'nats', 'redis'], join(folder, 'ports.json'));
  const place = (name: keyof typeof ports): ServerPlace => ({
    data: join(folder, name),
    log: join(logs, `${name}.log`),
    port: ports[name],
    cache,
    disposable,
  });
  const use = (url: string | undefined, start: () => Promise<Server>): Promise<Server> =>
    url ? Promise.resolve({ url }) : start();

  const started = await Promise.allSettled([
    use(given['NATS_URL'], () => startNats(place('nats'))),
    use(given['REDIS_URL'], () => startRedis(place('redis'))),
    use(given['DATABASE_URL'], () => startPostgres(place('postgres'), password)),
  ]);
  const children = started.flatMap((result) => (result.status === 'fulfilled' && result.value.child ? [result.value.child] : []));
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
  };
  const [nats, redis, postgres] = started;
  if (nats.status === 'fulfilled' && redis.status === 'fulfilled' && postgres.status === 'fulfilled') {
    return { databaseUrl: postgres.value.url, natsUrl: nats.value.url, redisUrl: redis.value.url, children, stop };
  }
  await stop();
  throw started.find((result) => result.status === 'rejected')?.reason;
}
