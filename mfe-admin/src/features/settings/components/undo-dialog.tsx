import type { SettingsVersion } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useChangeSettings } from '../api/change-settings.ts';
import { netChanges } from '../net-changes.ts';
import { Changes } from './changes.tsx';

interface UndoDialogProps {
  /** The versions that are undone, the live one first. */
  readonly undone: readonly SettingsVersion[];
  /** The version whose values are live again then. */
  readonly target: SettingsVersion;
  readonly onClose: () => void;
}

/** Undoes a change and whatever was changed after it, and says what that comes to. */
export function UndoDialog({ onClose, ...opened }: UndoDialogProps) {
  // If somebody else saves meanwhile, the server refuses what was looked at.
  const [{ undone, target }] = useState(opened);
  const { mutate, isPending, isSuccess, error } = useChangeSettings();
  const isSent = isPending || isSuccess;
  const changes = netChanges(undone);
  const serial = undone[0]?.serial ?? 0;
  return (
    <Dialog
      title={undone.length === 1 ? 'Undo this change?' : `Undo ${undone.length} changes?`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton
            variant="primary"
            className="grow"
            isSending={isSent}
            underWay="Undoing..."
            onClick={() => mutate({ method: 'POST', body: { serial, version: target.serial } }, { onSuccess: onClose })}
          >
            Undo
          </SendButton>
        </>
      }
    >
      <div className="stack one-column gap-4 py-5">
        <p className="pretty">
          {changes.length === 0 ? 'Nothing on the site changes by that.' : 'Visitors see this a second later:'}
        </p>
        <Changes changes={changes} />
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
