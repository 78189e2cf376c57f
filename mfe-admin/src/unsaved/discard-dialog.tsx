import { Button, Dialog } from '@forecourt/ui';
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
          <Button variant="dark" onClick={stay} className="grow">
            Keep editing
          </Button>
          <Button onClick={leave} className="grow">
            Discard
          </Button>
        </>
      }
    >
      <p className="py-5">{children}</p>
    </Dialog>
  );
}
