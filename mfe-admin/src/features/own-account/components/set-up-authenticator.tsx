import type { NewAuthenticator } from '@forecourt/contracts';
import { useState } from 'react';
import { AppSecret } from '../../../second-factor/app-secret.tsx';
import { AskingForm } from '../../../second-factor/asking-form.tsx';
import { useBeginAuthenticator, useConfirmAuthenticator } from '../api/second-factor.ts';

interface SetUpProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Turns an authenticator app on: the password, the app, a code of it. */
export function SetUpAuthenticator({ onDone, onCancel }: SetUpProps) {
  const [begun, setBegun] = useState<NewAuthenticator | null>(null);
  const begin = useBeginAuthenticator(setBegun);
  const confirm = useConfirmAuthenticator(({ recoveryCodes }) => onDone(recoveryCodes));
  if (!begun)
    return (
      <AskingForm key="password" what="password" verb="Continue" call={begin} onCancel={onCancel}>
        <p>So that nobody else turns it on while you are away from your desk:</p>
      </AskingForm>
    );
  return (
    <AskingForm key="code" what="code" verb="Turn on" look="primary" call={confirm} onCancel={onCancel}>
      <AppSecret {...begun} />
    </AskingForm>
  );
}
