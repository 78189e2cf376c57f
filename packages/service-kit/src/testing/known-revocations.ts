import { createClient } from 'redis';
import { REVOCATIONS_KNOWN_KEY } from '../auth/staff-claims.ts';

/** Says what identity says once it has written every revocation to Redis: for tests in which it does not run. */
export const sayRevocationsAreKnown = async (redisUrl: string): Promise<void> => {
  const redis = createClient({ url: redisUrl });
  await redis.connect();
  await redis.set(REVOCATIONS_KNOWN_KEY, '1');
  await redis.close();
};
