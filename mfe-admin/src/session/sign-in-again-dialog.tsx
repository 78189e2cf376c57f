import { Button, Dialog } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DISABLED, endWords, NOT_LOGGED_IN } from './end-words.ts';
import { refusalQuery } from './get-status.ts';
import { signInAgain } from './sign-in-again.ts';
import styles from './sign-in-again-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { storedToken } from './token.ts';

const never = () => false;

/** Covers whatever is open while a call waits for a new session, or once the session is known to be over. */
export function SignInAgainDialog() {
  const isAsked = useSyncExternalStore(signInAgain.subscribe, signInAgain.isAsked, never);
  return isAsked ? <Asked /> : null;
}

function Asked() {
  const [token] = useState(storedToken.current);
  const { data, isPending } = useQuery(refusalQuery(token));
  const isDisabled = data?.isDisabled ?? false;
  useEffect(() => {
    if (isDisabled) signInAgain.refuse(DISABLED);
  }, [isDisabled]);
  useEffect(
    () =>
      storedToken.subscribe(() => {
        const now = storedToken.current();
        if (now !== token && now !== null) signInAgain.answer(null);
      }),
    [token],
  );
  // Whether to log in again is known a moment later; a failure to ask leaves the form.
  if (isPending) return null;
  return isDisabled ? <Disabled /> : <LogIn why={endWords(data?.endedBy)} />;
}

function Disabled() {
  const close = () => signInAgain.answer(DISABLED);
  return (
    <Dialog title="Your account was disabled" onClose={close} footer={<Button onClick={close}>Close</Button>}>
      <p className="py-5">
        Somebody who manages the staff has disabled your account, so nothing more can be saved. What you have typed is still on
        this page: copy what you need. If this is a mistake, ask them to enable the account again, then load the page again.
      </p>
    </Dialog>
  );
}

function LogIn({ why }: { readonly why: string }) {
  return (
    <Dialog title="Please log in again" onClose={() => signInAgain.answer(NOT_LOGGED_IN)}>
      <div className={styles.form}>
        <p>{why} Nothing you have open is lost: log in to carry on.</p>
        <SignInForm onSignedIn={() => signInAgain.answer(null)} />
      </div>
    </Dialog>
  );
}
