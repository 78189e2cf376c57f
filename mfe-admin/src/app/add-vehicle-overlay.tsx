import type { Vehicle } from '@forecourt/contracts';
import { Dialog } from '@forecourt/ui';
import { useNavigate, useQuery, useQueryClient, useSearchParams } from '@forecourt/web-kit';
import { useState } from 'react';
import { officeAddress } from '../address/office-address.ts';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { AddVehicle } from '../features/add-vehicle/components/add-vehicle.tsx';
import { vehiclesQuery } from '../stock/get-vehicles.ts';
import { VehicleNotFound } from '../stock/vehicle-not-found.tsx';

/** `?add`: adds a van, which appears in the list at once; `?add=7` begins with a copy of van 7. */
export function AddVehicleOverlay() {
  const client = useQueryClient();
  const close = useCloseOverlay();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('add');
  const { data: vehicles } = useQuery({ ...vehiclesQuery(), refetchOnMount: false });
  // Kept, because somebody else may delete it while its copy is typed.
  const [source, setSource] = useState<Vehicle>();
  const found = id ? vehicles?.find((vehicle) => String(vehicle.id) === id) : undefined;
  if (found && !source) setSource(found);

  const show = (added: Vehicle) => {
    client.setQueryData(vehiclesQuery().queryKey, (list) => list && [added, ...list]);
    // Going back would open the van that was copied.
    if (id) navigate(officeAddress(params, { add: null }), { replace: true, preventScrollReset: true });
    else close();
  };
  if (!id || source) return <AddVehicle source={source} onClose={close} onAdded={show} />;
  // The list shows the loading and error states.
  if (!vehicles || found) return null;
  return (
    <Dialog title="Duplicate vehicle" onClose={close}>
      <div className="py-5">
        <VehicleNotFound onClose={close} />
      </div>
    </Dialog>
  );
}
