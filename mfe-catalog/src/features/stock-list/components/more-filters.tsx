import { FLAG_KEYS, STOCK_FILTERS } from '@forecourt/rules';
import { Checkbox, ChevronDown, Icon } from '@forecourt/ui';
import { useId, useState } from 'react';
import type { StockFilters } from '../../../stock/stock-filters.ts';
import type { FilterPlace } from '../hooks/use-stock-place.ts';
import { BoundField } from './bound-field.tsx';
import { BoundRange } from './bound-range.tsx';
import fields from './filter-fields.module.css';
import styles from './more-filters.module.css';

/** How many of these filters are set; a pair of bounds counts as one. */
function countMoreFilters(filters: StockFilters): number {
  const { payloadMin, loadLengthMin, loadVolumeMin, heightMax, wheelbaseMin, wheelbaseMax } = filters;
  const bounds = [payloadMin, loadLengthMin, loadVolumeMin, heightMax, wheelbaseMin ?? wheelbaseMax];
  return bounds.filter((bound) => bound !== null).length + FLAG_KEYS.filter((key) => filters[key]).length;
}

/** What van buyers measure by. Closed until somebody opens it, or if the address has one of these filters. */
export function MoreFilters(place: FilterPlace) {
  const { filters, onFilter } = place;
  const noteId = useId();
  const count = countMoreFilters(filters);
  // Only the initial count matters: emptying a field must not close the section while somebody types.
  const [open] = useState(count > 0);
  return (
    <details className={fields.group} open={open}>
      <summary className={styles.summary}>
        More filters
        {count > 0 && <span className={styles.count}>{count} set</span>}
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.fields}>
        <BoundField name="payloadMin" label="Minimum payload (kg)" placeholder="Any" {...place} />
        <BoundField name="loadLengthMin" label="Minimum load length (mm)" placeholder="Any" {...place} />
        <BoundField name="loadVolumeMin" label="Minimum load volume (m³)" placeholder="Any" {...place} />
        <BoundField name="heightMax" label="Maximum height (mm)" placeholder="Any" {...place} />
        <fieldset>
          <legend className={styles.legend}>Wheelbase (mm)</legend>
          <BoundRange {...place} min={['wheelbaseMin', 'Shortest wheelbase']} max={['wheelbaseMax', 'Longest wheelbase']} />
        </fieldset>
        {FLAG_KEYS.map((key) => (
          <div key={key}>
            <Checkbox
              name={key}
              value="true"
              label={STOCK_FILTERS[key].label}
              aria-describedby={noteId + key}
              checked={filters[key]}
              onChange={() => onFilter({ [key]: !filters[key] })}
            />
            <p id={noteId + key} className={styles.note}>
              {STOCK_FILTERS[key].note}
            </p>
          </div>
        ))}
      </div>
    </details>
  );
}
