import { classes, LogoMark } from '@forecourt/ui';
import { Link, useDealership } from '@forecourt/web-kit';
import styles from './logo.module.css';

/** The dealership's name as a mark; the link to the home page. */
export function Logo({ onDark = false }: { readonly onDark?: boolean }) {
  const { tradingName } = useDealership();
  return (
    <Link to="/" className={classes(styles.logo, onDark && styles.onDark)} aria-label={`${tradingName}, home`}>
      <LogoMark className={styles.mark} />
      <span>{tradingName}</span>
    </Link>
  );
}
