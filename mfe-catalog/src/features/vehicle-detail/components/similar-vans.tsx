import type { Vehicle } from '@forecourt/contracts';
import { ArrowRight, classes, Icon } from '@forecourt/ui';
import { ErrorCatcher, Link } from '@forecourt/web-kit';
import { lazy, Suspense, useRef, useState } from 'react';
import { STOCK_LIST, stockBy } from '../../../stock/stock-link.ts';
import { useNearViewport } from '../../../stock/use-near-viewport.ts';
import { SimilarSkeleton } from './similar-skeleton.tsx';
import styles from './similar-vans.module.css';
import layout from './vehicle-layout.module.css';

const SimilarCards = lazy(() => import('./similar-cards.tsx').then(({ SimilarCards: component }) => ({ default: component })));

/** Where a sold van's page leads to. */
export const SIMILAR_ID = 'similar-vans';

/** How far from the screen the cards are fetched. */
const AHEAD_PIXELS = 600;

/** "All panel vans", "All pickups"; nobody looks for others of the body "Other". */
const allOf = (bodyType: Vehicle['bodyType']) =>
  bodyType === null || bodyType === 'Other'
    ? { label: 'All vans', path: STOCK_LIST }
    : { label: `All ${bodyType.toLowerCase()}s`, path: stockBy('bodyType', bodyType) };

/**
 * Vans to look at instead. They are asked for when one comes near, so that this page need not be made anew whenever any
 * van of the stock changes; the link to others of its kind is there from the start, and without scripts.
 */
export function SimilarVans({ vehicle: { id, bodyType } }: { readonly vehicle: Vehicle }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useNearViewport(place, AHEAD_PIXELS, (nearNow) => nearNow && setNear(true));
  const { label, path } = allOf(bodyType);
  return (
    <section id={SIMILAR_ID} aria-labelledby="similar-heading" className={classes(styles.section, layout.last)}>
      <div className={styles.head}>
        <h2 id="similar-heading" className={layout.heading}>
          Similar vans
        </h2>
        <Link to={path} className={styles.more}>
          {label}
          <Icon of={ArrowRight} small />
        </Link>
      </div>
      <div ref={place} className={styles.cards}>
        {near ? (
          <ErrorCatcher fallback={() => null}>
            <Suspense fallback={<SimilarSkeleton />}>
              <SimilarCards id={id} />
            </Suspense>
          </ErrorCatcher>
        ) : (
          <SimilarSkeleton />
        )}
      </div>
    </section>
  );
}
