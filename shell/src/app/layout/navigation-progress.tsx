import { useNavigation } from '@forecourt/web-kit';
import styles from './navigation-progress.module.css';

/** A line at the top of the window while the next page is being fetched, and its word for screen readers. */
export function NavigationProgress() {
  const busy = useNavigation().state === 'loading';
  return (
    <div role="status" className={busy ? styles.busy : undefined}>
      {busy && <span className="visually-hidden">Loading page</span>}
    </div>
  );
}
