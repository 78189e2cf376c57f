import { Button, ErrorState } from '@forecourt/ui';
import { PageMeta, useLocation, useSearchParams } from '@forecourt/web-kit';
import { linkTokenIn } from '../session/follow-link.ts';
import { LoginScreen } from '../session/login-screen.tsx';
import { ownAccount } from '../session/own-account.ts';
import { SetPasswordScreen } from '../session/set-password-screen.tsx';
import { useSession } from '../session/use-session.ts';
import styles from './admin-page.module.css';
import { Office } from './office.tsx';
import { tabOf, titleOf } from './tabs.ts';

/** /admin: the login screen, or the back office if signed in. */
export function AdminPage() {
  const { session, retry } = useSession();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const title = session === 'in' ? titleOf(tabOf(params.get('tab'))) : 'Admin';
  return (
    <>
      <PageMeta title={title} description="The back office, for staff only." path="/admin" noIndex />
      <Entrance session={session} retry={retry} link={linkTokenIn(hash)} />
    </>
  );
}

interface EntranceProps extends ReturnType<typeof useSession> {
  /** Of the link that was followed here; null if none was. The server is not told of it. */
  readonly link: string | null;
}

function Entrance({ session, retry, link }: EntranceProps) {
  if (link && session !== 'checking') return <SetPasswordScreen token={link} />;
  if (session === 'in') return <Office key={ownAccount()} />;
  if (session === 'out') return <LoginScreen />;
  return (
    <main id="main" tabIndex={-1} className={styles.waiting} aria-busy={session === 'checking'}>
      {session === 'checking' ? (
        <>
          <h1 className="visually-hidden">Admin</h1>
          <p role="status" className="visually-hidden">
            Checking your login
          </p>
        </>
      ) : (
        <ErrorState
          level={1}
          title="We couldn't check your login"
          text="The server didn't respond. You are still logged in; please try again."
          action={
            <Button variant="primary" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
    </main>
  );
}
