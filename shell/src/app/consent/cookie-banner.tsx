import { Button, Container } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useLayoutEffect, useRef } from 'react';
import { type CookieChoice, saveConsent } from './consent.ts';
import styles from './cookie-banner.module.css';
import { useRoomBelow } from './use-room-below.ts';

/** A thin bar along the bottom of the window; its three buttons look alike (D29). */
export function CookieBanner({ onCustomize }: { readonly onCustomize: () => void }) {
  const banner = useRef<HTMLElement>(null);
  useRoomBelow(banner);
  // A focus in the banner moves to the page's content, not to the top of the document.
  useLayoutEffect(() => {
    const { current } = banner;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  const choose = (choice: CookieChoice) => () => saveConsent(choice);
  return (
    <section ref={banner} className={styles.banner} aria-labelledby="cookie-banner-title">
      <Container className={styles.row}>
        <h2 id="cookie-banner-title" className="visually-hidden">
          Cookies on this site
        </h2>
        <p className={styles.text}>
          Essential cookies keep the site working. We use analytics and marketing cookies only if you agree.{' '}
          <Link to="/cookie-policy">Cookie policy</Link>
        </p>
        <div className={styles.actions}>
          <Button variant="dark" size="small" onClick={choose({ analytics: true, marketing: true })}>
            Accept All
          </Button>
          <Button variant="dark" size="small" onClick={choose({ analytics: false, marketing: false })}>
            Reject All
          </Button>
          <Button variant="dark" size="small" onClick={onCustomize}>
            Customize
          </Button>
        </div>
      </Container>
    </section>
  );
}
