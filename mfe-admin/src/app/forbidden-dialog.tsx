import { CancelButton, Dialog } from '@forecourt/ui';

/** A dialog that the user's role may not open: a link from a colleague, or a role that was changed. */
export function ForbiddenDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  return (
    <Dialog title={`${name} is not for your role`} onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <p className="py-5">Ask an owner if you need it. What you may open is in the menu.</p>
    </Dialog>
  );
}
