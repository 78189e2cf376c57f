import { Container, classes, Skeleton } from '@forecourt/ui';
import gallery from './gallery.module.css';
import layout from './vehicle-layout.module.css';
import styles from './vehicle-skeleton.module.css';

/** Shown while the vehicle loads. */
export function VehicleSkeleton() {
  return (
    <Container className={styles.page}>
      <p role="status" className="visually-hidden">
        Loading the vehicle
      </p>
      <div className={layout.layout}>
        <div className={layout.gallery}>
          <div className={gallery.main}>
            <Skeleton className={styles.picture} />
          </div>
          <div className={gallery.thumbs}>
            <Skeleton className={styles.thumb} />
            <Skeleton className={styles.thumb} />
            <Skeleton className={styles.thumb} />
          </div>
        </div>
        <div className={classes(layout.buy, 'stack top gap-5')}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.price} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.button} />
          <Skeleton className={styles.button} />
        </div>
      </div>
    </Container>
  );
}
