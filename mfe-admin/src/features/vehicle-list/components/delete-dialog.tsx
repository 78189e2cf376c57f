import type { ListedVehicle } from '@forecourt/contracts';
import { RESTORABLE_DAYS } from '@forecourt/contracts';
import { vehicleName } from '@forecourt/rules';
import { CancelButton, Dialog, Plate, SendButton } from '@forecourt/ui';
import { WhoWaits } from '../../../who-waits/who-waits.tsx';
import styles from './delete-dialog.module.css';

interface DeleteDialogProps {
  readonly vehicle: ListedVehicle;
  readonly isDeleting: boolean;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** The question is literal (product §2); the van's name and what happens to it are beside it. */
export function DeleteDialog({ vehicle, isDeleting, onKeep, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      title="Delete vehicle"
      onClose={onKeep}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton variant="primary" className="grow" isSending={isDeleting} underWay="Deleting..." onClick={onDelete}>
            Delete
          </SendButton>
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
        <WhoWaits ids={[vehicle.id]} />
        <p>It leaves the website at once. You can restore it for {RESTORABLE_DAYS} days.</p>
      </div>
    </Dialog>
  );
}
