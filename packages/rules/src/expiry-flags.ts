import { addDays, daysBetween, type IsoDate, monthEnd } from './iso-date.ts';

/** Days before the due date from which an MOT is flagged (product §9). */
export const MOT_WARNING_DAYS = 30;

/** The fields of a vehicle's specifications that the flags depend on. */
export interface RoadStatus {
  readonly motDueDate?: IsoDate | undefined;
  readonly taxStatus?: string | undefined;
  readonly taxDueDate?: IsoDate | undefined;
}

/** An MOT is valid on its due date: expired from the day after, 'soon' in the 30 days before (product §4). */
export const motFlag = ({ motDueDate }: RoadStatus, today: IsoDate): 'expired' | 'soon' | null => {
  if (motDueDate === undefined) return null;
  if (motDueDate < today) return 'expired';
  return daysBetween(today, motDueDate) <= MOT_WARNING_DAYS ? 'soon' : null;
};

/** Untaxed by status or by a past due date; a van declared off the road (SORN) is not flagged (D26). */
export const taxFlag = ({ taxStatus, taxDueDate }: RoadStatus, today: IsoDate): 'untaxed' | null => {
  if (taxStatus === 'SORN') return null;
  if (taxStatus === 'Untaxed') return 'untaxed';
  return taxDueDate !== undefined && taxDueDate < today ? 'untaxed' : null;
};

/** The red badge of an admin card, or null. */
export const expiryBadge = (status: RoadStatus, today: IsoDate): 'MOT EXPIRED' | 'TAX EXPIRED' | 'MOT & TAX EXPIRED' | null => {
  const mot = motFlag(status, today) === 'expired';
  const tax = taxFlag(status, today) === 'untaxed';
  if (mot && tax) return 'MOT & TAX EXPIRED';
  if (mot) return 'MOT EXPIRED';
  return tax ? 'TAX EXPIRED' : null;
};

/**
 * A realistic tax expiry for sample data, about so many days from today: UK vehicle tax runs to the last day of a month (Vehicle
 * Excise and Registration Act 1994, s. 3). Past dates stay in the past.
 */
export const taxEndNear = (today: IsoDate, days: number): IsoDate => monthEnd(addDays(today, days), days < 0 ? -1 : 0);
