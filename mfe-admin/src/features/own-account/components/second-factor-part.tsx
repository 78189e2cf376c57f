import type { SecondFactor } from '@forecourt/contracts';
import { Badge, Button } from '@forecourt/ui';
import { showToast, useQuery } from '@forecourt/web-kit';
import { useRef, useState } from 'react';
import { ListError, ListLoading } from '../../../list-state/list-state.tsx';
import { AskingForm } from '../../../second-factor/asking-form.tsx';
import { RecoveryCodeList } from '../../../second-factor/recovery-code-list.tsx';
import styles from '../../../second-factor/second-factor.module.css';
import { secondFactorQuery, useRenewCodes, useTurnOff } from '../api/second-factor.ts';
import { SetUpAuthenticator } from './set-up-authenticator.tsx';

type Task = 'turn on' | 'renew' | 'turn off';

/** The authenticator app of the user's own account, and its recovery codes. */
export function SecondFactorPart() {
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const end = () => {
    setTask(null);
    setCodes(null);
    title.current?.focus();
  };
  const show = (made: readonly string[]) => {
    setTask(null);
    setCodes(made);
  };
  return (
    <section aria-labelledby="authenticator" className={styles.section}>
      <h3 ref={title} id="authenticator" tabIndex={-1} className="h5">
        Authenticator app {data?.since && <Badge tone="green">On</Badge>}
      </h3>
      {codes && <RecoveryCodeList codes={codes} onDone={end} />}
      {!codes && task === 'turn on' && <SetUpAuthenticator onDone={show} onCancel={end} />}
      {!codes && task === 'renew' && <Renew onDone={show} onCancel={end} />}
      {!codes && task === 'turn off' && <TurnOff onDone={end} />}
      {!codes && !task && data && <Current {...data} onAsk={setTask} />}
      {!data && !isError && <ListLoading what="authenticator app" />}
      {!data && isError && <ListError what="authenticator app" onRetry={() => void refetch()} />}
    </section>
  );
}

function Current({ since, recoveryCodes, isNeeded, onAsk }: SecondFactor & { readonly onAsk: (task: Task) => void }) {
  if (since === null)
    return (
      <>
        <p className="small muted">
          With it, your password alone lets nobody in: the login also asks for six digits that an app on your phone shows.
        </p>
        <Button size="small" onClick={() => onAsk('turn on')}>
          Turn on
        </Button>
      </>
    );
  return (
    <>
      <p className="small muted">After your password, the login asks for the six digits that the app shows.</p>
      <p className="small">{left(recoveryCodes)}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => onAsk('renew')}>
          New recovery codes
        </Button>
        {!isNeeded && (
          <Button size="small" onClick={() => onAsk('turn off')}>
            Turn off
          </Button>
        )}
      </div>
      {isNeeded && (
        <p className="small muted">
          Everybody here has to have a second factor. To turn the app off, add a passkey first, under Passkeys above.
        </p>
      )}
    </>
  );
}

const left = (codes: number): string => {
  if (codes === 0) return 'You have no recovery codes left. Without your phone you cannot log in: make new ones.';
  return codes === 1 ? 'One recovery code is left.' : `${codes} recovery codes are left.`;
};

interface RenewProps {
  readonly onDone: (made: readonly string[]) => void;
  readonly onCancel: () => void;
}

function Renew({ onDone, onCancel }: RenewProps) {
  const call = useRenewCodes(({ recoveryCodes }) => onDone(recoveryCodes));
  return (
    <AskingForm what="proof" verb="Make new codes" call={call} onCancel={onCancel}>
      <p>You get ten new recovery codes. Those that you have no longer work then.</p>
    </AskingForm>
  );
}

function TurnOff({ onDone }: { readonly onDone: () => void }) {
  const call = useTurnOff(() => {
    showToast({ title: 'Authenticator app turned off', text: 'Your password alone logs you in now.' });
    onDone();
  });
  return (
    <AskingForm what="proof" verb="Turn off" call={call} onCancel={onDone}>
      <p>Your password alone logs you in then, and your recovery codes no longer work.</p>
    </AskingForm>
  );
}
