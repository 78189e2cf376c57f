import { useQuery } from '@forecourt/web-kit';
import { useMemo } from 'react';
import { removedVehiclesQuery } from '../../../stock/get-removed-vehicles.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import type { KnownVehicles } from '../audit-sentences.ts';

const byId = <Vehicle extends { readonly id: number }>(vehicles: readonly Vehicle[] = []): ReadonlyMap<string, Vehicle> =>
  new Map(vehicles.map((vehicle) => [String(vehicle.id), vehicle]));

/** The vans that entries are about. If a list cannot be loaded, its vans appear by number; undefined until both have settled. */
export function useKnownVehicles(): KnownVehicles | undefined {
  const { data: stock, isPending: stockIsPending } = useQuery(vehiclesQuery());
  const { data: removed, isPending: removedIsPending } = useQuery(removedVehiclesQuery());
  const isPending = stockIsPending || removedIsPending;
  return useMemo(() => (isPending ? undefined : { stock: byId(stock), removed: byId(removed) }), [stock, removed, isPending]);
}
