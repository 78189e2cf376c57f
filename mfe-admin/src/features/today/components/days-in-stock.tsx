import type { StockToday } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { Link } from '@forecourt/web-kit';
import styles from './days-in-stock.module.css';

const AGES = [
  ['age-30', 'Up to 30'],
  ['age-60', '31 to 60'],
  ['age-90', '61 to 90'],
  ['age-over', 'Over 90'],
] as const;

/** How many vans have stood for how long, as bars beside their numbers. */
export function DaysInStock({ parts }: Pick<StockToday, 'parts'>) {
  const longest = Math.max(1, ...AGES.map(([age]) => parts[age]));
  return (
    <>
      <ul className={styles.ages}>
        {AGES.map(([age, label]) => (
          <li key={age}>
            <Link to={`/admin?show=${age}`} className={styles.age}>
              <span>
                {label} days
                <span className="visually-hidden">: </span>
              </span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ width: `${(parts[age] / longest) * 100}%` }} />
              </span>
              <span className={styles.count}>
                <b>{formatNumber(parts[age])}</b> <span className="small muted">{parts[age] === 1 ? 'van' : 'vans'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 small muted">Vans that are sold or due in are not counted.</p>
    </>
  );
}
