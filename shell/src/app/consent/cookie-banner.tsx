import { Button, Container } from '@forecourt/ui';
import { Link, Served } from '@forecourt/web-kit';
import styles from './cookie-banner.module.css';
import { COOKIE_BANNER_ID } from './cookie-banner-id.ts';

const ON_SERVER = typeof globalThis.document === 'undefined';

/**
 * A thin bar along the bottom of the window; its three buttons look alike (D29). It is hidden on every page, and
 * shown and operated without Preact (`browser/frame/cookie-banner.ts`): most visitors who see it see nothing else of our scripts.
 */
export function CookieBanner() {
  return (
    <Served
      as="section"
      name="cookie-banner"
      id={COOKIE_BANNER_ID}
      hidden
      className={styles.banner}
      aria-labelledby="cookie-banner-title"
    >
      {ON_SERVER && <Question />}
    </Served>
  );
}

function Question() {
  return (
    <Container className={styles.row}>
      <h2 id="cookie-banner-title" className="visually-hidden">
        Cookies on this site
      </h2>
      <p className={styles.text}>
        Essential cookies keep the site working. We use analytics and marketing cookies only if you agree.{' '}
        <Link to="/cookie-policy">Cookie policy</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="dark" size="small" data-consent="accept">
          Accept All
        </Button>
        <Button variant="dark" size="small" data-consent="reject">
          Reject All
        </Button>
        <Button variant="dark" size="small" aria-haspopup="dialog" data-consent="choose">
          Customize
        </Button>
      </div>
    </Container>
  );
}
