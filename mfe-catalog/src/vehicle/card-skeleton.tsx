import { classes, Skeleton } from '@forecourt/ui';
import styles from './card-skeleton.module.css';

/** Shown while a card loads. */
export function CardSkeleton({ layout }: { readonly layout: 'grid' | 'list' }) {
  return (
    <div className={classes(styles.card, layout === 'list' && styles.row)}>
      <Skeleton className={styles.media} />
      <div className={styles.body}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.facts} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.price} />
      </div>
    </div>
  );
}
