import type { ReleaseOverview } from '@forecourt/contracts';
import { Button, Dialog } from '@forecourt/ui';
import { takeFocus } from '../../../address/take-focus.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { ReleaseState } from './release-state.tsx';

interface RefusedDialogProps {
  readonly title: string;
  readonly why: string;
  /** The part as it was read after the refusal. */
  readonly now: ReleaseOverview;
  readonly onClose: () => void;
}

/** A change that was refused: why, and what holds now. To ask for it again, staff look at that first. */
export function RefusedDialog({ title, why, now, onClose }: RefusedDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button className="grow" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div ref={takeFocus} tabIndex={-1} className="stack one-column gap-4 py-5">
        <ErrorNote>{`${why} You have changed nothing.`}</ErrorNote>
        <ReleaseState release={now} />
      </div>
    </Dialog>
  );
}
