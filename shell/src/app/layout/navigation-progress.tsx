import { useNavigation } from '@forecourt/web-kit';
import styles from './navigation-progress.module.css';
import { useArrival } from './use-arrival.ts';

/** A line at the top of the window while the next page loads; screen readers hear that it loads, and then its title. */
export function NavigationProgress() {
  const busy = useNavigation().state === 'loading';
  const arrivedAt = useArrival();
  return (
    <div role="status" className={busy ? styles.busy : undefined}>
      <span className="visually-hidden">{busy ? 'Loading page' : arrivedAt}</span>
    </div>
  );
}
