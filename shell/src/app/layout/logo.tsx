import { classes } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import styles from './logo.module.css';

/** The dealership's name as a mark; the link to the home page. */
export function Logo({ onDark = false }: { readonly onDark?: boolean }) {
  const { tradingName } = useDealership();
  return (
    <Link to="/" className={classes(styles.logo, onDark && styles.onDark)} aria-label={`${tradingName}, home`}>
      <svg viewBox="0 0 38 30" aria-hidden="true" className={styles.mark}>
        <path d="M0 0h9v10.5h20V0h9v30h-9V19H9v11H0z" fill="currentColor" />
        <path d="M0 12.5h38V17H0z" fill="var(--action)" />
      </svg>
      <span>{tradingName}</span>
    </Link>
  );
}
