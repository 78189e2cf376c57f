import type { Permission } from '@forecourt/contracts';
import { CancelButton, Dialog } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { mayI } from '../session/own-account.ts';

interface ForRoleProps {
  /** What it takes. */
  readonly may: Permission;
  /** Of the overlay. */
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** An overlay. A role that may not open it is told so: it came by a link from a colleague, or was changed while the overlay was open. */
export function ForRole({ may, name, onClose, children }: ForRoleProps) {
  const isAllowed = mayI(may);
  const [wasAllowed] = useState(isAllowed);
  if (isAllowed) return children;
  return (
    <Dialog title={`Not for your role: ${name}`} onClose={onClose} footer={<CancelButton className="grow">Close</CancelButton>}>
      <div className="stack gap-3 py-5">
        {wasAllowed && <p>Your role has changed, so this was closed. What you had not saved here was not saved.</p>}
        <p>Ask an owner if you need it. What you may open is in the menu.</p>
      </div>
    </Dialog>
  );
}
