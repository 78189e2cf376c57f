import fc from 'fast-check';
import { type EndTurn, FairTurns } from './fair-turns.ts';

const LIMITS = { atOnce: 3, eachAtOnce: 2, eachWaiting: 5, longestMs: 60_000 };

/** Lets all pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('gives a newcomer the next turn, however much another network requests', async () => {
  const turns = new FairTurns({ ...LIMITS, atOnce: 2 });
  const order: string[] = [];
  const ends: EndTurn[] = [];
  const ask = (network: string) => turns.take(network)?.then((end) => ends.push(end) && order.push(network));
  for (let asked = 0; asked < 7; asked += 1) void ask('greedy');
  void ask('newcomer');
  await settled();
  expect(order).toEqual(['greedy', 'greedy']);
  ends.shift()?.();
  await settled();
  expect(order.at(-1)).toBe('newcomer');
  for (const end of ends) end();
});

it('limits how many requests of one network wait, without affecting others', async () => {
  const turns = new FairTurns(LIMITS);
  const taken = Array.from({ length: 20 }, () => turns.take('greedy'));
  expect(taken.filter(Boolean)).toHaveLength(LIMITS.eachAtOnce + LIMITS.eachWaiting);
  expect(turns.take('newcomer')).toBeDefined();
  for (const turn of taken.slice(0, LIMITS.eachAtOnce)) (await turn)?.();
});

it('ends a turn that takes too long', async () => {
  const turns = new FairTurns({ ...LIMITS, atOnce: 1, longestMs: 10 });
  const first = await turns.take('a');
  const second = await turns.take('b');
  second?.();
  first?.();
  first?.();
  expect(await turns.take('c')).toBeDefined();
});

it('never exceeds its limits, and serves everybody eventually', async () => {
  const visitors = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(visitors, async (asking) => {
      const turns = new FairTurns(LIMITS);
      const running: string[] = [];
      const work = asking.map(async (network) => {
        const end = await turns.take(network);
        if (end === undefined) return;
        running.push(network);
        expect(running.length).toBeLessThanOrEqual(LIMITS.atOnce);
        expect(running.filter((other) => other === network).length).toBeLessThanOrEqual(LIMITS.eachAtOnce);
        await settled();
        running.splice(running.indexOf(network), 1);
        end();
      });
      await Promise.all(work);
      expect(running).toEqual([]);
    }),
  );
});
