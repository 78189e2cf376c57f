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

/** Anchor that a sold van's page links to. */
export const SIMILAR_ID = 'similar-vans';

/** Distance from the viewport at which the cards are fetched. */
const AHEAD_PIXELS = 600;

/** "All panel vans", "All pickups"; just "All vans" for the body "Other", which nobody searches for. */
const allOf = (bodyType: Vehicle['bodyType']) =>
  bodyType === null || bodyType === 'Other'
    ? { label: 'All vans', path: STOCK_LIST }
    : { label: `All ${bodyType.toLowerCase()}s`, path: stockBy('bodyType', bodyType) };

/**
 * Alternatives, fetched when the visitor scrolls near them, so that this page need not be rendered again whenever any other van
 * changes. The link to others of the same body type is always there, and works without scripts.
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
