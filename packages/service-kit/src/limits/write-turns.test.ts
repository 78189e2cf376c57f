import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { WriteTurns } from './write-turns.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
const ONE = from('192.0.2.1');
const OTHER = from('198.51.100.1');

/** Work that ends when it is told to. */
const slowWork = () => {
  const ends: (() => void)[] = [];
  return { ends, work: () => new Promise<string>((resolve) => ends.push(() => resolve('written'))) };
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

it('a network with too many writes waiting is refused, while another writes', async () => {
  const turns = new WriteTurns();
  const { ends, work } = slowWork();
  const answers = Array.from({ length: 400 }, () => turns.run(ONE, work).catch(({ status }) => status));
  expect(await turns.run(OTHER, async () => 'written')).toBe('written');
  expect(ends).toHaveLength(3);
  while (ends.length > 0) {
    ends.pop()?.();
    await jest.advanceTimersByTimeAsync(0);
  }
  const settled = await Promise.all(answers);
  expect(settled.filter((answer) => answer === 'written')).toHaveLength(3 + 256);
  expect(settled.filter((answer) => answer === 429)).toHaveLength(400 - 3 - 256);
});

it('a write that has waited for ten seconds fails as if its store were down, and leaves its turn to the next', async () => {
  const turns = new WriteTurns();
  const { ends, work } = slowWork();
  for (let write = 0; write < 3; write += 1) void turns.run(ONE, work);
  const late = jest.fn(work);
  const waiting = expect(turns.run(ONE, late)).rejects.toThrow('no answer within 10000 ms');
  await jest.advanceTimersByTimeAsync(10_000);
  await waiting;
  for (const end of ends) end();
  expect(await turns.run(ONE, async () => 'written')).toBe('written');
  expect(late).not.toHaveBeenCalled();
});
