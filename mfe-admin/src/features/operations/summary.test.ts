import { SERVICES, type ServiceOperations } from '@forecourt/contracts';
import type { ServiceReport } from './api/get-operations.ts';
import { summaryOf } from './summary.ts';

const well: Omit<ServiceOperations, 'service'> = {
  status: 'ready',
  checks: { postgresql: 'up', redis: 'up', nats: 'up', outbox: 'up' },
  outbox: { waiting: 0, lagSeconds: 0 },
  consumers: [],
  deadLetters: [],
};
const WHAT_TO_DO = 'This usually mends itself. If it lasts for more than five minutes, tell whoever runs the site for you.';
const consumer = { consumer: 'c', events: 'e', waiting: 3, behindSeconds: 40, medianSeconds: null, slowSeconds: null };
const letters = { group: 'g', consumer: 'c', reason: 'TypeError: no', count: 2, oldestSeconds: 9 };

const reports = (odd: Partial<Record<string, ServiceReport['told'] | Partial<ServiceOperations>>>): ServiceReport[] =>
  SERVICES.map((service) => {
    const told = odd[service] ?? {};
    return { service, told: typeof told === 'string' ? told : { ...well, service, ...told } };
  });

it.each<[Parameters<typeof reports>[0], string[]]>([
  [{}, ['Everything works.']],
  [{ enquiries: { consumers: [{ ...consumer, behindSeconds: 2 }, consumer] } }, ['Enquiries are 40 seconds behind.', WHAT_TO_DO]],
  [{ media: 'down' }, ['The Pictures part does not answer. Pictures cannot be uploaded; the site goes on.', WHAT_TO_DO]],
  [
    { inventory: { checks: { postgresql: 'down' }, outbox: null, deadLetters: null } },
    [
      'The Stock part cannot reach its database. Vans cannot be changed; visitors still see those that the site has kept.',
      WHAT_TO_DO,
    ],
  ],
  [
    { media: { checks: { nats: 'down' } }, social: { checks: { nats: 'down' }, outbox: { waiting: 2, lagSeconds: 12 } } },
    [
      'The link between the parts (NATS) does not work. Nothing is lost: changes reach the other parts once it does.',
      'Changes from Posts have waited 12 seconds to be passed on.',
      WHAT_TO_DO,
    ],
  ],
  [{ social: { deadLetters: [letters] } }, ['2 messages wait for help.']],
])('%j reads so', (odd, sentences) => {
  expect(summaryOf(reports(odd))).toEqual({ isWell: Object.keys(odd).length === 0, sentences });
});
