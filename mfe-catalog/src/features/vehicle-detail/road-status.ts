import { formatDay, type IsoDate, motFlag, type RoadStatus, taxFlag } from '@forecourt/rules';

interface Recorded extends RoadStatus {
  readonly motStatus?: string | undefined;
}

/** "Valid until 14 March 2027", or what the record says; `null` if nothing is known. */
export function motText(status: Recorded, today: IsoDate): string | null {
  const { motDueDate, motStatus } = status;
  if (motDueDate === undefined) return motStatus ?? null;
  return motFlag(status, today) === 'expired' ? `Expired on ${formatDay(motDueDate)}` : `Valid until ${formatDay(motDueDate)}`;
}

/** A fact about a van's road status that its buyer should see at once. */
export interface RoadFact {
  readonly text: string;
  /** The van may not be driven as it is. */
  readonly lapsed: boolean;
}

/** "MOT until 14 March 2027", "Taxed until 1 April 2027", or what has lapsed or is missing. Empty if nothing is known. */
export function roadFacts(status: Recorded, today: IsoDate): RoadFact[] {
  const { motDueDate, motStatus, taxStatus, taxDueDate } = status;
  const facts: RoadFact[] = [];
  if (motDueDate !== undefined) {
    const lapsed = motFlag(status, today) === 'expired';
    facts.push({ text: lapsed ? `MOT expired on ${formatDay(motDueDate)}` : `MOT until ${formatDay(motDueDate)}`, lapsed });
  } else if (motStatus !== undefined) facts.push({ text: `MOT: ${motStatus}`, lapsed: false });

  if (taxFlag(status, today) === 'untaxed') facts.push({ text: 'Untaxed', lapsed: true });
  else if (taxStatus === 'SORN') facts.push({ text: 'SORN: declared off the road', lapsed: false });
  else if (taxDueDate !== undefined)
    facts.push({ text: `Taxed until ${formatDay(taxDueDate)} (tax does not pass to a new owner)`, lapsed: false });
  else if (taxStatus !== undefined) facts.push({ text: taxStatus, lapsed: false });
  return facts;
}

/** "Taxed until 1 April 2027", "Untaxed", "SORN"; `null` if nothing is known. */
export function taxText(status: RoadStatus, today: IsoDate): string | null {
  const { taxStatus, taxDueDate } = status;
  if (taxFlag(status, today) === 'untaxed') return 'Untaxed';
  if (taxStatus === 'SORN' || taxDueDate === undefined) return taxStatus ?? null;
  return `${taxStatus ?? 'Taxed'} until ${formatDay(taxDueDate)}`;
}
