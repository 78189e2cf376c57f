import { randomUUID } from 'node:crypto';
import { ProblemError } from '@forecourt/server-kit';
import { type RedisClient } from '@forecourt/service-kit';
import { serverUrl } from '@forecourt/testing';
import fc from 'fast-check';
import { createClient } from 'redis';
import { SignInLimits } from './sign-in-limits.ts';

/** Wrong passwords without a wait. */
const FREE = 5;
/** A Redis database of its own, because wrong passwords in total slow every caller down. */
const url = Object.assign(new URL(serverUrl('REDIS_URL')), { pathname: '/8' }).href;
const redis: RedisClient = createClient({ url });
const limits = new SignInLimits(redis);

beforeAll(async () => {
  await redis.connect();
});
beforeEach(async () => redis.flushDb());
afterAll(async () => redis.close());

const ATTEMPTS = {
  wrong: async () => null,
  right: async () => 'signed in',
  broken: async () => {
    throw new Error('the database is away');
  },
} as const;
type Attempt = keyof typeof ATTEMPTS;
const attempts = fc.array(fc.constantFrom<Attempt>('wrong', 'wrong', 'right', 'broken'), { maxLength: 20 });

const countOf = async (caller: string): Promise<number> => Number(await redis.get(`sign-in:wrong:${caller}`));
const outcomeOf = (caller: string, attempt: Attempt): Promise<string> =>
  limits.guard({ id: caller, isKnown: false }, ATTEMPTS[attempt]).then(
    (result) => (result === null ? 'wrong' : 'right'),
    (error) => (error instanceof ProblemError && error.status === 429 ? 'refused' : 'broken'),
  );

it('counts exactly the wrong passwords since the last right one', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (sequence) => {
      await redis.flushDb();
      const caller = randomUUID();
      let wrong = 0;
      for (const attempt of sequence) {
        const hasToWait = wrong >= FREE && (await redis.exists(`sign-in:wait:${caller}`)) === 1;
        const outcome = await outcomeOf(caller, attempt);
        expect(outcome).toBe(hasToWait ? 'refused' : attempt);
        if (outcome === 'right') wrong = 0;
        if (outcome === 'wrong') wrong += 1;
        expect(await countOf(caller)).toBe(wrong);
      }
    }),
    { numRuns: 50 },
  );
});

it('never counts below zero, and lets one more than the free attempts through when many come at once', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (burst) => {
      await redis.flushDb();
      const caller = randomUUID();
      const outcomes = await Promise.all(burst.map((attempt) => outcomeOf(caller, attempt)));
      expect(await countOf(caller)).toBeGreaterThanOrEqual(0);
      if (!burst.includes('right') && !burst.includes('broken')) {
        expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(Math.min(burst.length, FREE + 1));
      }
    }),
    { numRuns: 50 },
  );
});

it('leaves no counter without an expiry', async () => {
  const caller = randomUUID();
  for (const attempt of ['wrong', 'broken', 'right', 'broken', 'wrong'] as const) await outcomeOf(caller, attempt);
  for (const key of await redis.keys('*')) expect(await redis.ttl(key)).toBeGreaterThan(0);
});

it('lets a known device in at once, and a newcomer in its turn, while a hundred guess', async () => {
  const guess = (id: string) =>
    limits.guard({ id, isKnown: false }, () => new Promise<null>((resolve) => setTimeout(resolve, 20, null))).catch(() => null);
  let left = 100;
  const guesses = Array.from({ length: left }, async (_, index) => {
    await guess(`network-${index % 20}`);
    left -= 1;
  });
  expect(await limits.guard({ id: randomUUID(), isKnown: true }, async () => 'owner')).toBe('owner');
  expect(left).toBeGreaterThan(90);
  await Promise.all(guesses);
}, 30_000);
