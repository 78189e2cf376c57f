import type { Vehicle } from '@forecourt/contracts';
import { daysBetween, formatNumber, type IsoDate, isForSale } from '@forecourt/rules';
import { dayOf } from '@forecourt/web-kit';

type Aged = Pick<Vehicle, 'createdAt' | 'stockStatus' | 'isSold'>;

/**
 * How long a van has been in the list: "12 days in stock", "came 12 days ago" for one that is sold, whose last day is not recorded,
 * or "added 12 days ago" where the day on which it came is unknown or ahead.
 * @param since the day on which it came, if that is recorded.
 */
export function stockAge(van: Aged, today: IsoDate, since?: IsoDate): string {
  const isSold = !isForSale(van);
  const isHere = !isSold && van.stockStatus !== 'Due In';
  const recorded = isHere || isSold ? since : undefined;
  const days = Math.max(0, daysBetween(recorded ?? dayOf(Date.parse(van.createdAt)), today));
  const counted = days === 0 ? 'today' : `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
  if (isHere && (recorded || days > 0)) return days === 0 ? 'in stock since today' : `${counted} in stock`;
  return `${recorded ? 'came' : 'added'} ${counted}${days === 0 ? '' : ' ago'}`;
}
