import type { NewAuthenticator } from '@forecourt/contracts';
import { useDealership, useQuery } from '@forecourt/web-kit';
import { useState } from 'react';
import { appCodeQuery, useBeginAuthenticator, useConfirmAuthenticator } from '../api/second-factor.ts';
import { namedUri } from '../named-uri.ts';
import { AskingForm } from './asking-form.tsx';
import styles from './second-factor.module.css';

interface SetUpProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Turns an authenticator app on: the password, the app, a code of it. */
export function SetUpAuthenticator({ onDone, onCancel }: SetUpProps) {
  const [begun, setBegun] = useState<NewAuthenticator | null>(null);
  const begin = useBeginAuthenticator(setBegun);
  const confirm = useConfirmAuthenticator(({ recoveryCodes }) => onDone(recoveryCodes));
  if (!begun)
    return (
      <AskingForm key="password" what="password" verb="Continue" call={begin} onCancel={onCancel}>
        <p>So that nobody else turns it on while you are away from your desk:</p>
      </AskingForm>
    );
  return (
    <AskingForm key="code" what="code" verb="Turn on" look="primary" call={confirm} onCancel={onCancel}>
      <AppSecret {...begun} />
    </AskingForm>
  );
}

function AppSecret({ secret, ...made }: NewAuthenticator) {
  const uri = namedUri(made.uri, useDealership().tradingName);
  const { data: code } = useQuery(appCodeQuery(uri));
  return (
    <div className={styles.app}>
      <p>Scan this with your authenticator app:</p>
      {code ? (
        <svg
          viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
          role="img"
          aria-label="QR code for the app"
          className={styles.square}
        >
          <path d={code.path} />
        </svg>
      ) : (
        <div className={styles.square} />
      )}
      <p>
        If the app is on this device, <a href={uri}>open it</a>. Otherwise you can also type this key into it:
      </p>
      <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
    </div>
  );
}
