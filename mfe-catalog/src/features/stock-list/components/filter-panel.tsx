import { Button } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useReducer } from 'react';
import { type StockPlace, stockPath } from '../../../stock/stock-path.ts';
import { CalculatorButton } from '../../../vehicle/calculator-button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import styles from './filter-panel.module.css';

/** Id of the sidebar's form; the search box and the order refer to it from outside. */
export const FILTER_FORM = 'stock-filters';
/** Id of the whole panel, which opens over a small screen if there are no scripts. */
export const FILTER_PANEL = 'filter-panel';

interface FilterPanelProps extends Omit<FilterFieldsProps, 'filters'> {
  readonly place: StockPlace;
}

/**
 * The sidebar. With scripts each change applies at once; without, the form is submitted, and on small screens the browser opens
 * and closes the panel as a popover.
 */
export function FilterPanel({ place, ...fields }: FilterPanelProps) {
  const { filters, layout } = place;
  const [cleared, clear] = useReducer((count: number) => count + 1, 0);
  return (
    <aside id={FILTER_PANEL} popover="auto" aria-labelledby="filter-heading" className={styles.panel}>
      <div className="row between target">
        <h2 id="filter-heading" className="h4">
          Filter Results
        </h2>
        <Link to={stockPath({ layout })} preventScrollReset className="inline-row target small strong" onClick={clear}>
          Clear All
        </Link>
        <button type="button" popoverTarget={FILTER_PANEL} className={styles.close}>
          Close
        </button>
      </div>
      <form id={FILTER_FORM} action="/vehicles" autoComplete="off" data-live="" onSubmit={(event) => event.preventDefault()}>
        {/* Remounted on Clear All, because invalid text is in no filter and must go too. */}
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
