import { daysBetween, formatDay, formatNumber, readDay } from '@forecourt/rules';
import { FormInput } from '@forecourt/ui';
import { today } from '@forecourt/web-kit';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { inCapitals } from '../../../vehicle-form/in-capitals.ts';
import { tidyNumber } from '../../../vehicle-form/number-fields.ts';
import type { DealerField, DealerValues } from '../dealer-values.ts';
import type { FormValues } from '../fields.ts';
import { Margin } from './margin.tsx';

interface DealerFieldsProps {
  readonly values: DealerValues;
  readonly faults: Partial<Record<DealerField, string>>;
  /** Whether every error is shown, not only those of fields that were left. */
  readonly isTried: boolean;
  readonly onType: (change: Partial<DealerValues>) => void;
}

/** "In stock for 42 days". */
function inStock(typed: string): string | undefined {
  const day = readDay(typed);
  const days = day === null ? -1 : daysBetween(day, today());
  return days < 1 ? undefined : `In stock for ${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
}

/** The fields of the dealer record, with the margin at the price that the editor shows. */
export function DealerFields({ values, faults, isTried, onType }: DealerFieldsProps) {
  const [price, vatQualifying] = useWatch<FormValues, ['price', 'vatQualifying']>({ name: ['price', 'vatQualifying'] });
  const [left, setLeft] = useState<readonly DealerField[]>([]);
  const fieldOf = (name: DealerField, tidy: (typed: string) => string) => ({
    name,
    value: values[name],
    error: isTried || left.includes(name) ? faults[name] : undefined,
    autoComplete: 'off',
    onBlur: () => {
      setLeft((before) => [...before, name]);
      const tidied = tidy(values[name]);
      if (tidied !== values[name]) onType({ [name]: tidied });
    },
  });
  const pounds = (name: 'purchasePrice' | 'preparationCost') => ({
    ...fieldOf(name, (typed) => tidyNumber('price', typed)),
    affix: '£',
    inputMode: 'decimal' as const,
    onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
  });
  return (
    <div className="stack gap-4">
      <p className="small muted">Only staff see this. It never appears on the website, in feeds or in the assistant's answers.</p>
      <div className="stack end two-columns gap-4">
        <FormInput
          {...pounds('purchasePrice')}
          label="Purchase Price"
          hint={vatQualifying ? 'Excluding VAT' : 'All that was paid'}
        />
        <FormInput {...pounds('preparationCost')} label="Preparation Cost" hint="Excluding VAT" />
      </div>
      <Margin price={price} vatQualifying={vatQualifying} {...values} />
      <FormInput
        {...fieldOf('dateInStock', (typed) => {
          const day = readDay(typed);
          return day === null ? typed : formatDay(day);
        })}
        label="Date in Stock"
        hint={inStock(values.dateInStock)}
        onChange={(event) => onType({ dateInStock: event.target.value })}
      />
      <FormInput
        {...fieldOf('vin', (typed) => typed.trim())}
        label="VIN"
        hint="17 letters and figures, on the V5C and behind the windscreen"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onType({ vin: inCapitals(event) })}
      />
    </div>
  );
}
