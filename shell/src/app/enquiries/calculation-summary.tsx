import type { Calculation } from '@forecourt/contracts';
import { annualPercentageRate, formatApr, formatNumber, formatPounds, roundToPence } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import styles from './calculation-summary.module.css';

/** The visitor's calculation, which is sent with the form (D18), with everything that must stand beside a rate (D21). */
export function CalculationSummary({ calculation }: { readonly calculation: Calculation }) {
  const { annualRatePercent } = useDealership().finance;
  const { deposit, interestRate, termMonths, monthlyPayment, totalCost, totalInterest } = calculation;
  const amountOfCredit = roundToPence(totalCost - totalInterest - deposit);
  const apr = annualPercentageRate({ amountOfCredit, monthlyPayment, numberOfPayments: termMonths });
  const facts = [
    ['Cash price', formatPounds(roundToPence(amountOfCredit + deposit), 'exact')],
    ['Deposit', formatPounds(deposit, 'exact')],
    ['Amount of credit', formatPounds(amountOfCredit, 'exact')],
    ['Payments', `${termMonths} of ${formatPounds(monthlyPayment, 'exact')}`],
    ['Total payable', formatPounds(totalCost, 'exact')],
    ['Interest rate', `${formatNumber(interestRate, 1)}% a year fixed`],
  ] as const;
  return (
    <section aria-label="Your calculation" className="p-4 rounded edged quiet">
      <p className={styles.monthly}>
        <b className="h4 headline">{formatPounds(monthlyPayment, 'exact')}</b> a month,{' '}
        {formatApr(apr, interestRate === annualRatePercent)}
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd className="ink tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
