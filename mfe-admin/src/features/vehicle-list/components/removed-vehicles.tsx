import { RESTORABLE_DAYS, type RemovedVehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { Button, EmptyState, Icon, RotateCcw } from '@forecourt/ui';
import { focusMain } from '../../../address/focus-main.ts';
import { mayI } from '../../../session/own-account.ts';
import { daysLeft } from '../../../stock/days-left.ts';
import { useRestoreVehicle } from '../../../stock/restore-vehicle.ts';
import { TimeSince } from '../../../time/time-since.tsx';
import styles from './removed-vehicles.module.css';
import { VehicleIdentity } from './vehicle-identity.tsx';
import { WindowedList } from './windowed-list.tsx';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' });

/** Estimated height of a card in pixels, with the space below it. */
const cardHeight = (): number => (matchMedia('(min-width: 768px)').matches ? 70 : 184);

interface RemovedVehiclesProps {
  readonly vehicles: readonly RemovedVehicle[];
  readonly isSearched: boolean;
}

/** The vans that can be restored, each with a Restore button (D27). */
export function RemovedVehicles({ vehicles, isSearched }: RemovedVehiclesProps) {
  if (vehicles.length === 0) {
    return (
      <EmptyState
        title={isSearched ? 'No deleted vehicles found' : 'No deleted vehicles'}
        text={
          isSearched
            ? 'No deleted van matches your search.'
            : `A van you delete can be restored here for ${RESTORABLE_DAYS} days.`
        }
        action={null}
      />
    );
  }
  return (
    <>
      <p className="mb-4 small body">
        Restoring puts a van back on the website at once, as it was when it was deleted: price, status and pictures. After{' '}
        {RESTORABLE_DAYS} days it is gone for good.
      </p>
      <WindowedList items={vehicles} height={cardHeight()}>
        {(vehicle) => <Removed vehicle={vehicle} />}
      </WindowedList>
    </>
  );
}

function Removed({ vehicle }: { readonly vehicle: RemovedVehicle }) {
  const { mutate: restore, isPending } = useRestoreVehicle();
  const title = vehicleTitle(vehicle);
  return (
    <article aria-label={title} className={styles.card}>
      <VehicleIdentity vehicle={vehicle}>
        <span>{vehicle.year}</span>
        <span>
          Deleted <TimeSince moment={vehicle.removedAt} />
        </span>
        <span>
          Can be restored until {day.format(new Date(vehicle.restorableUntil))},{' '}
          <b className="ink">{daysLeft(vehicle, Date.now())}</b>
        </span>
      </VehicleIdentity>
      {mayI('stock.write') && (
        <Button
          size="small"
          aria-label={`Restore ${title}`}
          aria-busy={isPending}
          // The row disappears, and the button with it.
          onClick={() => !isPending && restore(vehicle.id, { onSuccess: focusMain })}
        >
          <Icon of={RotateCcw} small />
          {isPending ? 'Restoring...' : 'Restore'}
        </Button>
      )}
    </article>
  );
}
