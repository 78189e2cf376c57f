import type { ServiceOperations } from '@forecourt/contracts';
import type { ServiceReport } from './api/get-operations.ts';
import { duration } from './duration.ts';
import { SERVICE_WORDS } from './service-words.ts';

/** Less is what happens while everything works, in seconds. */
export const NOTEWORTHY_SECONDS = 5;

/** How long the oldest event that a service has not handled has waited, in seconds; null if it cannot be told. */
export const behindSeconds = ({ consumers }: ServiceOperations): number | null =>
  consumers.some((consumer) => consumer.behindSeconds === null)
    ? null
    : Math.max(0, ...consumers.map((consumer) => consumer.behindSeconds ?? 0));

export const waitingLetters = (reports: readonly ServiceReport[]): number =>
  reports.reduce((sum, { told }) => sum + lettersOf(told), 0);

/** Whether a service is further behind than it is while everything works. */
export const isBehind = (told: ServiceOperations): boolean => (behindSeconds(told) ?? 0) >= NOTEWORTHY_SECONDS;

const lettersOf = (told: ServiceReport['told']): number =>
  typeof told === 'string' ? 0 : (told.deadLetters ?? []).reduce((sum, { count }) => sum + count, 0);

const faultsOf = ({ service, told }: ServiceReport): string[] => {
  const { name, without } = SERVICE_WORDS[service];
  const subject = `The ${name} service`;
  if (told === 'unchecked') return [];
  if (told === 'down') return [`${subject} does not answer. ${without}`];
  if (told.status === 'stopping') return [`${subject} is being restarted.`];
  if (told.checks['postgresql'] === 'down') return [`${subject} cannot reach its database. ${without}`];
  if (told.checks['objects'] === 'down') return [`${subject} cannot reach the stored pictures. ${without}`];
  const behind = behindSeconds(told) ?? 0;
  const lag = told.outbox?.lagSeconds ?? 0;
  return [
    isBehind(told) && `The newest changes reach ${name} ${duration(behind)} late; nothing is lost.`,
    lag >= NOTEWORTHY_SECONDS &&
      `Changes made in ${name} have waited ${duration(lag)} to reach the other services; nothing is lost.`,
  ].filter((fault) => fault !== false);
};

const failuresOf = ({ service, told }: ServiceReport): string[] => {
  if (typeof told === 'string' || told.failures === 0) return [];
  const { name } = SERVICE_WORDS[service];
  return [
    told.failures === 1
      ? `In the last ten minutes 1 request to the ${name} service failed: whoever sent it was asked to try again.`
      : `In the last ten minutes ${told.failures} requests to the ${name} service failed: whoever sent them was asked to try again.`,
  ];
};

const WHAT_TO_DO = 'This usually mends itself. If it lasts for more than five minutes, tell whoever looks after the site.';
const MAIL_MISSING =
  "Mail isn't connected: replies to customers, confirmations and invitations are kept but not sent. Whoever runs the site can connect it.";
const IF_MORE_FAIL = 'If the number still grows in five minutes, tell whoever looks after the site.';

const isDown = (reports: readonly ServiceReport[], check: string): boolean =>
  reports.some(({ told }) => typeof told === 'object' && told.checks[check] === 'down');

const lettersInWords = (letters: number): string =>
  `${letters === 1 ? '1 message between services waits' : `${letters} messages between services wait`} for help. What ${
    letters === 1 ? 'it says' : 'they say'
  } has not been done yet: tell whoever looks after the site.`;

/**
 * The state of everything in plain sentences: one if everything works.
 * @param isMailConnected undefined until that is known.
 */
export const summaryOf = (
  reports: readonly ServiceReport[],
  isMailConnected: boolean | undefined,
): { readonly isWell: boolean; readonly sentences: readonly string[] } => {
  const faults = [
    ...(reports.some(({ told }) => told === 'unchecked')
      ? [
          'Logins cannot be checked, because Redis does not answer. Customers can do everything; the back office works again once it answers.',
        ]
      : []),
    ...(isDown(reports, 'nats')
      ? [
          'The services cannot reach each other (NATS). Customers can do everything; mails and changes of vans arrive late, and nothing is lost.',
        ]
      : []),
    ...reports.flatMap(faultsOf),
  ];
  if (faults.length > 0) faults.push(WHAT_TO_DO);
  const failures = reports.flatMap(failuresOf);
  if (failures.length > 0) faults.push(...failures, IF_MORE_FAIL);
  const letters = waitingLetters(reports);
  if (letters > 0) faults.push(lettersInWords(letters));
  if (isMailConnected === false) faults.push(MAIL_MISSING);
  return { isWell: faults.length === 0, sentences: faults.length === 0 ? ['Everything works.'] : faults };
};
