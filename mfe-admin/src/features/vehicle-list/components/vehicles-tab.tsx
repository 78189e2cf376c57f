import type { InStockSince, ListedVehicle } from '@forecourt/contracts';
import { Button, buttonClass, Container, EmptyState, ErrorState, Skeleton } from '@forecourt/ui';
import { Link, today, useNavigate, useQuery, useSearchParams } from '@forecourt/web-kit';
import { useMemo } from 'react';
import { officeAddress } from '../../../address/office-address.ts';
import { useSettledText } from '../../../address/use-settled-text.ts';
import { inStockSinceQuery } from '../../../stock/get-in-stock-since.ts';
import { looksQuery } from '../../../stock/get-looks.ts';
import { removedVehiclesQuery } from '../../../stock/get-removed-vehicles.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { partsOfEach } from '../../../stock/stock-parts.ts';
import { BulkChanges } from '../bulk/components/bulk-changes.tsx';
import { useSelection } from '../bulk/hooks/use-selection.ts';
import { isSought, soughtWords } from '../sought-words.ts';
import { orderOf } from '../stock-order.ts';
import { REMOVED, shownOf, viewStock } from '../stock-view.ts';
import { useJustPublished } from '../use-just-published.ts';
import { RemovedVehicles } from './removed-vehicles.tsx';
import { StockFilters } from './stock-filters.tsx';
import { VehicleList } from './vehicle-list.tsx';
import { VehiclesHead } from './vehicles-head.tsx';
import styles from './vehicles-tab.module.css';

const NONE: readonly ListedVehicle[] = [];
const UNKNOWN: InStockSince = {};

/** The whole stock with its controls (product §2, Admin area). */
export function VehiclesTab() {
  const [params] = useSearchParams();
  const stock = useQuery(vehiclesQuery());
  const { data: since = UNKNOWN } = useQuery(inStockSinceQuery());
  const deleted = useQuery(removedVehiclesQuery());
  const [all, removed] = [stock.data, deleted.data];
  const navigate = useNavigate();
  const [search, setSearch] = useSettledText(params.get('q') ?? '', (text) => {
    const address = officeAddress(params, { q: text === '' ? null : text });
    navigate(address, { replace: true, preventScrollReset: true });
  });
  const sought = search.trim();
  const shown = shownOf(params.get('show'));
  const isRemoved = params.get('show') === REMOVED;
  const order = orderOf(params.get('sort'));
  const { data: looks } = useQuery({ ...looksQuery(), enabled: order === 'looks' });
  const day = today();
  const kept = useJustPublished(all, isRemoved ? null : shown);
  const parts = useMemo(() => partsOfEach(all ?? NONE, since, day), [all, since, day]);
  const { vehicles, counts } = useMemo(
    () => viewStock(all ?? NONE, { shown, search: sought, order, parts, kept, ...(looks && { looks }) }, day),
    [all, shown, sought, order, parts, kept, looks, day],
  );
  const mode = useSelection(isRemoved ? NONE : vehicles);
  const foundRemoved = useMemo(() => {
    const words = soughtWords(sought, removed ?? []);
    return removed?.filter((vehicle) => isSought(vehicle, words));
  }, [removed, sought]);
  const list = isRemoved ? deleted : stock;
  const count = isRemoved ? foundRemoved?.length : all && counts[shown];
  const showAll = () => {
    setSearch('');
    navigate(officeAddress(params, { q: null, show: null }), { replace: true, preventScrollReset: true });
  };
  return (
    <Container className={styles.tab}>
      <VehiclesHead count={count} isRemoved={isRemoved} {...(all && all.length > 0 && { mode })} />
      {all && <BulkChanges mode={mode} all={all} shown={isRemoved ? NONE : vehicles} />}
      <StockFilters
        search={search}
        onSearch={setSearch}
        shown={isRemoved ? REMOVED : shown}
        counts={all && counts}
        removedCount={foundRemoved?.length}
      />
      {list.isError && !list.data && (
        <ErrorState
          title="Error Loading Vehicles"
          text={`The ${isRemoved ? 'deleted vans' : 'stock'} could not be loaded. Nothing has changed.`}
          action={
            <Button variant="primary" onClick={() => void list.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {!list.data && !list.isError && <LoadingRows />}
      {isRemoved && foundRemoved && <RemovedVehicles vehicles={foundRemoved} isSearched={sought !== ''} />}
      {all && !isRemoved && vehicles.length > 0 && (
        <VehicleList
          vehicles={vehicles}
          since={since}
          justPublished={kept}
          looks={order === 'looks' ? looks : undefined}
          mode={mode}
        />
      )}
      {all && !isRemoved && vehicles.length === 0 && (
        <EmptyState
          title={all.length === 0 ? 'No vehicles yet' : 'No vehicles found'}
          text={
            all.length === 0
              ? 'Add your first van by its registration.'
              : 'No van has these words. The search of the site also understands prices, sizes and the like.'
          }
          action={
            all.length > 0 && (
              <>
                {sought !== '' && (
                  <Link to={`/vehicles?search=${encodeURIComponent(sought)}`} className={buttonClass()}>
                    Search the site for it
                  </Link>
                )}
                <Button onClick={showAll}>Show all vehicles</Button>
              </>
            )
          }
        />
      )}
    </Container>
  );
}

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

function LoadingRows() {
  return (
    <div role="status" className="stack gap-2">
      <span className="visually-hidden">Loading vehicles</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  );
}
