import { Button, FormInput } from '@forecourt/ui';
import { useState } from 'react';
import { TimeSince } from '../../../time/time-since.tsx';
import styles from './feed-entry.module.css';

interface FeedAddressProps {
  readonly address: string;
  readonly lastFetchedAt: string | null;
  readonly copyRef: ((element: HTMLElement | null) => void) | null;
  readonly onAsk: (change: 'renew' | 'turn off') => void;
}

/** The address of a feed that is on, to be given to who reads it. */
export function FeedAddress({ address, lastFetchedAt, copyRef, onAsk }: FeedAddressProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      // Not allowed here: the address stands above, to be selected.
      () => setCopied(false),
    );
  return (
    <div className={styles.address}>
      <FormInput label="Address" readOnly value={address} onFocus={(event) => event.target.select()} />
      <p className="small muted">
        {lastFetchedAt ? (
          <>
            Last fetched <TimeSince moment={lastFetchedAt} />
          </>
        ) : (
          'Nobody has fetched it yet.'
        )}
      </p>
      <div className={styles.actions}>
        <Button ref={copyRef} size="small" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        </Button>
        <Button size="small" onClick={() => onAsk('renew')}>
          New address
        </Button>
        <Button size="small" onClick={() => onAsk('turn off')}>
          Turn off
        </Button>
      </div>
    </div>
  );
}
