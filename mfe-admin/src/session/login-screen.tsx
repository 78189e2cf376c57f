import { ArrowLeft, buttonClass, Icon, LogoMark } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusMain } from '../address/focus-main.ts';
import styles from './login-screen.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { storedToken } from './token.ts';

/** What /admin shows to somebody who is not signed in. */
export function LoginScreen() {
  const { tradingName } = useDealership();
  const [wasSignedOut] = useState(storedToken.wasRemovedElsewhere);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => card.current?.querySelector('input')?.focus(), []);
  // Whoever logs in goes on where the back office begins.
  useEffect(() => focusMain, []);
  return (
    <main id="main" tabIndex={-1} className={styles.screen} data-surface="dark">
      <div className={styles.column}>
        <p className={styles.logo}>
          <LogoMark className={styles.mark} />
          {tradingName}
        </p>
        <div ref={card} className={styles.card}>
          <h1 className="h3">Admin</h1>
          {wasSignedOut && <p role="status">You were signed out in another tab. What you typed is kept.</p>}
          <SignInForm />
          <Link to="/" className={buttonClass({ variant: 'quiet' })}>
            <Icon of={ArrowLeft} small />
            Back to website
          </Link>
        </div>
      </div>
    </main>
  );
}
