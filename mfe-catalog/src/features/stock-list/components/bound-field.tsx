import { TextInput } from '@forecourt/ui';
import type { BoundKey, StockFilters } from '../../../stock/stock-filters.ts';
import type { ApplyFilter } from '../hooks/use-stock-place.ts';
import { useTypedValue } from '../hooks/use-typed-value.ts';

const MOST_DIGITS = 15;

interface BoundFieldProps {
  readonly filters: StockFilters;
  readonly onFilter: ApplyFilter;
  readonly name: BoundKey;
  readonly label: string;
  readonly placeholder?: string;
  /** Its legend says what it is; the label is for screen readers. */
  readonly hideLabel?: boolean;
  readonly affix?: string;
}

/** A bound in whole pounds or another whole unit; empty clears it. */
export function BoundField({ name, filters, onFilter, ...field }: BoundFieldProps) {
  const [text, setText] = useTypedValue(filters[name]?.toString() ?? '', (digits) =>
    onFilter({ [name]: digits === '' ? null : Number(digits) }, { typed: true }),
  );
  return (
    <TextInput
      {...field}
      compact
      name={name}
      inputMode="numeric"
      pattern="\d*"
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
    />
  );
}
