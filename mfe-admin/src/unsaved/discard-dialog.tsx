import { Button, Dialog } from '@forecourt/ui';
import styles from './discard-dialog.module.css';
import type { Leaving } from './use-leave-guard.ts';

interface DiscardDialogProps extends Leaving {
  readonly children: string;
}

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({ stay, leave, children }: DiscardDialogProps) {
  return (
    <Dialog
      title="Discard your changes?"
      onClose={stay}
      footer={
        <>
          <Button variant="dark" onClick={stay} className={styles.answer}>
            Keep editing
          </Button>
          <Button onClick={leave} className={styles.answer}>
            Discard
          </Button>
        </>
      }
    >
      <p className="py-5">{children}</p>
    </Dialog>
  );
}
