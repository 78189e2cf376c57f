import { formatPounds, type Loan, paymentSchedule } from '@forecourt/rules';
import { ChevronRight, Icon } from '@forecourt/ui';
import { memo } from 'react';
import styles from './month-by-month.module.css';

const exact = (pounds: number) => formatPounds(pounds, 'exact');

/** Every payment of the loan, for those who want to see it. */
export function MonthByMonth({ loan }: { readonly loan: Loan }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        See every payment, month by month
        <Icon of={ChevronRight} className={styles.arrow} />
      </summary>
      <p className="mb-2 small muted">The last payment is adjusted for rounding.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to be able to */}
      <section aria-label="Payments month by month" tabIndex={0} className={styles.scroller}>
        <Schedule {...loan} />
      </section>
    </details>
  );
}

/** Takes primitive props, so that memo re-renders only when a number changes. */
const Schedule = memo(function Schedule(loan: Loan) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">What each payment pays, and what is still owed after it</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Payment</th>
          <th scope="col">Interest</th>
          <th scope="col">Capital</th>
          <th scope="col">Balance</th>
        </tr>
      </thead>
      <tbody>
        {paymentSchedule(loan).map(({ month, payment, interest, principal, balance }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{exact(payment)}</td>
            <td>{exact(interest)}</td>
            <td>{exact(principal)}</td>
            <td>{exact(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
