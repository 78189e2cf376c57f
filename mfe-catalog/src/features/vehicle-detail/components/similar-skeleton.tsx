import { CardSkeleton } from '../../../vehicle/card-skeleton.tsx';
import styles from './similar-vans.module.css';

const PLACES = ['1', '2', '3', '4'];

/** Reserves the space of the cards of similar vans, so that nothing moves when they arrive. */
export function SimilarSkeleton() {
  return (
    <ul aria-hidden="true" className={styles.list}>
      {PLACES.map((place) => (
        <li key={place}>
          <CardSkeleton layout="grid" />
        </li>
      ))}
    </ul>
  );
}
