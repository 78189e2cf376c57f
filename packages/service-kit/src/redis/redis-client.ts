import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@forecourt/server-kit';
import { createClient, type RedisClientType } from 'redis';

/** Injection token of the service's Redis client. Commands fail at once while Redis is down; it reconnects by itself. */
export const REDIS = Symbol('REDIS');

export type RedisClient = RedisClientType;

const MAX_RETRY_MS = 1_000;
const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;
/** Ends a connection on which nothing is said, for example before Redis has greeted. Longer than between two questions. */
const SILENT_MS = 2 * ASK_EVERY_MS;

/** Starts connecting and returns at once, so that a service starts without Redis. What needs Redis answers 503 until it is up. */
export const openRedis = (url: string, logger: Logger): RedisClient => {
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, MAX_RETRY_MS),
    },
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
  const connect = () =>
    client.connect().catch((error: unknown) => logger.debug({ err: error }, 'Redis was closed before it connected'));
  void connect();
  setInterval(async () => {
    if (!client.isReady || (await isAnswering(client)) || !client.isReady) return;
    client.destroy();
    logger.warn('Redis does not answer, connecting again');
    await connect();
  }, ASK_EVERY_MS).unref();
  return client;
};

/** The client itself never gives up a connection that it can write to, and TCP only after a quarter of an hour. */
const isAnswering = (client: RedisClient): Promise<boolean> =>
  Promise.race([
    client.ping().then(
      () => true,
      () => true,
    ),
    delay(ANSWER_WITHIN_MS, false),
  ]);
