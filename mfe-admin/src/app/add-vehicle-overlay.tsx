import { useQueryClient } from '@forecourt/web-kit';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { AddVehicle } from '../features/add-vehicle/components/add-vehicle.tsx';
import { vehiclesQuery } from '../stock/get-vehicles.ts';

/** `?add`: adds a van, which appears in the list at once. */
export function AddVehicleOverlay() {
  const client = useQueryClient();
  const close = useCloseOverlay();
  return (
    <AddVehicle
      onClose={close}
      onAdded={(added) => {
        client.setQueryData(vehiclesQuery().queryKey, (vehicles) => vehicles && [added, ...vehicles]);
        close();
      }}
    />
  );
}
