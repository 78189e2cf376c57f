import { formatApr, formatPounds, representativeExample } from '@forecourt/rules';
import { FormInput, FormSelect } from '@forecourt/ui';
import { useDealership } from '@forecourt/web-kit';
import { useWatch } from 'react-hook-form';
import { enteredNumber, enteredPrice } from '../../../vehicle-form/number-fields.ts';
import { ESTIMATE_TERMS } from '../add-values.ts';
import { fieldOf } from '../field-of.ts';
import type { AddForm } from '../hooks/use-add-form.ts';
import { useEstimate } from '../hooks/use-estimate.ts';
import styles from './estimate-fields.module.css';

/** A valid price. */
const PRICE = /^\d+\.\d{2}$/;

/** The admin finance estimate, which is saved as the monthly price (product §9; D15, D33). */
export function EstimateFields({ form }: { readonly form: AddForm }) {
  const { finance } = useDealership();
  const [price, deposit, termMonths] = useWatch({ control: form.control, name: ['price', 'deposit', 'termMonths'] });
  const estimate = useEstimate({ price, deposit, termMonths });
  const terms = [...new Set([...ESTIMATE_TERMS, finance.termMonths])].sort((a, b) => a - b);
  const paid = enteredPrice(price);
  const example =
    estimate && paid && PRICE.test(paid) ? representativeExample({ price: paid, monthlyPrice: estimate }, finance) : null;
  const isUsual = enteredNumber('deposit', deposit) === finance.deposit && Number(termMonths) === finance.termMonths;
  return (
    <fieldset className="p-4 rounded quiet">
      <legend className={styles.legend}>Finance estimate</legend>
      <p className={styles.figure}>
        <output aria-live="polite" className="h5 ink strong tabular">
          {estimate === null || !paid ? '–' : formatPounds(estimate)}
        </output>{' '}
        a month, {finance.annualRatePercent}% APR representative
      </p>
      <div className="stack two-columns gap-4 mt-3">
        <FormInput {...fieldOf(form, 'deposit')} label="Deposit" affix="£" />
        <FormSelect
          {...fieldOf(form, 'termMonths')}
          label="Term"
          options={terms.map((months) => ({ value: String(months), label: `${months} months` }))}
        />
      </div>
      <p className="mt-3 small muted">
        Based on the price excluding VAT. The website shows it as the monthly price
        {example && `, with ${formatApr(example.apr)}: ${finance.annualRatePercent}% is the fixed rate of interest`}.
        {!isUsual &&
          ` Its example there assumes a deposit of ${formatPounds(finance.deposit)} over ${finance.termMonths} months.`}
      </p>
    </fieldset>
  );
}
