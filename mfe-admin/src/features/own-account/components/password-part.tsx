import { Button } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { useRef, useState } from 'react';
import { ListError, ListLoading } from '../../../list-state/list-state.tsx';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import styles from '../../../second-factor/second-factor.module.css';
import { ownAccountQuery } from '../api/own-password.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The user's own password. */
export function PasswordPart() {
  const { data, isError, refetch } = useQuery(ownAccountQuery);
  const isMailMissing = useMailMissing();
  const [isChanging, setChanging] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const end = () => {
    setChanging(false);
    title.current?.focus();
  };
  return (
    <section aria-labelledby="own-password" className={styles.section}>
      <h3 ref={title} id="own-password" tabIndex={-1} className="h5">
        Password
      </h3>
      {data?.password === 'setting' && (
        <p className="small muted">
          This is the first account. Its password is the setting ADMIN_PASSWORD, which whoever runs the site can change: nothing
          can be changed here.
        </p>
      )}
      {data?.password === 'none' && (
        <p className="small muted">You are logged in by an operator’s token, which has no password.</p>
      )}
      {data?.password === 'own' && !isChanging && (
        <>
          <p className="small muted">
            A new one logs you out everywhere else{isMailMissing ? '.' : ', and you are told by mail.'}
          </p>
          <Button size="small" onClick={() => setChanging(true)}>
            Change password
          </Button>
        </>
      )}
      {data?.password === 'own' && isChanging && <ChangePasswordForm email={data.email ?? ''} onDone={end} />}
      {!data && !isError && <ListLoading what="password" />}
      {!data && isError && <ListError what="password" onRetry={() => void refetch()} />}
    </section>
  );
}
