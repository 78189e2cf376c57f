import { Button, Skeleton } from '@forecourt/ui';
import styles from './list-state.module.css';

/** In place of a list within a card. @param what "history", for example. */
export function ListError({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <p role="alert" className={styles.state}>
      The {what} could not be loaded.
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

/** The same, until it is there. */
export function ListLoading({ what }: { readonly what: string }) {
  return (
    <div role="status" className={styles.state}>
      <span className="visually-hidden">Loading the {what}</span>
      <Skeleton className={styles.skeleton} />
    </div>
  );
}
