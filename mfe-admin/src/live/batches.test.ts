import { jest } from '@jest/globals';
import { type Due, inBatches } from './batches.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const vehicle = (id: number, version?: number): Due => ({ kind: 'vehicle', id: String(id), ...(version && { version }) });
const ids = (batch: readonly Due[]) => batch.map(({ id }) => id).join(' ');

it('handles changes that come together at once, each record once, by its latest version', async () => {
  const handled: (readonly Due[])[] = [];
  const add = inBatches(async (batch) => {
    handled.push(batch);
    return [];
  });
  for (const change of [vehicle(1, 2), vehicle(2), vehicle(1, 4), vehicle(1)]) add(change);
  await jest.advanceTimersByTimeAsync(150);
  expect(handled).toEqual([[vehicle(1, 4), vehicle(2)]]);
});

it('looks again at what is left over, but not for ever', async () => {
  let asked = 0;
  const add = inBatches(async (batch) => {
    asked += 1;
    return batch;
  });
  add(vehicle(1, 2));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(21);
});

it('rests after many, and goes on after a failure', async () => {
  const handled: string[] = [];
  const add = inBatches(async (batch) => {
    handled.push(ids(batch));
    if (batch.length > 50) throw new Error('down');
    return [];
  });
  for (let id = 1; id <= 60; id += 1) add(vehicle(id));
  await jest.advanceTimersByTimeAsync(150);
  add(vehicle(99));
  await jest.advanceTimersByTimeAsync(4_000);
  expect(handled).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(handled[1]).toBe('99');
});
