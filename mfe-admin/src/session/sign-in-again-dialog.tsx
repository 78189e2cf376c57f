import { Dialog } from '@forecourt/ui';
import { useSyncExternalStore } from 'react';
import { signInAgain } from './sign-in-again.ts';
import styles from './sign-in-again-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';

const never = () => false;

/** Covers whatever is open while a call waits for a new session. */
export function SignInAgainDialog() {
  const isAsked = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsked, never);
  if (!isAsked) return null;
  return (
    <Dialog title="Please log in again" onClose={() => signInAgain.answer(false)}>
      <div className={styles.form}>
        <p>Your session has ended. Nothing you have open is lost: log in to carry on.</p>
        <SignInForm onSignedIn={() => signInAgain.answer(true)} />
      </div>
    </Dialog>
  );
}
