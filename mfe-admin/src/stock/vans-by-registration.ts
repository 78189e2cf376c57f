import { normaliseRegistration } from '@forecourt/rules';
import { useQuery } from '@forecourt/web-kit';
import { removedVehiclesQuery } from './get-removed-vehicles.ts';
import { vehiclesQuery } from './get-vehicles.ts';

/** The code of what refuses a registration that a van in stock carries. */
export const REGISTRATION_TAKEN = 'INVENTORY.REGISTRATION_TAKEN';

/** The vans with a registration: the one in stock, and the one that was deleted last and can be restored. */
export function useVansByRegistration(typed: string) {
  const { data: stock, refetch } = useQuery({ ...vehiclesQuery(), refetchOnMount: false });
  const { data: removed } = useQuery(removedVehiclesQuery());
  const registration = normaliseRegistration(typed);
  const carries = (vehicle: { readonly registrationNumber: string | null }) =>
    registration !== '' && vehicle.registrationNumber === registration;
  return { inStock: stock?.find(carries), removed: removed?.find(carries), readStockAgain: () => void refetch() };
}
