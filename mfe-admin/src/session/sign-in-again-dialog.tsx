import { Button, Dialog } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useSyncExternalStore } from 'react';
import { refusalQuery } from './get-status.ts';
import { signInAgain } from './sign-in-again.ts';
import styles from './sign-in-again-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { storedToken } from './token.ts';

const never = () => false;

/** Covers whatever is open while a call waits for a new session. */
export function SignInAgainDialog() {
  const isAsked = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsked, never);
  return isAsked ? <Asked /> : null;
}

function Asked() {
  const { data, isPending } = useQuery(refusalQuery(storedToken.current()));
  const close = () => signInAgain.answer(false);
  // Whether to log in again is known a moment later; a failure to ask leaves the form.
  if (isPending) return null;
  if (data?.isDisabled) {
    return (
      <Dialog title="Your account is disabled" onClose={close} footer={<Button onClick={close}>Close</Button>}>
        <p className="py-5">
          Somebody who manages the staff has disabled your account, so nothing more can be saved. What you have typed is still on
          this page: copy what you need. If this is a mistake, ask them to enable the account again.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog title="Please log in again" onClose={close}>
      <div className={styles.form}>
        <p>Your session has ended. Nothing you have open is lost: log in to carry on.</p>
        <SignInForm onSignedIn={() => signInAgain.answer(true)} />
      </div>
    </Dialog>
  );
}
