import type { ListedVehicle } from '@forecourt/contracts';
import type { Change } from './run-job.ts';

/** The list after these changes; vans that come back stand first. */
export function withChanges(list: readonly ListedVehicle[], changes: readonly Change[]): ListedVehicle[] {
  const now = new Map(changes.map((change) => [change.before.id, change.now]));
  const known = new Set(list.map(({ id }) => id));
  const back = changes.flatMap((change) => (change.now && !known.has(change.now.id) ? [change.now] : []));
  return [...back, ...list.flatMap((van) => (now.has(van.id) ? (now.get(van.id) ?? []) : [van]))];
}
