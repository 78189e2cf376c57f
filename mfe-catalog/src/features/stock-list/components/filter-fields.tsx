import type { VehicleStats } from '@forecourt/contracts';
import { CONDITION_LABELS, CONDITIONS } from '@forecourt/rules';
import { Checkbox } from '@forecourt/ui';
import { type ListKey, type StockFilters, toggleInList } from '../../../stock/stock-filters.ts';
import { VatSwitch } from '../../../vehicle/vat-switch.tsx';
import type { ApplyFilter } from '../hooks/use-stock-place.ts';
import { BoundField } from './bound-field.tsx';
import styles from './filter-fields.module.css';
import { MoreFilters } from './more-filters.tsx';

export interface FilterFieldsProps {
  readonly filters: StockFilters;
  readonly counts: VehicleStats | undefined;
  readonly onFilter: ApplyFilter;
}

interface Choice {
  readonly value: string;
  readonly label?: string;
  readonly count?: number;
}

/** Every name that is counted or ticked, from A to Z. */
function counted(counts: Readonly<Record<string, number>> = {}, ticked: readonly string[]): Choice[] {
  const names = [...new Set([...Object.keys(counts), ...ticked])].sort((a, b) => a.localeCompare(b, 'en-GB'));
  return names.map((value) => ({ value, count: counts[value] ?? 0 }));
}

/** The filters of the sidebar and of the sheet. Their names are those of the address: without scripts they are a form. */
export function FilterFields({ filters, counts, onFilter }: FilterFieldsProps) {
  const group = (key: ListKey, legend: string, choices: readonly Choice[]) =>
    choices.length > 0 && (
      <fieldset className={styles.group}>
        <legend>{legend}</legend>
        {choices.map(({ value, label = value, count }) => (
          <Checkbox
            key={value}
            name={key}
            value={value}
            label={label}
            count={count}
            checked={(filters[key] as readonly string[]).includes(value)}
            onChange={() => onFilter(toggleInList(filters, key, value))}
          />
        ))}
      </fieldset>
    );
  const place = { filters, onFilter };
  const conditions = CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] }));
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Price Range</legend>
        <div className={styles.range}>
          <BoundField name="priceMin" label="Minimum price" placeholder="Min" affix="£" hideLabel {...place} />
          <span>to</span>
          <BoundField name="priceMax" label="Maximum price" placeholder="Max" affix="£" hideLabel {...place} />
        </div>
        <p className={styles.note}>Bounds are without VAT.</p>
        <VatSwitch />
      </fieldset>
      {group('condition', 'Condition', conditions)}
      {group('make', 'Make', counted(counts?.byMake, filters.make))}
      {group('bodyType', 'Body Type', counted(counts?.byBodyType, filters.bodyType))}
      {group('fuelType', 'Fuel Type', counted(counts?.byFuelType, filters.fuelType))}
      {group('transmission', 'Transmission', [{ value: 'Manual' }, { value: 'Automatic' }])}
      <MoreFilters {...place} />
    </>
  );
}
