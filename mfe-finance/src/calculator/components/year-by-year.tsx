import { formatPounds, type Instalment, type Loan, paymentSchedule } from '@forecourt/rules';
import { ChartHead } from './chart-head.tsx';
import styles from './year-by-year.module.css';

const HEIGHT = 112;
const MONTHS = 12;

const sum = (months: readonly Instalment[], part: 'payment' | 'interest') =>
  Math.round(months.reduce((total, month) => total + month[part], 0));

/** Whole pounds; interest and capital add up to what is paid. */
function yearOf(months: readonly Instalment[]) {
  const [paid, interest] = [sum(months, 'payment'), sum(months, 'interest')];
  return { name: `Year ${Math.ceil((months[0]?.month ?? 0) / MONTHS)}`, paid, interest, capital: paid - interest };
}

/** The payments of each year as a column, interest above capital, with all three figures. */
export function YearByYear({ loan }: { readonly loan: Loan }) {
  const schedule = paymentSchedule(loan);
  const years = Array.from({ length: Math.ceil(schedule.length / MONTHS) }, (_, year) =>
    yearOf(schedule.slice(year * MONTHS, (year + 1) * MONTHS)),
  );
  const scale = HEIGHT / Math.max(1, ...years.map(({ paid }) => paid));
  return (
    <figure>
      <ChartHead title="What you pay each year" note="interest in red, capital in black" />
      <ol className={styles.years}>
        {years.map(({ name, paid, interest, capital }) => (
          <li key={name} className={styles.year}>
            <span className="muted">{name}</span>
            <b>{formatPounds(paid)}</b>
            <svg aria-hidden="true" width="100%" height={HEIGHT}>
              <rect className={styles.costs} y={HEIGHT - paid * scale} width="100%" height={interest * scale} />
              <rect className={styles.capital} y={HEIGHT - capital * scale} width="100%" height={capital * scale} />
              <line y1={HEIGHT - capital * scale} y2={HEIGHT - capital * scale} x2="100%" />
            </svg>
            <span className="danger-text">
              <span className="visually-hidden">Interest </span>
              {formatPounds(interest)}
            </span>
            <span>
              <span className="visually-hidden">Capital </span>
              {formatPounds(capital)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
