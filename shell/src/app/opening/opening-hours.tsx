import { useDealership } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { usePart } from '../parts/use-part.ts';
import styles from './opening-hours.module.css';

const fetchState = async () => (await import('./opening-state.tsx')).OpeningState;

/**
 * Both sets of hours (D2) and, once in view, whether it is open now. That is computed in the browser, because pages are cached.
 */
export function OpeningHours() {
  const { phoneHours, visitHours } = useDealership();
  const place = useRef<HTMLDListElement>(null);
  const [seen, setSeen] = useState(false);
  const State = usePart(seen, fetchState);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <dl ref={place} className={styles.hours}>
      <dt className="strong">Phones and sales</dt>
      <dd>{phoneHours}</dd>
      <dd className={styles.state}>{State && <State />}</dd>
      <dt className="strong">Showroom</dt>
      <dd>{visitHours}</dd>
    </dl>
  );
}
