import { LogoMark } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './splash.module.css';

/**
 * Covers the page with the dealership's name on the first visit of a session (D28). It is part of every page and shown by
 * `browser/boot/splash.ts`; meanwhile the page is painted beneath, but cannot be seen, focused or read out.
 */
export function Splash() {
  const { foundingYear, tradingName } = useDealership();
  return (
    <div role="status" className={styles.splash}>
      <p className={styles.logo}>
        <LogoMark />
        {tradingName}
      </p>
      <p className={styles.rule}>since {foundingYear}</p>
    </div>
  );
}
