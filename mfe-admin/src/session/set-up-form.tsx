import type { NewAuthenticator, SetUpDone } from '@forecourt/contracts';
import { Button, SendButton } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { whyNot } from '../calls/why-not.ts';
import { ErrorNote } from '../error-note/error-note.tsx';
import { AppSecret } from '../second-factor/app-secret.tsx';
import { AskingForm } from '../second-factor/asking-form.tsx';
import { RecoveryCodeList } from '../second-factor/recovery-code-list.tsx';
import { useEnter } from './enter.ts';
import { FirstPasskeyForm } from './first-passkey-form.tsx';
import { hasPasskeys } from './passkey-words.ts';
import { useBeginApp, useConfirmApp } from './set-up.ts';
import styles from './set-up-form.module.css';

export interface SetUpFormProps {
  /** Stands for the password. */
  readonly ticket: string;
  readonly onSignedIn?: (() => void) | undefined;
  readonly onStartAgain: () => void;
}

/** The second step of a login where everybody has to have a second factor: whoever has none sets one up. */
export function SetUpForm({ ticket, onSignedIn, onStartAgain }: SetUpFormProps) {
  const [app, setApp] = useState<NewAuthenticator | null>(null);
  const [isPasskey, setPasskey] = useState(false);
  const [done, setDone] = useState<SetUpDone | null>(null);
  const enter = useEnter(onSignedIn);
  const begin = useBeginApp(ticket, setApp);
  const confirm = useConfirmApp(ticket, setDone);
  const back = () => {
    setApp(null);
    setPasskey(false);
  };
  if (done) return <RecoveryCodeList codes={done.recoveryCodes} onDone={() => enter(done)} />;
  if (isPasskey) return <FirstPasskeyForm ticket={ticket} onDone={enter} onCancel={back} />;
  if (app)
    return (
      <AskingForm what="code" verb="Turn on" look="primary" call={confirm} onCancel={back}>
        <AppSecret {...app} />
      </AskingForm>
    );
  return (
    <div className="stack gap-4">
      <Lead />
      {hasPasskeys() && (
        <section className={styles.way}>
          <Button variant="primary" block onClick={() => setPasskey(true)}>
            Use a passkey
          </Button>
          <p className="small muted">Your fingerprint, your face or the PIN of this device. It then logs you in by itself.</p>
        </section>
      )}
      <section className={styles.way}>
        <SendButton
          variant={hasPasskeys() ? 'dark' : 'primary'}
          block
          isSending={begin.isPending}
          underWay="One moment..."
          onClick={() => begin.mutate()}
        >
          Use an authenticator app
        </SendButton>
        <p className="small muted">An app on your phone shows six digits, which you enter after your password.</p>
      </section>
      {begin.error && <ErrorNote>{whyNot(begin.error)}</ErrorNote>}
      <Button variant="quiet" size="small" className={styles.again} onClick={onStartAgain}>
        Start again
      </Button>
    </div>
  );
}

function Lead() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1} className={`h5 ${styles.title}`}>
        Set up a second factor
      </h2>
      <p>Everybody here has to show one besides the password. You have none yet: choose what suits you.</p>
    </>
  );
}
