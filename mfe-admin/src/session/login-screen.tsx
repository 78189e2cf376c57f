import { ArrowLeft, buttonClass, Icon, LogoMark } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import styles from './login-screen.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** What whoever is not signed in sees at /admin. */
export function LoginScreen() {
  const { tradingName } = useDealership();
  return (
    <main id="main" tabIndex={-1} className={styles.screen} data-surface="dark">
      <div className={styles.column}>
        <p className={styles.logo}>
          <LogoMark className={styles.mark} />
          {tradingName}
        </p>
        <div className={styles.card}>
          <h1 className={styles.title}>Admin</h1>
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
