import type { ServiceOperations } from '@forecourt/contracts';
import type { ServiceReport } from './api/get-operations.ts';
import { duration } from './duration.ts';
import { SERVICE_WORDS } from './service-words.ts';

/** Less is what happens while everything works, in seconds. */
const NOTEWORTHY_SECONDS = 5;

/** How long the oldest event that a service has not handled has waited, in seconds; null if it cannot be told. */
export const behindSeconds = ({ consumers }: ServiceOperations): number | null =>
  consumers.some((consumer) => consumer.behindSeconds === null)
    ? null
    : Math.max(0, ...consumers.map((consumer) => consumer.behindSeconds ?? 0));

export const waitingLetters = (reports: readonly ServiceReport[]): number =>
  reports.reduce((sum, { told }) => sum + lettersOf(told), 0);

/** Whether a part is further behind than it is while everything works. */
export const isBehind = (told: ServiceOperations): boolean => (behindSeconds(told) ?? 0) >= NOTEWORTHY_SECONDS;

const lettersOf = (told: ServiceReport['told']): number =>
  typeof told === 'string' ? 0 : (told.deadLetters ?? []).reduce((sum, { count }) => sum + count, 0);

const faultsOf = ({ service, told }: ServiceReport): string[] => {
  const { name, subject, without } = SERVICE_WORDS[service];
  const part = `The ${name} part`;
  if (told === 'unchecked') return [];
  if (told === 'down') return [`${part} does not answer. ${without}`];
  if (told.status === 'stopping') return [`${part} is being restarted.`];
  if (told.checks['postgresql'] === 'down') return [`${part} cannot reach its database. ${without}`];
  if (told.checks['objects'] === 'down') return [`${part} cannot reach the stored pictures. ${without}`];
  const behind = behindSeconds(told) ?? 0;
  const lag = told.outbox?.lagSeconds ?? 0;
  return [
    isBehind(told) && `${subject} ${duration(behind)} behind.`,
    lag >= NOTEWORTHY_SECONDS && `Changes from ${name} have waited ${duration(lag)} to be passed on.`,
  ].filter((fault) => fault !== false);
};

const WHAT_TO_DO = 'This usually mends itself. If it lasts for more than five minutes, tell whoever runs the site for you.';

const isDown = (reports: readonly ServiceReport[], check: string): boolean =>
  reports.some(({ told }) => typeof told === 'object' && told.checks[check] === 'down');

/** The state of everything in plain sentences: one if everything works. */
export const summaryOf = (
  reports: readonly ServiceReport[],
): { readonly isWell: boolean; readonly sentences: readonly string[] } => {
  const faults = [
    ...(reports.some(({ told }) => told === 'unchecked')
      ? [
          'Logins cannot be checked, because Redis does not answer. The site goes on; the back office works again once it answers.',
        ]
      : []),
    ...(isDown(reports, 'nats')
      ? ['The link between the parts (NATS) does not work. Nothing is lost: changes reach the other parts once it does.']
      : []),
    ...reports.flatMap(faultsOf),
  ];
  if (faults.length > 0) faults.push(WHAT_TO_DO);
  const letters = waitingLetters(reports);
  if (letters > 0) faults.push(letters === 1 ? '1 message waits for help.' : `${letters} messages wait for help.`);
  return { isWell: faults.length === 0, sentences: faults.length === 0 ? ['Everything works.'] : faults };
};
