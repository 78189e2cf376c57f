import { LogoMark } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import styles from './splash.module.css';

/**
 * The dealership's name over everything, on the first visit of a session (D28). It stands in every page and is seen when
 * `browser/splash.ts` says so; the page beneath is there from the start and can meanwhile be neither seen, focused nor
 * read out.
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
