import type { DayFigures } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { COUNTS, type Count, type PriceChange } from '../figures-by-day.ts';
import { shortDay } from '../short-day.ts';
import styles from './day-table.module.css';

interface DayTableProps {
  readonly days: readonly DayFigures[];
  readonly changes: readonly PriceChange[];
}

const NAMES = Object.keys(COUNTS) as Count[];
/** For narrow columns. */
const HEADS: Readonly<Record<Count, string>> = {
  views: 'Looked',
  gallery: 'Pictures',
  fit: 'Fit',
  saved: 'Saved',
  enquiries: 'Enquired',
};

/** The days on which something was counted or the price changed, the latest first. */
export function DayTable({ days, changes }: DayTableProps) {
  const changed = new Map(changes.map(({ day, words }) => [day, words]));
  const told = days.filter((day) => changed.has(day.day) || NAMES.some((name) => day[name] > 0)).toReversed();
  if (told.length === 0) return <p className={styles.none}>Nobody has been counted in this time.</p>;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">By day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {NAMES.map((name) => (
            <th key={name} scope="col">
              {HEADS[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              {shortDay(day.day)}
              {changed.has(day.day) && <span className={styles.price}>{changed.get(day.day)}</span>}
            </th>
            {NAMES.map((name) => (
              <td key={name}>{formatNumber(day[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
