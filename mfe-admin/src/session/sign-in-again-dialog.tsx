import { Button, Dialog } from '@forecourt/ui';
import { useQuery, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { drafts } from '../unsaved/drafts.ts';
import { endWords } from './end-words.ts';
import { refusalQuery, statusQuery } from './get-status.ts';
import { isSameAccount } from './own-account.ts';
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
  const client = useQueryClient();
  const [token] = useState(storedToken.current);
  const { data, isPending } = useQuery(refusalQuery(token));
  useEffect(
    () =>
      storedToken.subscribe(() => {
        const now = storedToken.current();
        if (now === token || now === null) return;
        if (token !== null && isSameAccount(token, now)) signInAgain.goOn();
        else signInAgain.giveUp();
      }),
    [token],
  );
  // The login screen takes the place of the office, and says the same.
  const leave = () => {
    if (data?.isDisabled) drafts.forgetAll();
    signInAgain.leave();
    client.setQueryData(statusQuery(token).queryKey, data ?? { authenticated: false });
  };
  // Whether to log in again is known a moment later; a failure to ask leaves the form.
  if (isPending) return null;
  return data?.isDisabled ? <Disabled onClose={leave} /> : <LogIn why={endWords(data?.endedBy)} onClose={leave} />;
}

function Disabled({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Your account was disabled" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <p className="py-5">
        Somebody who manages the staff has disabled your account, so nothing more can be loaded or saved. Closing this leads to
        the login page. If this is a mistake, ask them to enable the account again.
      </p>
    </Dialog>
  );
}

function LogIn({ why, onClose }: { readonly why: string; readonly onClose: () => void }) {
  return (
    <Dialog title="Please log in again" onClose={onClose}>
      <div className={styles.form}>
        <p>{why} Log in here to carry on with what you have open. Closing this leads to the login page.</p>
        <SignInForm />
      </div>
    </Dialog>
  );
}
