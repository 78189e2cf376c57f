import type { DataRequest, DataRequestType } from '@forecourt/contracts';
import { daysBetween, type IsoDate } from '@forecourt/rules';

/** The articles are those of the UK GDPR. */
export const TYPE_LABELS: Readonly<Record<DataRequestType, string>> = {
  access: 'Access (Article 15)',
  rectification: 'Correction (Article 16)',
  erasure: 'Erasure (Article 17)',
  restriction: 'Restriction (Article 18)',
  portability: 'Portability (Article 20)',
  objection: 'Objection (Article 21)',
};

/** From so many days before the due date, it is said in colour too. */
const SOON_DAYS = 7;

export interface DueLabel {
  readonly text: string;
  readonly tone: 'red' | 'orange' | 'grey' | 'green';
}

const counted = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** How urgent it is, in words; the colour only helps. */
export function dueLabel({ state, dueDate }: Pick<DataRequest, 'state' | 'dueDate'>, today: IsoDate): DueLabel {
  if (state === 'done') return { text: 'Done', tone: 'green' };
  const days = daysBetween(today, dueDate);
  if (days < 0) return { text: `Overdue by ${counted(-days)}`, tone: 'red' };
  if (days === 0) return { text: 'Due today', tone: 'orange' };
  return { text: `Due in ${counted(days)}`, tone: days <= SOON_DAYS ? 'orange' : 'grey' };
}
