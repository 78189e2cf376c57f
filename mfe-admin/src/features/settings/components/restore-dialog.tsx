import type { SettingsVersion } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { useChangeSettings } from '../api/change-settings.ts';

interface RestoreDialogProps {
  readonly version: SettingsVersion;
  /** The version that is live. */
  readonly serial: number;
  readonly onClose: () => void;
}

/** Puts an earlier version's values back. */
export function RestoreDialog({ version, serial, onClose }: RestoreDialogProps) {
  const { mutate, isPending, isSuccess, error } = useChangeSettings();
  const isSent = isPending || isSuccess;
  return (
    <Dialog
      title="Put this version back?"
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton
            variant="primary"
            className="grow"
            isSending={isSent}
            underWay="Putting back..."
            onClick={() => mutate({ method: 'POST', body: { serial, version: version.serial } }, { onSuccess: onClose })}
          >
            Put back
          </SendButton>
        </>
      }
    >
      <div className="stack one-column gap-4 py-5">
        <p className="pretty">
          {version.at === null
            ? 'All settings become what they were from the start.'
            : `All settings become what they were on ${momentInWords(version.at)}.`}{' '}
          Visitors see them a second later. What is live now stays in the list, and can be put back too.
        </p>
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
