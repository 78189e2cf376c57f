import { buttonClass, Container } from '@forecourt/ui';
import { Link, PageMeta, useLocation } from '@forecourt/web-kit';
import styles from './not-found.module.css';

/** Specification §2: any other path. The texts are literal. */
export function NotFound() {
  const { pathname } = useLocation();
  const text = 'Did you forget to add the page to the router?';
  return (
    <Container className={styles.page}>
      <PageMeta title="404 Page Not Found" description={text} path={pathname} noIndex />
      <h1 className={styles.title}>404 Page Not Found</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Link to="/vehicles" className={buttonClass({ variant: 'primary' })}>
          Browse Vans
        </Link>
        <Link to="/" className={buttonClass()}>
          Home
        </Link>
      </div>
    </Container>
  );
}
