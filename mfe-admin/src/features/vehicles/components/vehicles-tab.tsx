import { Button, Container, EmptyState, ErrorState, Skeleton } from '@forecourt/ui';
import { today, useNavigate, useQuery, useSearchParams } from '@forecourt/web-kit';
import { useDeferredValue } from 'react';
import { officeAddress } from '../../../address/office-address.ts';
import { useSettledText } from '../../../address/use-settled-text.ts';
import { vehiclesQuery } from '../../../vehicle/get-vehicles.ts';
import { shownOf, viewStock } from '../stock-view.ts';
import { StockChoices } from './stock-choices.tsx';
import { VehicleList } from './vehicle-list.tsx';
import { VehiclesHead } from './vehicles-head.tsx';
import styles from './vehicles-tab.module.css';

/** The whole stock with its controls (specification §2, Admin area). */
export function VehiclesTab() {
  const [params, setParams] = useSearchParams();
  const { data: all, isError, refetch } = useQuery(vehiclesQuery());
  const navigate = useNavigate();
  const [search, setSearch] = useSettledText(params.get('q') ?? '', (text) => {
    const address = officeAddress(params, { q: text === '' ? null : text });
    navigate(address, { replace: true, preventScrollReset: true });
  });
  const shown = shownOf(params.get('show'));
  const { vehicles, counts } = viewStock(all ?? [], shown, useDeferredValue(search), today());
  const showAll = () => {
    setSearch('');
    setParams({}, { replace: true, preventScrollReset: true });
  };
  return (
    <Container className={styles.tab}>
      <VehiclesHead count={all && vehicles.length} search={search} onSearch={setSearch} />
      {all && <StockChoices shown={shown} counts={counts} />}
      {isError && !all && (
        <ErrorState
          title="Error Loading Vehicles"
          text="The stock could not be read. Nothing has been changed."
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {!all && !isError && <LoadingRows />}
      {all && vehicles.length > 0 && <VehicleList vehicles={vehicles} />}
      {all && vehicles.length === 0 && (
        <EmptyState
          title={all.length === 0 ? 'No vehicles yet' : 'No vehicles found'}
          text={all.length === 0 ? 'Add the first one with its registration.' : 'No van matches what you are looking for.'}
          action={all.length > 0 && <Button onClick={showAll}>Show all vehicles</Button>}
        />
      )}
    </Container>
  );
}

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

function LoadingRows() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Loading vehicles</span>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  );
}
