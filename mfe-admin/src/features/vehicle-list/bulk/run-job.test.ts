import { type ListedVehicle, listedVehicle } from '@forecourt/contracts';
import { someVehicle } from '@forecourt/testing';
import { runJob } from './run-job.ts';

const vans = Array.from({ length: 20 }, (_, index) => listedVehicle(someVehicle({ id: index + 1 })));
const ids = (some: readonly ListedVehicle[]) => some.map(({ id }) => id).sort((a, b) => a - b);
const run = (
  send: (van: ListedVehicle) => Promise<ListedVehicle | null>,
  stop = new AbortController().signal,
  tell = (_: number) => {},
) => runJob({ vans, send }, stop, tell);

it('does every van once, and goes on past those that fail', async () => {
  const told: number[] = [];
  const refused = new Error('no');
  const { changes, failures, left } = await run(
    (van) => (van.id % 5 === 0 ? Promise.reject(refused) : Promise.resolve({ ...van, version: van.version + 1 })),
    undefined,
    (ended) => told.push(ended),
  );
  expect(failures.map(({ van, error }) => [van.id, error])).toEqual([5, 10, 15, 20].map((id) => [id, refused]));
  expect(ids([...changes.map(({ before }) => before), ...failures.map(({ van }) => van)])).toEqual(ids(vans));
  for (const { before, now } of changes) expect(now).toEqual({ ...before, version: before.version + 1 });
  expect(left).toEqual([]);
  expect(told).toEqual(vans.map((_, index) => index + 1));
});

it('has few vans under way at once', async () => {
  let underWay = 0;
  let most = 0;
  await run(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return null;
  });
  expect(most).toBe(4);
});

it('begins no further van once it is stopped, and says which were left', async () => {
  const stop = new AbortController();
  const { changes, left } = await run((van) => {
    if (van.id === 6) stop.abort();
    return Promise.resolve(van);
  }, stop.signal);
  expect(ids(changes.map(({ before }) => before))).toContain(6);
  expect(ids([...changes.map(({ before }) => before), ...left])).toEqual(ids(vans));
  expect(left.length).toBeGreaterThan(10);
});
