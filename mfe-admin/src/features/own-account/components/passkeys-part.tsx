import { MAX_PASSKEYS } from '@forecourt/contracts';
import { Button } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { ListError, ListLoading } from '../../../list-state/list-state.tsx';
import styles from '../../../second-factor/second-factor.module.css';
import { hasPasskeys } from '../../../session/passkey-words.ts';
import { passkeysQuery } from '../api/passkeys.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import listStyles from './session-list.module.css';

/** The passkeys of the user's own account. */
export function PasskeysPart() {
  const { data: passkeys, isError, refetch } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const end = () => {
    setAdding(false);
    title.current?.focus();
  };
  const count = passkeys?.length ?? 0;
  const last = useRef(count);
  useEffect(() => {
    // The button that removed one is gone with it.
    if (count < last.current) title.current?.focus();
    last.current = count;
  }, [count]);
  return (
    <section aria-labelledby="passkeys" className={styles.section}>
      <h3 ref={title} id="passkeys" tabIndex={-1} className="h5">
        Passkeys
      </h3>
      {passkeys && passkeys.length > 0 && (
        <ul className={`${listStyles.list} wide`} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {passkeys && !isAdding && <Invitation count={passkeys.length} onAdd={() => setAdding(true)} />}
      {passkeys && isAdding && <AddPasskeyForm onDone={end} />}
      {!passkeys && !isError && <ListLoading what="passkeys" />}
      {!passkeys && isError && <ListError what="passkeys" onRetry={() => void refetch()} />}
    </section>
  );
}

function Invitation({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  return (
    <>
      <p className="small muted">
        A passkey logs you in by your fingerprint, your face or the PIN of your device, in place of the password and the code.
      </p>
      {!hasPasskeys() && <p className="small">This browser has no passkeys at this address.</p>}
      {hasPasskeys() && count < MAX_PASSKEYS && (
        <Button size="small" onClick={onAdd}>
          Add a passkey
        </Button>
      )}
      {count >= MAX_PASSKEYS && <p className="small">You have {MAX_PASSKEYS} passkeys. To add another one, remove one first.</p>}
    </>
  );
}
