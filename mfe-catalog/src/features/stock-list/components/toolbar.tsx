import type { SortOrder } from '@forecourt/rules';
import { Button, Icon, LayoutGrid, Rows3, Select, SlidersHorizontal } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { type StockPlace, stockPath } from '../../../stock/stock-path.ts';
import { FILTER_FORM, FILTER_PANEL } from './filter-panel.tsx';
import styles from './toolbar.module.css';

const SORT_LABELS: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'price_asc', label: 'Lowest price' },
  { value: 'price_desc', label: 'Highest price' },
  { value: 'year_desc', label: 'Newest first' },
  { value: 'make_asc', label: 'Make: A to Z' },
];

const VIEWS = [
  { layout: 'grid', label: 'Grid view', icon: LayoutGrid },
  { layout: 'list', label: 'List view', icon: Rows3 },
] as const;

interface ToolbarProps {
  readonly place: StockPlace;
  /** The current order of the list. */
  readonly sortBy: SortOrder;
  readonly filterCount: number;
  readonly onSort: (order: SortOrder) => void;
  readonly onOpenFilters: () => void;
}

/** Above the results: on small screens the button for the filters, then the order and the layout. */
export function Toolbar({ place, sortBy, filterCount, onSort, onOpenFilters }: ToolbarProps) {
  const { layout } = place;
  return (
    <div className={styles.toolbar}>
      <Button
        size="small"
        aria-haspopup="dialog"
        popoverTarget={FILTER_PANEL}
        className={styles.open}
        onClick={(event) => {
          event.preventDefault();
          onOpenFilters();
        }}
      >
        {/* The count replaces the icon, so that nothing beside it moves. */}
        {filterCount === 0 && <Icon of={SlidersHorizontal} />}
        {filterCount === 0 ? 'Filters' : `Filters (${filterCount})`}
      </Button>
      <div className={styles.sort}>
        <span aria-hidden="true" className={styles.sortLabel}>
          Sort by
        </span>
        <Select
          label="Sort by"
          hideLabel
          compact
          className={styles.select}
          form={FILTER_FORM}
          name="sortBy"
          options={SORT_LABELS}
          value={sortBy}
          onChange={(event) => onSort(event.target.value as SortOrder)}
        />
        <Button type="submit" size="small" form={FILTER_FORM} className={styles.apply}>
          Sort
        </Button>
      </div>
      <nav className="segments" aria-label="View">
        {VIEWS.map(({ layout: other, label, icon }) => (
          <Link
            key={other}
            to={stockPath({ ...place, layout: other })}
            replace
            preventScrollReset
            aria-label={label}
            aria-current={other === layout ? 'true' : undefined}
            className={styles.view}
          >
            <Icon of={icon} />
          </Link>
        ))}
      </nav>
    </div>
  );
}
