import { createClient } from 'redis';
import { REVOCATIONS_KNOWN_KEY } from '../auth/staff-claims.ts';

/** Sets the key that identity sets once Redis holds every revocation, for tests without identity. */
export const sayRevocationsAreKnown = async (redisUrl: string): Promise<void> => {
  const redis = createClient({ url: redisUrl });
  await redis.connect();
  await redis.set(REVOCATIONS_KNOWN_KEY, '1');
  await redis.close();
};
