import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { whyNot } from '../calls/why-not.ts';
import { ErrorNote } from '../error-note/error-note.tsx';

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What the answer yes does, in one or two words. */
  readonly verb: string;
  /** The answer no: named where 'Cancel' could be taken for the act. */
  readonly keep?: string;
  /** What happens then. */
  readonly children: ReactNode;
  readonly isPending?: boolean;
  /** Why it could not be done; null where a message on the page says so. */
  readonly error?: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that one press does not undo. */
export function ConfirmDialog({
  title,
  verb,
  keep,
  children,
  isPending = false,
  error = null,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow">{keep}</CancelButton>
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="One moment..." onClick={onConfirm}>
            {verb}
          </SendButton>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>{children}</p>
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
