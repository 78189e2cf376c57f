import type { Logger } from '@forecourt/server-kit';
import { createClient, type RedisClientType } from 'redis';

/** Injection token of the service's Redis client. Commands fail at once while Redis is down; it reconnects by itself. */
export const REDIS = Symbol('REDIS');

export type RedisClient = RedisClientType;

const MAX_RETRY_MS = 1_000;

/** Starts connecting and returns at once, so that a service starts without Redis. What needs Redis answers 503 until it is up. */
export const openRedis = (url: string, logger: Logger): RedisClient => {
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 5_000,
    socket: { connectTimeout: 2_000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RETRY_MS) },
  });
  let reported = false;
  client.on('ready', () => {
    reported = false;
  });
  client.on('error', (error: Error) => {
    if (!reported) logger.warn({ err: error }, 'Redis is away');
    reported = true;
  });
  // Only rejects if the client is closed before it has connected; other failures are retried and reported above.
  client.connect().catch((error: unknown) => logger.debug({ err: error }, 'Redis was closed before it connected'));
  return client;
};
