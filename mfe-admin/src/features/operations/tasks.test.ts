import { SERVICES, type ServiceOperations } from '@forecourt/contracts';
import type { ServiceReport } from './api/get-operations.ts';
import { tasksOf } from './tasks.ts';

const well: Omit<ServiceOperations, 'service'> = {
  status: 'ready',
  checks: { postgresql: 'up' },
  failures: 0,
  outbox: { waiting: 0, lagSeconds: 0 },
  consumers: [],
  deadLetters: [],
};
const consumer = { consumer: 'c', events: 'e', waiting: 3, behindSeconds: 40, medianSeconds: null, slowSeconds: null };
const letters = { group: 'g', consumer: 'c', reason: 'TypeError: no', count: 2, oldestSeconds: 9 };

it.each<[Partial<Record<string, 'down' | Partial<ServiceOperations>>>, string[]]>([
  [{}, []],
  [{ enquiries: { failures: 29 } }, ['Enquiries get through: Not always']],
  [{ enquiries: { consumers: [consumer] } }, ['Enquiries get through: Late']],
  [{ social: { deadLetters: [letters] } }, ['Nothing waits for help: 2 wait']],
  [
    { inventory: 'down' },
    [
      'Customers can open the site: Not every page',
      'The vans on the site are up to date: No',
      'Nothing waits for help: Cannot be told',
    ],
  ],
])('%j leaves a manager with these', (odd, expected) => {
  const reports = SERVICES.map((service): ServiceReport => {
    const told = odd[service] ?? {};
    return { service, told: typeof told === 'string' ? told : { ...well, service, ...told } };
  });
  const tasks = tasksOf(reports, true);
  expect(tasks).toHaveLength(SERVICES.length + 3);
  expect(tasks.filter(({ tone }) => tone !== 'green').map(({ task, state }) => `${task}: ${state}`)).toEqual(expected);
});

it.each([
  [false, 'No'],
  [undefined, 'Cannot be told'],
  [true, 'Yes'],
])('says of mail that is connected: %j, %s', (isConnected, state) => {
  expect(tasksOf([], isConnected).find(({ task }) => task === 'Mail is connected')?.state).toBe(state);
});
