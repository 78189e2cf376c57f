import type { Passkey } from '@forecourt/contracts';
import { Button, CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { TimeSince } from '../../../time/time-since.tsx';
import { useRemovePasskey } from '../api/passkeys.ts';
import styles from './session-list.module.css';

/** One passkey, and its end. */
export function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { name, since, lastUsedAt } = passkey;
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <li className={styles.session}>
      <p className={`${styles.device} breakable`}>{name}</p>
      <p className={styles.times}>
        <span>
          Added <TimeSince moment={since} />
        </span>
        <span>
          {lastUsedAt === null ? (
            'Not used yet'
          ) : (
            <>
              Last used <TimeSince moment={lastUsedAt} />
            </>
          )}
        </span>
      </p>
      <Button size="small" className={styles.end} aria-label={`Remove ${name}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      {isAsked && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  );
}

function RemoveDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { mutate, isPending, error } = useRemovePasskey(passkey, onClose);
  return (
    <Dialog
      title={`Remove ${passkey.name}?`}
      onClose={onClose}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton variant="primary" className="grow" isSending={isPending} underWay="Removing..." onClick={() => mutate()}>
            Remove
          </SendButton>
        </>
      }
    >
      <div className="stack gap-3 py-5">
        <p>It no longer logs you in. Where you are logged in you stay so. You may also delete it on the device that holds it.</p>
        {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}
