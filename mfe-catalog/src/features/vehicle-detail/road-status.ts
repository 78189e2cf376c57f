import { formatMonth, type IsoDate, motFlag, type RoadStatus, taxFlag } from '@forecourt/rules';

interface Recorded extends RoadStatus {
  readonly motStatus?: string | undefined;
}

/** "14 March 2027". */
const formatDay = (date: IsoDate): string => `${Number(date.slice(8))} ${formatMonth(date)}`;

/** "Valid until 14 March 2027", or what the record says; `null` where nothing is known. */
export function motText(status: Recorded, today: IsoDate): string | null {
  const { motDueDate, motStatus } = status;
  if (motDueDate === undefined) return motStatus ?? null;
  return motFlag(status, today) === 'expired' ? `Expired on ${formatDay(motDueDate)}` : `Valid until ${formatDay(motDueDate)}`;
}

/** "Taxed until 1 April 2027", "Untaxed", "SORN"; `null` where nothing is known. */
export function taxText(status: RoadStatus, today: IsoDate): string | null {
  const { taxStatus, taxDueDate } = status;
  if (taxFlag(status, today) === 'untaxed') return 'Untaxed';
  if (taxStatus === 'SORN' || taxDueDate === undefined) return taxStatus ?? null;
  return `${taxStatus ?? 'Taxed'} until ${formatDay(taxDueDate)}`;
}
