import { type BoundKey, readStockAmount, STOCK_FILTERS, showQuantity } from '@forecourt/rules';
import { TextInput } from '@forecourt/ui';
import { useState } from 'react';
import type { FilterPlace } from '../hooks/use-stock-place.ts';
import { useTypedValue } from '../hooks/use-typed-value.ts';

interface BoundFieldProps extends FilterPlace {
  readonly name: BoundKey;
  readonly label: string;
  readonly placeholder?: string;
  /** If the fieldset's legend says it already; the label is then for screen readers only. */
  readonly hideLabel?: boolean;
  readonly affix?: string;
}

/** A bound typed as free text; empty clears it. Invalid text stays, filters nothing, and shows what to enter. */
export function BoundField({ name, filters, onFilter, ...field }: BoundFieldProps) {
  const { quantity } = STOCK_FILTERS[name].range;
  const read = (typed: string) => readStockAmount(quantity, typed)?.toString() ?? '';
  const show = (value: string) => (value === '' ? '' : showQuantity(quantity, Number(value)));
  const [text, setText] = useTypedValue(
    filters[name]?.toString() ?? '',
    (value) => onFilter({ [name]: value === '' ? null : Number(value) }, { typed: true }),
    { read, show },
  );
  const [left, setLeft] = useState(false);
  const meant = read(text);
  return (
    <TextInput
      {...field}
      compact
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={left && meant === '' && text.trim() !== '' ? quantity.ask : null}
      onChange={(event) => {
        setLeft(false);
        setText(event.target.value);
      }}
      onBlur={() => {
        setLeft(true);
        if (meant !== '') setText(show(meant));
      }}
    />
  );
}
