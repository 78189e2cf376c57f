import { join } from 'node:path';
import type { Shutdown } from '../processes/shutdown.ts';
import { Supervised } from '../processes/supervised.ts';
import { nats } from './nats.ts';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import type { Server, ServerPlace } from './server.ts';
import type { StorePasswords } from './store-files.ts';
import type { NatsUser, RedisUser } from './store-permissions.ts';

export const SERVERS = ['postgres', 'nats', 'redis'] as const;
export type ServerName = (typeof SERVERS)[number];

export interface ServerUrls {
  /** The superuser's, which creates the services' databases and roles. */
  databaseUrl: string;
  /** NATS address with a user's credentials. */
  natsUrl: (user: NatsUser) => string;
  redisUrl: (user: RedisUser) => string;
}

export interface ServersOptions {
  /** For the servers' data, with their logs in `logs`. */
  folder: string;
  /** Caches unpacked programs between runs. */
  cache: string;
  ports: Record<ServerName, number>;
  /** Password of PostgreSQL's superuser. */
  password: string;
  storePasswords: StorePasswords;
  disposable: boolean;
  /** `DATABASE_URL`, `NATS_URL`, `REDIS_URL`: a server given here, with credentials, is used instead of started. */
  given: NodeJS.ProcessEnv;
  shutdown: Shutdown;
  say: (line: string) => void;
}

/** Starts PostgreSQL, NATS and Redis in parallel and resolves when all three are ready. */
export async function startServers(options: ServersOptions): Promise<ServerUrls> {
  const { folder, cache, ports, password, storePasswords, disposable, given, shutdown, say } = options;
  const place = (name: ServerName): ServerPlace => {
    return { data: join(folder, name), log: join(folder, 'logs', `${name}.log`), port: ports[name], cache, disposable };
  };
  const open = async (
    name: string,
    { log }: ServerPlace,
    url: string | undefined,
    server: Server,
  ): Promise<(user: NatsUser) => string> => {
    if (url) return () => url;
    await shutdown.add('servers', new Supervised(name, server.start, say, log)).begin();
    return (user) => withCredentials(server.url, user, storePasswords[user]);
  };
  const openDatabase = async (server: Server): Promise<string> => {
    if (given['DATABASE_URL']) return given['DATABASE_URL'];
    await shutdown.add('servers', new Supervised('PostgreSQL', server.start, say)).begin();
    return server.url;
  };
  const [databaseUrl, natsUrl, redisUrl] = await Promise.all([
    openDatabase(postgres(place('postgres'), password)),
    open('NATS', place('nats'), given['NATS_URL'], nats(place('nats'), storePasswords)),
    open('Redis', place('redis'), given['REDIS_URL'], redis(place('redis'), storePasswords)),
  ]);
  return { databaseUrl, natsUrl, redisUrl };
}

function withCredentials(url: string, user: string, password: string): string {
  return Object.assign(new URL(url), { username: user, password }).href;
}
