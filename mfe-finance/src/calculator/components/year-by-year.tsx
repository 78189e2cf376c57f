import { formatPounds, type Instalment, type Loan, paymentSchedule } from '@forecourt/rules';
import { ChartHead } from './chart-head.tsx';
import styles from './year-by-year.module.css';

const HEIGHT = 112;
const MONTHS = 12;

const sum = (months: readonly Instalment[], part: 'payment' | 'interest' | 'principal') =>
  months.reduce((total, month) => total + month[part], 0);

/** The payments of each year as a column: interest on top, what goes off the loan beneath. */
export function YearByYear({ loan }: { readonly loan: Loan }) {
  const schedule = paymentSchedule(loan);
  const years = Array.from({ length: Math.ceil(schedule.length / MONTHS) }, (_, year) =>
    schedule.slice(year * MONTHS, (year + 1) * MONTHS),
  );
  const most = Math.max(...years.map((months) => sum(months, 'payment')));
  return (
    <figure>
      <ChartHead title="What you pay each year" note="interest in red and in figures, the loan in black" />
      <ol className={styles.years}>
        {years.map((months, year) => {
          const interest = (sum(months, 'interest') / most) * HEIGHT;
          const principal = (sum(months, 'principal') / most) * HEIGHT;
          return (
            <li key={months[0]?.month} className={styles.year}>
              <span className={styles.interest}>
                {formatPounds(Math.round(sum(months, 'interest')))}
                <span className="visually-hidden"> interest</span>
              </span>
              <svg aria-hidden="true" width="100%" height={HEIGHT}>
                <rect className={styles.costs} y={HEIGHT - principal - interest} width="100%" height={interest} />
                <rect className={styles.capital} y={HEIGHT - principal} width="100%" height={principal} />
                <line y1={HEIGHT - principal} y2={HEIGHT - principal} x2="100%" />
              </svg>
              <span className={styles.name}>Year {year + 1}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
