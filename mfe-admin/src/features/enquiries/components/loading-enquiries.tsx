import { Skeleton } from '@forecourt/ui';
import styles from './loading-enquiries.module.css';

const CARDS = ['one', 'two', 'three', 'four'];

export function LoadingEnquiries() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Loading enquiries</span>
      {CARDS.map((card) => (
        <Skeleton key={card} className={styles.card} />
      ))}
    </div>
  );
}
