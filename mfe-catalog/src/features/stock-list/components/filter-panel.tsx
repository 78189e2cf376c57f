import { Button } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { type StockPlace, stockPath } from '../../../stock/stock-path.ts';
import { CalculatorButton } from '../../../vehicle/calculator-button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './filter-panel.module.css';

/** The form that the sidebar is; the search box and the order belong to it from outside. */
export const FILTER_FORM = 'stock-filters';

interface FilterPanelProps extends Omit<FilterFieldsProps, 'filters'> {
  readonly place: StockPlace;
}

/** The sidebar. With scripts each change applies at once; without, the form is sent. */
export function FilterPanel({ place, ...fields }: FilterPanelProps) {
  const { filters, layout } = place;
  return (
    <aside aria-labelledby="filter-heading" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="filter-heading" className={styles.title}>
          Filter Results
        </h2>
        <Link to={stockPath({ layout })} preventScrollReset className={styles.clear}>
          Clear All
        </Link>
      </div>
      <form id={FILTER_FORM} action="/vehicles" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <FilterFields filters={filters} {...fields} />
        {layout === 'list' && <input type="hidden" name="view" value="list" />}
        <div className={styles.apply}>
          <Button type="submit" variant="dark" block>
            Apply filters
          </Button>
        </div>
      </form>
      <div className={styles.finance}>
        <CalculatorButton vehicle={null}>Finance Calculator</CalculatorButton>
      </div>
    </aside>
  );
}
