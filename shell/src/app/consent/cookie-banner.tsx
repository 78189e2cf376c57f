import { Button } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useLayoutEffect, useRef } from 'react';
import { type CookieChoice, saveConsent } from './consent.ts';
import styles from './cookie-banner.module.css';
import { useRoomBelow } from './use-room-below.ts';

/** Accept and Reject are equals (D29). */
export function CookieBanner({ onCustomize }: { readonly onCustomize: () => void }) {
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  // Whoever had the focus in the banner goes on with the page, not at its very beginning.
  useLayoutEffect(() => {
    const { current } = banner;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  const choose = (choice: CookieChoice) => () => saveConsent(choice);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby="cookie-banner-title">
      <h2 id="cookie-banner-title" className={styles.title}>
        Cookies on this site
      </h2>
      <p className={styles.text}>
        Essential cookies keep the site working. With your permission we also use analytics and marketing cookies.{' '}
        <Link to="/cookie-policy">Cookie policy</Link>
      </p>
      <div className={styles.actions}>
        <Button variant="dark" onClick={choose({ analytics: true, marketing: true })}>
          Accept All
        </Button>
        <Button variant="dark" onClick={choose({ analytics: false, marketing: false })}>
          Reject All
        </Button>
        <Button className={styles.customize} onClick={onCustomize}>
          Customize
        </Button>
      </div>
    </section>
  );
}
