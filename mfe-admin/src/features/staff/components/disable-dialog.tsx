import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';

interface DisableDialogProps {
  readonly name: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onDisable: () => void;
  readonly onClose: () => void;
}

/** Disabling logs somebody out in the middle of what they do, so it asks for confirmation. */
export function DisableDialog({ name, isPending, error, onDisable, onClose }: DisableDialogProps) {
  return (
    <Dialog
      title={`Disable the account of ${name}?`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="Disabling..." onClick={onDisable}>
            Disable
          </SendButton>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>{name} is logged out at once, also of what is half done, and cannot log in until you enable the account again.</p>
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
