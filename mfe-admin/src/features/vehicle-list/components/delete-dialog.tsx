import type { Vehicle } from '@forecourt/contracts';
import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { vehicleName } from '@forecourt/rules';
import { Button, Dialog, Plate } from '@forecourt/ui';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  readonly vehicle: Vehicle;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** The question is literal (product §2); the van's name and what happens to it are beside it. */
export function DeleteDialog({ vehicle, onKeep, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      title="Delete vehicle"
      onClose={onKeep}
      footer={
        <>
          <Button className="grow" onClick={onKeep}>
            Cancel
          </Button>
          <Button variant="primary" className="grow" onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>Are you sure you want to delete this vehicle?</p>
        <p className={styles.van}>
          <b>
            {vehicle.year} {vehicleName(vehicle)}
          </b>{' '}
          {vehicle.registrationNumber && <Plate>{vehicle.registrationNumber}</Plate>}
        </p>
        <p>It leaves the website at once. You can restore it for {RESTORABLE_DAYS} days.</p>
      </div>
    </Dialog>
  );
}
