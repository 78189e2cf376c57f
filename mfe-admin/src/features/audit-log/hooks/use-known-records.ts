import { useQuery } from '@forecourt/web-kit';
import { useMemo } from 'react';
import { accountsQuery } from '../../../notes/get-accounts.ts';
import { removedVehiclesQuery } from '../../../stock/get-removed-vehicles.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import type { KnownRecords } from '../audit-sentences.ts';

const byId = <Vehicle extends { readonly id: number }>(vehicles: readonly Vehicle[] = []): ReadonlyMap<string, Vehicle> =>
  new Map(vehicles.map((vehicle) => [String(vehicle.id), vehicle]));

/** What entries are about. If a list cannot be loaded, its records appear by number; undefined until all have settled. */
export function useKnownRecords(): KnownRecords | undefined {
  const { data: stock, isPending: stockIsPending } = useQuery(vehiclesQuery());
  const { data: removed, isPending: removedIsPending } = useQuery(removedVehiclesQuery());
  const { data: accounts, isPending: accountsArePending } = useQuery(accountsQuery);
  const isPending = stockIsPending || removedIsPending || accountsArePending;
  return useMemo(
    () =>
      isPending
        ? undefined
        : { stock: byId(stock), removed: byId(removed), staff: new Map(accounts?.map(({ id, name }) => [id, name])) },
    [stock, removed, accounts, isPending],
  );
}
