import { CONDITIONS, type Condition, STOCK_STATUSES } from '@forecourt/rules';
import { FormCheckbox, FormInput, FormSelect } from '@forecourt/ui';
import { fieldOf } from '../field-of.ts';
import type { AddForm } from '../hooks/use-add-form.ts';
import { EstimateFields } from './estimate-fields.tsx';

const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  new: 'New',
  used: 'Used',
  'p/ex to clear': 'P/Ex to Clear',
};
const CONDITION_OPTIONS = CONDITIONS.map((value) => ({ value, label: CONDITION_LABELS[value] }));
const STATUS_OPTIONS = STOCK_STATUSES.map((value) => ({ value, label: value }));

/** Price, condition and monthly price. */
export function PricingFields({ form }: { readonly form: AddForm }) {
  return (
    <div className="stack pairs gap-4">
      <FormInput {...fieldOf(form, 'price')} label="Selling price" hint="Excluding VAT" affix="£" required />
      <FormSelect {...fieldOf(form, 'condition')} label="Condition" required options={CONDITION_OPTIONS} className="half" />
      <FormSelect {...fieldOf(form, 'stockStatus')} label="Stock Status" options={STATUS_OPTIONS} className="half" />
      <FormCheckbox {...fieldOf(form, 'vatQualifying')} label="VAT Qualifying (plus VAT)" />
      <EstimateFields form={form} />
    </div>
  );
}
