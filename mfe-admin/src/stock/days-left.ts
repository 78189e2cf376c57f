import type { RemovedVehicle } from '@forecourt/contracts';

const DAY_MS = 86_400_000;

/** How long a deleted van can still be restored: "29 days left". @param now Unix milliseconds. */
export function daysLeft({ restorableUntil }: Pick<RemovedVehicle, 'restorableUntil'>, now: number): string {
  const days = Math.floor((Date.parse(restorableUntil) - now) / DAY_MS);
  if (days < 1) return 'less than a day left';
  return days === 1 ? '1 day left' : `${days} days left`;
}
