import type { RemovedVehicle } from '@forecourt/contracts';

const DAY_MS = 86_400_000;

/**
 * How long a deleted van can still be restored, to the nearest day: "30 days left" just after it was deleted.
 * @param now Unix milliseconds.
 */
export function daysLeft({ restorableUntil }: Pick<RemovedVehicle, 'restorableUntil'>, now: number): string {
  const left = (Date.parse(restorableUntil) - now) / DAY_MS;
  const days = Math.round(left);
  if (left < 1) return 'less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}
