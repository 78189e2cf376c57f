import type { StaffLinkMade } from '@forecourt/contracts';
import { CancelButton, Dialog } from '@forecourt/ui';
import { NewLink } from './new-link.tsx';

interface InvitationMadeProps {
  readonly made: StaffLinkMade;
  /** What else it changes. */
  readonly effect?: string;
  readonly onClose: () => void;
}

/** Says that somebody is invited, and shows the link to pass on. */
export function InvitationMade({ made, effect = '', onClose }: InvitationMadeProps) {
  return (
    <Dialog title={`${made.name} is invited`} onClose={onClose} footer={<CancelButton className="grow">Done</CancelButton>}>
      <div className="py-5">
        <NewLink {...made} effect={effect} />
      </div>
    </Dialog>
  );
}
