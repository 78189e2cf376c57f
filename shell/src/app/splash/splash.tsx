import { LogoMark } from '@forecourt/ui';
import { Served, useDealership } from '@forecourt/web-kit';
import styles from './splash.module.css';

const ON_SERVER = typeof globalThis.document === 'undefined';

/**
 * Covers the page with the dealership's name on the first visit of a session (D28). It is part of every page and shown by
 * `browser/boot/splash.ts`; meanwhile the page is painted beneath, but cannot be seen, focused or read out.
 */
export function Splash() {
  return (
    <Served as="div" name="splash" role="status" className={styles.splash}>
      {ON_SERVER && <Name />}
    </Served>
  );
}

function Name() {
  const { foundingYear, tradingName } = useDealership();
  return (
    <>
      <p className={styles.logo}>
        <LogoMark />
        {tradingName}
      </p>
      <p className={styles.rule}>since {foundingYear}</p>
    </>
  );
}
