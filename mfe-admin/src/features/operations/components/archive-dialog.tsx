import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { type Chosen, useArchive } from '../api/settle-dead-letters.ts';

interface ArchiveDialogProps {
  readonly chosen: Chosen;
  readonly count: number;
  readonly onClose: () => void;
  readonly onArchived: () => void;
}

/** Archiving cannot be undone here, so it is asked for twice. */
export function ArchiveDialog({ chosen, count, onClose, onArchived }: ArchiveDialogProps) {
  const { mutate, isPending } = useArchive();
  const messages = count === 1 ? 'this message' : `these ${count} messages`;
  const archive = () =>
    mutate(chosen, {
      onSuccess: () => {
        onClose();
        // The dialog gives the focus back to a button that is about to go.
        requestAnimationFrame(onArchived);
      },
    });
  return (
    <Dialog
      title={count === 1 ? 'Archive message' : `Archive ${count} messages`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="Archiving..." onClick={archive}>
            Archive
          </SendButton>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>
          Archive {messages}? What {count === 1 ? 'it says' : 'they say'} is then never applied.
        </p>
        <p className="muted">
          Archived messages leave this page, and are deleted after 30 days. The activity log keeps who did it.
        </p>
      </div>
    </Dialog>
  );
}
