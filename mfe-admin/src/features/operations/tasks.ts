import type { ServiceName } from '@forecourt/contracts';
import type { BadgeTone } from '@forecourt/ui';
import type { ServiceReport } from './api/get-operations.ts';
import { SERVICE_WORDS } from './service-words.ts';
import { isBehind, waitingLetters } from './summary.ts';

/** Something that a manager expects of the site, and whether it is so. */
export interface Task {
  readonly task: string;
  readonly tone: BadgeTone;
  readonly state: string;
}

const YES = { tone: 'green', state: 'Yes' } as const;
const UNKNOWN = { tone: 'orange', state: 'Cannot be told' } as const;

const stateOf = (told: ServiceReport['told']): Omit<Task, 'task'> => {
  if (told === 'unchecked') return UNKNOWN;
  if (told === 'down' || told.checks['postgresql'] === 'down' || told.checks['objects'] === 'down')
    return { tone: 'red', state: 'No' };
  if (told.status === 'stopping') return { tone: 'orange', state: 'In a moment' };
  if (told.failures > 0) return { tone: 'orange', state: 'Not always' };
  return isBehind(told) ? { tone: 'orange', state: 'Late' } : YES;
};

const tellsOfLetters = ({ told }: ServiceReport): boolean => typeof told === 'object' && told.deadLetters !== null;

const nothingWaits = (reports: readonly ServiceReport[]): Omit<Task, 'task'> => {
  const letters = waitingLetters(reports);
  if (letters > 0) return { tone: 'orange', state: letters === 1 ? '1 waits' : `${letters} wait` };
  return reports.every(tellsOfLetters) ? YES : UNKNOWN;
};

const mailState = (isConnected: boolean | undefined): Omit<Task, 'task'> => {
  if (isConnected === undefined) return UNKNOWN;
  return isConnected ? YES : { tone: 'red', state: 'No' };
};

/** What works, in a manager's words. These reports came through the site, so it can be opened. */
export const tasksOf = (reports: readonly ServiceReport[], isMailConnected: boolean | undefined): readonly Task[] => {
  const states = new Map<ServiceName, Omit<Task, 'task'>>(reports.map(({ service, told }) => [service, stateOf(told)]));
  const hasStock = states.get('inventory')?.state !== 'No';
  return [
    { task: 'Customers can open the site', ...(hasStock ? YES : { tone: 'orange', state: 'Not every page' }) },
    ...(Object.keys(SERVICE_WORDS) as ServiceName[]).map((service) => ({
      task: SERVICE_WORDS[service].task,
      ...(states.get(service) ?? UNKNOWN),
    })),
    { task: 'Mail is connected', ...mailState(isMailConnected) },
    { task: 'Nothing waits for help', ...nothingWaits(reports) },
  ];
};
