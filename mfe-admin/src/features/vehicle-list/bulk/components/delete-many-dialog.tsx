import { type ListedVehicle, RESTORABLE_DAYS } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { Button, CancelButton, Dialog } from '@forecourt/ui';
import { WhoWaits } from '../../../../who-waits/who-waits.tsx';
import { vehicles } from '../hooks/use-bulk.ts';
import { Names } from './names.tsx';

interface DeleteManyDialogProps {
  readonly vans: readonly ListedVehicle[];
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Asks before vans are deleted, with their number and names. */
export function DeleteManyDialog({ vans, onKeep, onDelete }: DeleteManyDialogProps) {
  const count = vehicles(vans.length);
  return (
    <Dialog
      title={`Delete ${count}`}
      onClose={onKeep}
      footer={
        <>
          <CancelButton className="grow" />
          <Button variant="primary" className="grow" onClick={onDelete}>{`Delete ${count}`}</Button>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>Are you sure you want to delete {vans.length === 1 ? 'this vehicle' : `these ${count}`}?</p>
        <Names of={vans.map(vehicleTitle)} />
        <WhoWaits ids={vans.map(({ id }) => id)} />
        <p>
          {vans.length === 1 ? 'It leaves' : 'They leave'} the website at once. You can restore{' '}
          {vans.length === 1 ? 'it' : 'them'} for {RESTORABLE_DAYS} days.
        </p>
      </div>
    </Dialog>
  );
}
