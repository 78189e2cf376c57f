import { randomUUID } from 'node:crypto';
import { ProblemError } from '@forecourt/server-kit';
import { serverUrl } from '@forecourt/testing';
import fc from 'fast-check';
import { createClient } from 'redis';
import type { RedisClient } from '../redis/redis-client.ts';
import { CallLimit, type GiveBack, takeFromEach } from './call-limit.ts';
import { tooManyInAShortTime } from './too-many.ts';

const EACH = 3;
const OVERALL = 5;
const NETWORKS = ['a', 'b', 'c'];
const refusal = tooManyInAShortTime('TEST.TOO_MANY', 'Too many have been sent');

const redis: RedisClient = createClient({ url: serverUrl('REDIS_URL') });
beforeAll(async () => {
  await redis.connect();
});
afterAll(async () => redis.close());

/** Two fresh limits, as forms have them: one by network and one overall. */
const newLimits = (client: RedisClient = redis) => {
  const name = `test:${randomUUID()}`;
  const limit = (suffix: string, points: number) => new CallLimit(client, { name: name + suffix, points, seconds: 600, refusal });
  const [perNetwork, overall] = [limit('', EACH), limit(':all', OVERALL)];
  return {
    take: (network: string) =>
      takeFromEach([
        [perNetwork, network],
        [overall, ''],
      ]),
    /** The counts in Redis, by network and overall. */
    counted: async () => {
      const keys = [...NETWORKS.map((network) => `${name}:${network}`), `${name}:all:`];
      return (await redis.mGet(keys)).map(Number);
    },
  };
};

type Limits = ReturnType<typeof newLimits>;
interface Model {
  /** The counted calls, in order. */
  calls: { network: string; giveBack: GiveBack }[];
}
const countsOf = ({ calls }: Model): number[] => [
  ...NETWORKS.map((network) => calls.filter((call) => call.network === network).length),
  calls.length,
];

class Take implements fc.AsyncCommand<Model, Limits> {
  constructor(readonly network: string) {}
  check = () => true;
  async run(model: Model, limits: Limits): Promise<void> {
    const own = model.calls.filter(({ network }) => network === this.network).length;
    const taking = limits.take(this.network);
    if (own >= EACH || model.calls.length >= OVERALL) await expect(taking).rejects.toBeInstanceOf(ProblemError);
    else model.calls.push({ network: this.network, giveBack: await taking });
    expect(await limits.counted()).toEqual(countsOf(model));
  }
  toString = () => `take(${this.network})`;
}

class Return implements fc.AsyncCommand<Model, Limits> {
  constructor(readonly place: number) {}
  check = ({ calls }: Readonly<Model>) => calls.length > 0;
  async run(model: Model, limits: Limits): Promise<void> {
    const [call] = model.calls.splice(this.place % model.calls.length, 1);
    await call?.giveBack();
    expect(await limits.counted()).toEqual(countsOf(model));
  }
  toString = () => `giveBack(${this.place})`;
}

it('counts exactly the calls that were taken and not given back, in any order', async () => {
  const commands = fc.commands(
    [fc.constantFrom(...NETWORKS).map((network) => new Take(network)), fc.nat(OVERALL).map((place) => new Return(place))],
    { maxCommands: 40 },
  );
  await fc.assert(
    fc.asyncProperty(commands, (chosen) => fc.asyncModelRun(() => ({ model: { calls: [] }, real: newLimits() }), chosen)),
    { numRuns: 60 },
  );
}, 60_000);

it('never exceeds its limits or counts below zero under concurrency', async () => {
  const callers = fc.array(fc.record({ network: fc.constantFrom(...NETWORKS), fails: fc.boolean() }), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(callers, async (all) => {
      const limits = newLimits();
      const taken = await Promise.all(
        all.map(async ({ network, fails }) => {
          const giveBack = await limits.take(network).catch(() => null);
          if (giveBack === null) return null;
          if (!fails) return network;
          await giveBack();
          return null;
        }),
      );
      const kept = taken.filter((network) => network !== null);
      const counts = NETWORKS.map((network) => kept.filter((other) => other === network).length);
      expect(await limits.counted()).toEqual([...counts, kept.length]);
      expect(Math.max(...counts)).toBeLessThanOrEqual(EACH);
      expect(kept.length).toBeLessThanOrEqual(OVERALL);
    }),
    { numRuns: 60 },
  );
}, 60_000);

it('gives a call that was counted in memory back to memory, not to Redis', async () => {
  // Never connected, as if Redis were down.
  const limits = newLimits(createClient({ url: serverUrl('REDIS_URL') }));
  const returns: GiveBack[] = [];
  for (let call = 0; call < EACH; call += 1) returns.push(await limits.take('a'));
  await expect(limits.take('a')).rejects.toBeInstanceOf(ProblemError);
  await expect(limits.take('a')).rejects.toBeInstanceOf(ProblemError);
  await returns[0]?.();
  await limits.take('a');
  await expect(limits.take('a')).rejects.toBeInstanceOf(ProblemError);
  expect(await limits.counted()).toEqual([0, 0, 0, 0]);
});
