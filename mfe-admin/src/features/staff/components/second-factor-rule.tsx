import type { StaffMember } from '@forecourt/contracts';
import { Switch } from '@forecourt/ui';
import { showToast } from '@forecourt/web-kit';
import { useState } from 'react';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
import { useChangeSignInPolicy } from '../api/sign-in-policy.ts';
import styles from './second-factor-rule.module.css';

interface SecondFactorRuleProps {
  readonly members: readonly StaffMember[];
  readonly isRequired: boolean;
}

/** Whether everybody with an account of their own has to have a second factor. */
export function SecondFactorRule({ members, isRequired }: SecondFactorRuleProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useChangeSignInPolicy(({ requiresSecondFactor }) => {
    setAsked(false);
    showToast(
      requiresSecondFactor
        ? { title: 'Second factor required', text: 'Whoever has none sets one up when they log in.' }
        : { title: 'Second factor no longer required', text: 'Those that are set up stay as they are.' },
    );
  });
  const close = () => {
    setAsked(false);
    reset();
  };
  return (
    <section className={styles.rule} aria-label="Second factor">
      <Switch
        label="Everybody has to have a second factor"
        hint="A passkey or an authenticator app besides the password. Whoever has none sets one up right after the password. The first account goes on with its password alone, so that nobody is locked out; its owner can add one under Your account."
        checked={isRequired}
        onChange={() => setAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          title={isRequired ? 'No longer require a second factor?' : 'Require a second factor?'}
          verb={isRequired ? 'No longer require it' : 'Require it'}
          {...{ isPending, error }}
          onConfirm={() => mutate({ requiresSecondFactor: !isRequired })}
          onClose={close}
        >
          {isRequired
            ? 'A password alone logs in again whoever has no second factor. Those that are set up go on being asked for.'
            : consequence(members)}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Who is logged out, and why. */
function consequence(members: readonly StaffMember[]): string {
  const own = members.filter(({ email, state }) => email !== null && state === 'active');
  const missing = own.filter(({ hasSecondFactor, hasPasskey }) => !hasSecondFactor && !hasPasskey).length;
  const who =
    missing === 0
      ? 'Everybody who has accepted their invitation has one.'
      : missing === 1
        ? 'One account has none: it is logged out and sets one up at its next login.'
        : `${missing} accounts have none: they are logged out and set one up at their next login.`;
  return `${who} Whoever has a passkey and no app logs in with the passkey from now on, and not with the password.`;
}
