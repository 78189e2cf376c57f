import { CardSkeleton } from '../../../vehicle/card-skeleton.tsx';
import styles from './similar-vans.module.css';

const PLACES = ['1', '2', '3', '4'];

/** The room that the cards of similar vans take, from the start: when they come, nothing moves. */
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
