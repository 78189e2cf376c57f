import { Dialog } from '@forecourt/ui';
import { NameForm } from '../../../own-name/name-form.tsx';
import { useOwnName } from '../../../own-name/use-own-name.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionList } from './session-list.tsx';

/** `?account`: what concerns the user's own account. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const name = useOwnName();
  return (
    <Dialog title="Your account" onClose={onClose}>
      <div className="stack gap-5 py-5">
        {name !== undefined && (
          <NameForm key={name} name={name} hint="Customers read it under your letters, and colleagues beside what you do." />
        )}
        <SessionList />
        <PasswordPart />
        <PasskeysPart />
        <SecondFactorPart />
      </div>
    </Dialog>
  );
}
