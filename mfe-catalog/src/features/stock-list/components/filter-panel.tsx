import { Button } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useReducer } from 'react';
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
  const [cleared, clear] = useReducer((count: number) => count + 1, 0);
  return (
    <aside aria-labelledby="filter-heading" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="filter-heading" className={styles.title}>
          Filter Results
        </h2>
        <Link to={stockPath({ layout })} preventScrollReset className={styles.clear} onClick={clear}>
          Clear All
        </Link>
      </div>
      <form id={FILTER_FORM} action="/vehicles" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        {/* Anew once all is cleared: what could not be read is in no filter, and goes too. */}
        <FilterFields key={cleared} filters={filters} {...fields} />
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
