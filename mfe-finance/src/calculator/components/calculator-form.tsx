import { Button, TextInput } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { type FieldsInHand, forVehicle } from '../calculator-fields.ts';
import { vatNote } from '../finance-vehicle.ts';
import { readCalculation } from '../read-calculation.ts';
import styles from './calculator-form.module.css';
import { PresetPicker } from './preset-picker.tsx';
import { TermPicker } from './term-picker.tsx';
import { VanChooser } from './van-chooser.tsx';

interface CalculatorFormProps extends FieldsInHand {
  /** For buttons outside the form. */
  readonly id: string;
  /** Rate and term side by side. */
  readonly compact?: boolean;
  readonly children?: ReactNode;
}

/** The calculator's fields. Without scripts the form is sent to the finance page, which answers with the figures. */
export function CalculatorForm({ id, compact = false, fields, change, settle, children }: CalculatorFormProps) {
  const { faults = {} } = readCalculation(fields);
  const ours = useDealership().finance.annualRatePercent;
  // With every digit of the price the largest deposit is another: that is said once the price is there.
  const [isPricing, setPricing] = useState(false);
  const typed = (name: 'price' | 'deposit' | 'rate') => ({
    name,
    value: fields[name],
    autoComplete: 'off',
    error: name === 'deposit' && isPricing ? undefined : faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setPricing(name === 'price');
      change({ ...fields, [name]: event.target.value });
    },
    onBlur: () => {
      setPricing(false);
      settle();
    },
  });
  return (
    <form
      id={id}
      action="/finance"
      aria-label="Finance calculator"
      data-live=""
      className={styles.form}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <PresetPicker fields={fields} change={change} />
      <VanChooser vehicle={fields.vehicle} onChoose={(vehicle) => change({ ...fields, ...forVehicle(vehicle) })} />
      {!fields.vatQualifying && <input type="hidden" name="vat" value="no" />}
      <div className={styles.pair}>
        <TextInput {...typed('price')} label={`Vehicle price (${vatNote(fields.vatQualifying)})`} affix="£" inputMode="numeric" />
        <TextInput {...typed('deposit')} label="Deposit" affix="£" inputMode="numeric" />
      </div>
      <div className={compact ? styles.pair : styles.form}>
        <div className={styles.percent}>
          <TextInput
            {...typed('rate')}
            label="Fixed interest rate (% a year)"
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step={0.1}
            placeholder="6.9%"
            error={faults.rate && `${faults.rate}. Ours is ${ours}%`}
          />
        </div>
        <TermPicker term={fields.term} onPick={(term) => change({ ...fields, term })} />
      </div>
      {/* Visible if there are no scripts; otherwise it is the button that Enter in a field presses, before any other. */}
      <Button type="submit" variant="dark" className={styles.calculate}>
        Calculate
      </Button>
      {children}
    </form>
  );
}
