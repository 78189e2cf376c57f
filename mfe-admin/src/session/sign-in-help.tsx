import styles from './sign-in-help.module.css';

interface SignInHelpProps {
  /** Whether there are owners to ask beside the first account. */
  readonly hasColleagues: boolean;
}

/** What to do without the password or the phone. */
export function SignInHelp({ hasColleagues }: SignInHelpProps) {
  return (
    <div className={styles.help}>
      {hasColleagues ? (
        <>
          <p>
            <b>Forgotten your password?</b> Ask an owner to send you a link for a new one. The owner’s one password is set by
            whoever runs the site.
          </p>
          <p>
            <b>Lost your phone?</b> Log in with a recovery code. Without one, ask an owner to take your second factor away.
          </p>
        </>
      ) : (
        <>
          <p>
            <b>Forgotten your password?</b> Whoever runs the site can set a new one.
          </p>
          <p>
            <b>Lost your phone?</b> Log in with a recovery code. Without one, whoever runs the site can let you in.
          </p>
        </>
      )}
    </div>
  );
}
