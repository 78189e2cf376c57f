import type { SortOrder } from '@forecourt/rules';
import { Button, Icon, LayoutGrid, Rows3, Select, SlidersHorizontal, X } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { countFilters } from '../../../stock/stock-filters.ts';
import { type StockPlace, stockPath } from '../../../stock/stock-path.ts';
import { activeFilters } from '../active-filters.ts';
import { FILTER_FORM } from './filter-panel.tsx';
import styles from './toolbar.module.css';

const SORT_LABELS: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'price_asc', label: 'Price: low to high' },
  { value: 'price_desc', label: 'Price: high to low' },
  { value: 'year_desc', label: 'Year: newest first' },
  { value: 'make_asc', label: 'Make: A to Z' },
];

const VIEWS = [
  { layout: 'grid', label: 'Grid view', icon: LayoutGrid },
  { layout: 'list', label: 'List view', icon: Rows3 },
] as const;

interface ToolbarProps {
  readonly place: StockPlace;
  readonly onSort: (order: SortOrder) => void;
  readonly onOpenFilters: () => void;
}

/** Above the results: what they are narrowed down by, their order, and how they are laid out. */
export function Toolbar({ place, onSort, onOpenFilters }: ToolbarProps) {
  const { filters, layout } = place;
  const count = countFilters(filters);
  return (
    <div className={styles.toolbar}>
      <Button size="small" aria-haspopup="dialog" className={styles.open} onClick={onOpenFilters}>
        <Icon of={SlidersHorizontal} />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <ul className={styles.chips} aria-label="Active filters">
        {activeFilters(filters).map(({ label, without }) => (
          <li key={label}>
            <Link to={stockPath({ filters: without, layout })} preventScrollReset className={styles.chip}>
              <span className="visually-hidden">Remove filter </span>
              {label}
              <Icon of={X} small />
            </Link>
          </li>
        ))}
      </ul>
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
          value={filters.sortBy}
          onChange={(event) => onSort(event.target.value as SortOrder)}
        />
        <Button type="submit" size="small" form={FILTER_FORM} className={styles.apply}>
          Sort
        </Button>
      </div>
      <nav className={styles.views} aria-label="View">
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
