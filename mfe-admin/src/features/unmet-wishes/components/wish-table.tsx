import type { UnmetWishes } from '@forecourt/contracts';
import styles from './wish-table.module.css';

/** Without the year, because only wishes of the last 90 days are shown. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Most wanted first. */
export function WishTable({ wishes }: UnmetWishes) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">What they wanted</th>
          <th scope="col" className={styles.count}>
            Times
          </th>
          <th scope="col" className={styles.last}>
            Last asked
          </th>
        </tr>
      </thead>
      <tbody>
        {wishes.map(({ wish, conversations, lastAskedOn }) => (
          <tr key={wish}>
            <th scope="row">{wish}</th>
            <td className={styles.count}>{conversations}</td>
            <td className={styles.last}>
              <time dateTime={lastAskedOn}>{day.format(new Date(lastAskedOn))}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
