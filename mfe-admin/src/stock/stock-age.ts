import type { Vehicle } from '@forecourt/contracts';
import { daysBetween, formatNumber, type IsoDate } from '@forecourt/rules';
import { dayOf } from '@forecourt/web-kit';

type Aged = Pick<Vehicle, 'createdAt' | 'stockStatus' | 'isSold'>;

/**
 * How long a van has been in the list: "12 days in stock", or "added 12 days ago" for one that is not on the forecourt yet or
 * any more. When a van was sold is not recorded.
 * @param since the day on which it came, if that is recorded.
 */
export function stockAge({ createdAt, stockStatus, isSold }: Aged, today: IsoDate, since?: IsoDate): string {
  const isHere = !isSold && (stockStatus === 'In Stock' || stockStatus === 'Deposit Taken');
  const recorded = isHere ? since : undefined;
  const days = Math.max(0, daysBetween(recorded ?? dayOf(Date.parse(createdAt)), today));
  if (recorded && days === 0) return 'in stock since today';
  if (days === 0) return 'added today';
  const counted = `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
  return isHere ? `${counted} in stock` : `added ${counted} ago`;
}
