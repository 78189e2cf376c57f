import { listedVehicle, type Vehicle } from '@forecourt/contracts';
import { Dialog, Skeleton } from '@forecourt/ui';
import { useNavigate, useQuery, useQueryClient, useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../address/office-address.ts';
import { useCloseOverlay } from '../address/use-close-overlay.ts';
import { AddVehicle } from '../features/add-vehicle/components/add-vehicle.tsx';
import { fetchVehicle } from '../stock/fetch-vehicle.ts';
import { vehiclesQuery } from '../stock/get-vehicles.ts';
import { VehicleNotLoaded } from '../stock/vehicle-not-loaded.tsx';
import styles from './add-vehicle-overlay.module.css';

/** `?add`: adds a van, which appears in the list at once; `?add=7` begins with a copy of van 7. */
export function AddVehicleOverlay() {
  const client = useQueryClient();
  const close = useCloseOverlay();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('add');

  const show = (added: Vehicle) => {
    client.setQueryData(vehiclesQuery().queryKey, (list) => list && [listedVehicle(added), ...list]);
    // Going back would open the van that was copied.
    if (id) navigate(officeAddress(params, { add: null }), { replace: true, preventScrollReset: true });
    else close();
  };
  if (id) return <AddCopy key={id} id={id} onClose={close} onAdded={show} />;
  return <AddVehicle onClose={close} onAdded={show} />;
}

interface AddCopyProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onAdded: (added: Vehicle) => void;
}

function AddCopy({ id, onClose, onAdded }: AddCopyProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'copied-vehicle', id],
    queryFn: ({ signal }) => fetchVehicle(id, signal),
    // Read once, because somebody else may delete it while its copy is typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <AddVehicle source={data} onClose={onClose} onAdded={onAdded} />;
  return (
    <Dialog title="Duplicate vehicle" onClose={onClose}>
      <div className="py-5">
        {error ? (
          <VehicleNotLoaded error={error} onClose={onClose} onRetry={() => void refetch()} />
        ) : (
          <div role="status">
            <span className="visually-hidden">Loading the vehicle</span>
            <Skeleton className={styles.line} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
