import type { Calculation } from '@forecourt/contracts';
import { formatPounds } from '@forecourt/rules';
import { Part } from '../../../record-card/words.tsx';
import styles from './enquiry-message.module.css';

/** The calculation that was sent with the enquiry. */
export function EnquiryCalculation({ calculation }: { readonly calculation: Calculation }) {
  const { vehiclePrice, deposit, termMonths, interestRate, monthlyPayment, totalCost } = calculation;
  return (
    <Part title="Calculation">
      <p className={styles.text}>
        <strong>{formatPounds(monthlyPayment, 'exact')} a month</strong> over {termMonths} months at {interestRate}% a year, with{' '}
        {formatPounds(deposit)} deposit on a price of {formatPounds(vehiclePrice)} excluding VAT;{' '}
        {formatPounds(totalCost, 'exact')} in all
      </p>
    </Part>
  );
}
