import { formatNumber } from '@forecourt/rules';
import { classes } from '@forecourt/ui';
import { ErrorCatcher, Slice } from '@forecourt/web-kit';
import { lazy, Suspense } from 'react';
import type { StockPlace } from '../../../stock/stock-path.ts';
import { ExampleBox, representativeVehicle } from '../../../vehicle/finance.tsx';
import type { ActiveFilter } from '../active-filters.ts';
import type { useStockParts } from '../hooks/use-stock-parts.ts';
import { ListEnd } from './list-end.tsx';
import styles from './results.module.css';
import { LoadingCards, LoadingFailed } from './results-states.tsx';
import { LaterPart, StockPartCards } from './stock-part-cards.tsx';

/** Loaded lazily, because few searches find nothing. */
const NothingFound = lazy(() => import('./nothing-found.tsx').then(({ NothingFound: component }) => ({ default: component })));

interface ResultsProps {
  readonly place: StockPlace;
  readonly stock: ReturnType<typeof useStockParts>;
  /** The filters in force. */
  readonly active: readonly ActiveFilter[];
}

/** The vans, or what replaces them: skeletons, nothing found, an error. */
export function Results({ place, stock, active }: ResultsProps) {
  const { first, later } = stock;
  if (first.isError) return <LoadingFailed retry={() => void first.refetch()} />;
  if (!first.data) return <LoadingCards layout={place.layout} />;
  if (first.data.total === 0)
    return (
      <ErrorCatcher fallback={() => <h3>No vehicles found</h3>}>
        <Suspense fallback={<LoadingCards layout={place.layout} />}>
          <NothingFound place={place} active={active} />
        </Suspense>
      </ErrorCatcher>
    );
  return (
    <div className={classes(styles.results, first.isPlaceholderData && styles.stale)} aria-busy={first.isPlaceholderData}>
      <p className={styles.paper}>
        Vans {formatNumber(stock.offset + 1)} to {formatNumber(stock.shown)} of {formatNumber(first.data.total)}
        {active.length > 0 && `: ${active.map(({ label }) => label).join(', ')}`}
      </p>
      <ExampleBox vehicle={representativeVehicle(first.data.vehicles)} />
      <Slice>
        <StockPartCards vehicles={first.data.vehicles} layout={place.layout} top />
      </Slice>
      {later.map((request) => (
        <LaterPart key={request.cursor} request={request} layout={place.layout} />
      ))}
      <Slice>
        <ListEnd place={place} stock={stock} total={first.data.total} />
      </Slice>
    </div>
  );
}
