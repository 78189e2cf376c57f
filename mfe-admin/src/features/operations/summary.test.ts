import { SERVICES, type ServiceOperations } from '@forecourt/contracts';
import type { ServiceReport } from './api/get-operations.ts';
import { summaryOf } from './summary.ts';

const well: Omit<ServiceOperations, 'service'> = {
  status: 'ready',
  checks: { postgresql: 'up', redis: 'up', nats: 'up', outbox: 'up' },
  failures: 0,
  outbox: { waiting: 0, lagSeconds: 0 },
  consumers: [],
  deadLetters: [],
};
const WHAT_TO_DO = 'This usually mends itself. If it lasts for more than five minutes, tell whoever looks after the site.';
const consumer = { consumer: 'c', events: 'e', waiting: 3, behindSeconds: 40, medianSeconds: null, slowSeconds: null };
const letters = { group: 'g', consumer: 'c', reason: 'TypeError: no', count: 2, oldestSeconds: 9 };

const reports = (odd: Partial<Record<string, ServiceReport['told'] | Partial<ServiceOperations>>>): ServiceReport[] =>
  SERVICES.map((service) => {
    const told = odd[service] ?? {};
    return { service, told: typeof told === 'string' ? told : { ...well, service, ...told } };
  });

it.each<[Parameters<typeof reports>[0], string[]]>([
  [{}, ['Everything works.']],
  [
    { enquiries: { consumers: [{ ...consumer, behindSeconds: 2 }, consumer] } },
    ['The newest changes reach Enquiries 40 seconds late; nothing is lost.', WHAT_TO_DO],
  ],
  [
    { media: 'down' },
    [
      'The Pictures service does not answer. Pictures cannot be added, and customers may miss some. Customers can do everything else.',
      WHAT_TO_DO,
    ],
  ],
  [
    { inventory: { checks: { postgresql: 'down' }, outbox: null, deadLetters: null } },
    [
      'The Stock service cannot reach its database. Staff cannot change vans. Customers see the pages that the site has kept; others may not open.',
      WHAT_TO_DO,
    ],
  ],
  [
    { media: { checks: { nats: 'down' } }, social: { checks: { nats: 'down' }, outbox: { waiting: 2, lagSeconds: 12 } } },
    [
      'The services cannot reach each other (NATS). Customers can do everything; mails and changes of vans arrive late, and nothing is lost.',
      'Changes made in Posts have waited 12 seconds to reach the other services; nothing is lost.',
      WHAT_TO_DO,
    ],
  ],
  [
    { enquiries: { failures: 29 } },
    [
      'In the last ten minutes 29 requests to the Enquiries service failed: whoever sent them was asked to try again.',
      'If the number still grows in five minutes, tell whoever looks after the site.',
    ],
  ],
  [
    { social: { deadLetters: [letters] } },
    ['2 messages between services wait for help. What they say has not been done yet: tell whoever looks after the site.'],
  ],
])('%j reads so', (odd, sentences) => {
  expect(summaryOf(reports(odd), true)).toEqual({ isWell: Object.keys(odd).length === 0, sentences });
});

it('does not say that everything works while mails reach nobody, and claims nothing until that is known', () => {
  expect(summaryOf(reports({}), false)).toEqual({
    isWell: false,
    sentences: [expect.stringMatching(/^Mail isn't connected: replies to customers, .* are kept but not sent\./)],
  });
  expect(summaryOf(reports({}), undefined).isWell).toBe(true);
});
