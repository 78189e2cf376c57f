import { Dialog } from '@forecourt/ui';
import { SessionList } from './session-list.tsx';

/** `?account`: what concerns the user's own account. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Your account" onClose={onClose}>
      <div className="py-5">
        <SessionList />
      </div>
    </Dialog>
  );
}
