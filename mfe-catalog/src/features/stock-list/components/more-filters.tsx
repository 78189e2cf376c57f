import { Checkbox, ChevronDown, Icon } from '@forecourt/ui';
import { useId, useState } from 'react';
import { countMoreFilters } from '../../../stock/stock-filters.ts';
import { CLEAN_AIR_LABEL } from '../active-filters.ts';
import type { FilterPlace } from '../hooks/use-stock-place.ts';
import { BoundField } from './bound-field.tsx';
import { BoundRange } from './bound-range.tsx';
import fields from './filter-fields.module.css';
import styles from './more-filters.module.css';

/** What buyers of vans measure by. Closed until somebody opens it or the address filters by one of them. */
export function MoreFilters(place: FilterPlace) {
  const { filters, onFilter } = place;
  const noteId = useId();
  const count = countMoreFilters(filters);
  // Only the first answer counts: a field that is emptied must not close over who is typing.
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
        <div>
          <Checkbox
            name="cleanAir"
            value="true"
            label={CLEAN_AIR_LABEL}
            aria-describedby={noteId}
            checked={filters.cleanAir}
            onChange={() => onFilter({ cleanAir: !filters.cleanAir })}
          />
          <p id={noteId} className={styles.note}>
            Euro 6 diesel, Euro 4 petrol or newer, and electric vans pay no daily charge.
          </p>
        </div>
      </div>
    </details>
  );
}
