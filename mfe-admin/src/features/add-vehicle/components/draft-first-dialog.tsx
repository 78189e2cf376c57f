import type { Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { Button, Dialog } from '@forecourt/ui';
import { type Draft, draftName } from '../draft.ts';

interface DraftFirstDialogProps {
  readonly draft: Draft;
  readonly source: Vehicle;
  readonly onContinue: () => void;
  /** Discards the draft. */
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** Asks before a copy takes the place of a van that somebody has begun to add. */
export function DraftFirstDialog({ draft, source, onContinue, onCopy, onClose }: DraftFirstDialogProps) {
  return (
    <Dialog
      title="Duplicate vehicle"
      onClose={onClose}
      footer={
        <>
          <Button className="grow" onClick={onCopy}>
            Discard and duplicate
          </Button>
          <Button variant="dark" className="grow" onClick={onContinue}>
            Continue
          </Button>
        </>
      }
    >
      <p className="py-5">
        You started adding <b>{draftName(draft)}</b>
        {draft.copied && ` as a copy of ${draft.copied.name}`} but haven't saved it. Continue it, or discard it and begin with a
        copy of <b>{vehicleTitle(source)}</b>.
      </p>
    </Dialog>
  );
}
