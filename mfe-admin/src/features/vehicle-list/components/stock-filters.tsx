import { Icon, Search, Select, TextInput } from '@forecourt/ui';
import { useNavigate, useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { FoldedFilters } from '../../../list-head/folded-filters.tsx';
import { ORDER_OPTIONS, orderOf } from '../stock-order.ts';
import { REMOVED, type Shown, type StockView } from '../stock-view.ts';
import { StockChoices } from './stock-choices.tsx';
import styles from './stock-filters.module.css';

interface StockFiltersProps {
  readonly search: string;
  readonly onSearch: (typed: string) => void;
  readonly shown: Shown | typeof REMOVED;
  /** Undefined until they are known. */
  readonly counts: StockView['counts'] | undefined;
  /** Undefined until it is known. */
  readonly removedCount: number | undefined;
}

/** The search, the order, and which part of the stock is shown. */
export function StockFilters({ search, onSearch, shown, counts, removedCount }: StockFiltersProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = (changes: Parameters<typeof officeAddress>[1]) =>
    navigate(officeAddress(params, changes), { preventScrollReset: true });
  return (
    <div className={styles.filters}>
      <search className={styles.search}>
        <TextInput
          label="Search"
          hideLabel
          compact
          type="search"
          affix={<Icon of={Search} />}
          placeholder="Make, model, registration, price"
          autoComplete="off"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </search>
      <FoldedFilters count={shown === 'all' ? 0 : 1} onClear={() => change({ show: null })}>
        {/* Deleted vans are ordered by the day of their deletion. */}
        {shown !== REMOVED && (
          <Select
            label="Sort by"
            hideLabel
            compact
            className={styles.sort}
            options={ORDER_OPTIONS}
            value={orderOf(params.get('sort'))}
            onChange={({ target: { value } }) => change({ sort: value === orderOf(null) ? null : value })}
          />
        )}
        {counts && (
          <div className={styles.choices}>
            <StockChoices shown={shown} counts={counts} removedCount={removedCount} />
          </div>
        )}
      </FoldedFilters>
    </div>
  );
}
