import { formatNumber } from '@forecourt/rules';
import { Container } from '@forecourt/ui';
import { keepPreviousData, Slice, sayNotLoaded, usePart, useQuery } from '@forecourt/web-kit';
import { useEffect, useState } from 'react';
import { noteList } from '../../../stock/left-list.ts';
import { stockPath } from '../../../stock/stock-path.ts';
import { activeFilters, sortByOf } from '../active-filters.ts';
import { useStockParts } from '../hooks/use-stock-parts.ts';
import { useStockPlace } from '../hooks/use-stock-place.ts';
import { countsQuery } from '../stock-request.ts';
import { FilterChips, RESULTS_HEADING } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { IgnoredValues } from './ignored-values.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { StockListMeta } from './stock-list-meta.tsx';
import styles from './stock-list-page.module.css';
import { Toolbar } from './toolbar.tsx';

const fetchFilterSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

const resultsText = (total: number): string => (total === 1 ? '1 result' : `${formatNumber(total)} results`);

/** Filters stay usable when the counts for a new one cannot be fetched. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}

/** The stock list: every filter lives in the address (product §2, §3). */
export function StockListPage() {
  const { place, filter } = useStockPlace();
  const stock = useStockParts(place);
  const counts = useLastKnown(useQuery({ ...countsQuery(place), placeholderData: keepPreviousData }).data);
  const [sheetOpen, setSheetOpen] = useState(false);
  const FilterSheet = usePart(sheetOpen, fetchFilterSheet, () => {
    setSheetOpen(false);
    sayNotLoaded();
  });
  useEffect(() => noteList(stockPath(place)), [place]);

  const total = stock.first.data?.total;
  const settled = total !== undefined && !stock.first.isPlaceholderData;
  const fields = { place, counts, onFilter: filter };
  const understood = counts?.understood?.search === place.filters.search ? counts.understood : undefined;
  const active = activeFilters(place.filters, understood);
  return (
    <Container>
      <StockListMeta place={place} active={active} vehicles={stock.first.data?.vehicles ?? []} />
      <header className={styles.head}>
        <h1>Browse Our Van Collection {total !== undefined && <span className={styles.count}>({resultsText(total)})</span>}</h1>
        <SearchBox value={place.filters.search} onSearch={(search) => filter({ search }, { typed: true })} />
      </header>
      <div className={styles.listing}>
        <Slice>
          <FilterPanel {...fields} />
        </Slice>
        <Slice>
          <section aria-labelledby={RESULTS_HEADING}>
            <h2 id={RESULTS_HEADING} tabIndex={-1} className="visually-hidden">
              Vans
            </h2>
            <Toolbar
              place={place}
              sortBy={sortByOf(place.filters, understood)}
              filterCount={active.length}
              // A chosen order replaces the one that was typed.
              onSort={(sortBy) => filter({ sortBy, search: understood?.order?.without ?? place.filters.search })}
              onOpenFilters={() => setSheetOpen(true)}
            />
            <FilterChips active={active} layout={place.layout} />
            <p role="status" className="visually-hidden">
              {settled && resultsText(total)}
            </p>
            <IgnoredValues place={place} understood={understood} />
            <Results place={place} stock={stock} active={active} />
          </section>
        </Slice>
      </div>
      {sheetOpen && FilterSheet && (
        <FilterSheet
          {...fields}
          onFilter={(change, options) => filter(change, { ...options, inSheet: true })}
          total={total}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Container>
  );
}
