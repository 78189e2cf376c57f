import type { VehicleStats } from '@forecourt/contracts';
import {
  AVAILABILITY_LABELS,
  CONDITION_LABELS,
  CONDITIONS,
  formatNumber,
  type ListKey,
  STOCK_STATUSES,
  TRANSMISSIONS,
} from '@forecourt/rules';
import { Checkbox, Select } from '@forecourt/ui';
import { fromAToZ } from '../../../stock/from-a-to-z.ts';
import { toggleInList } from '../../../stock/stock-filters.ts';
import { VatSwitch } from '../../../vehicle/vat-switch.tsx';
import type { FilterPlace } from '../hooks/use-stock-place.ts';
import { BoundField } from './bound-field.tsx';
import { BoundRange } from './bound-range.tsx';
import styles from './filter-fields.module.css';
import { MoreFilters } from './more-filters.tsx';

export interface FilterFieldsProps extends FilterPlace {
  readonly counts: VehicleStats | undefined;
}

interface Choice {
  readonly value: string;
  readonly label?: string;
  readonly count?: number;
}

/** Every name that has a count or is ticked, from A to Z. */
function counted(counts: Readonly<Record<string, number>> = {}, ticked: readonly string[]): Choice[] {
  const known = new Map(Object.entries(counts));
  const names = fromAToZ(new Set([...known.keys(), ...ticked]));
  return names.map((value) => ({ value, count: known.get(value) ?? 0 }));
}

const SEATS = [2, 3, 5, 6, 8, 9];
/** Common numbers of seats, and the one in the address. */
const seatOptions = (asked: number | null) => [
  { value: '', label: 'Any' },
  ...[...new Set([...SEATS, ...(asked === null ? [] : [asked])])]
    .sort((a, b) => a - b)
    .map((seats) => ({ value: String(seats), label: `${seats} or more` })),
];

/** The filters of the sidebar and the sheet. Without scripts they are a form, so they are named like the URL's parameters. */
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
            count={count === undefined ? undefined : formatNumber(count)}
            checked={(filters[key] as readonly string[]).includes(value)}
            onChange={() => onFilter(toggleInList(filters, key, value))}
          />
        ))}
      </fieldset>
    );
  const place = { filters, onFilter };
  const conditions = CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] }));
  const availability = STOCK_STATUSES.map((value) => ({ value, label: AVAILABILITY_LABELS[value] }));
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Price Range</legend>
        <BoundRange {...place} min={['priceMin', 'Minimum price']} max={['priceMax', 'Maximum price']} affix="£" />
        <p className={styles.note}>Limits exclude VAT, whichever price you show first.</p>
        <VatSwitch />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Monthly budget</legend>
        <BoundRange {...place} min={['monthlyMin', 'Minimum a month']} max={['monthlyMax', 'Maximum a month']} affix="£" />
        <p className={styles.note}>Based on the deposit shown on each van.</p>
      </fieldset>
      {group('stockStatus', 'Availability', availability)}
      {group('condition', 'Condition', conditions)}
      {group('make', 'Make', counted(counts?.byMake, filters.make))}
      {group('bodyType', 'Body Type', counted(counts?.byBodyType, filters.bodyType))}
      <fieldset className={styles.group}>
        <legend>Year</legend>
        <BoundRange {...place} min={['yearMin', 'From year']} max={['yearMax', 'To year']} placeholders={['From', 'To']} />
      </fieldset>
      <div className={styles.pair}>
        <BoundField name="mileageMax" label="Maximum mileage" placeholder="Any" {...place} />
        <Select
          label="Minimum seats"
          name="seatsMin"
          compact
          options={seatOptions(filters.seatsMin)}
          value={filters.seatsMin ?? ''}
          onChange={({ target }) => onFilter({ seatsMin: target.value === '' ? null : Number(target.value) })}
        />
      </div>
      {group('fuelType', 'Fuel Type', counted(counts?.byFuelType, filters.fuelType))}
      {group(
        'transmission',
        'Transmission',
        TRANSMISSIONS.map((value) => ({ value })),
      )}
      <MoreFilters {...place} />
    </>
  );
}
