import { formatNumber } from '@forecourt/rules';
import { Link, useQuery } from '@forecourt/web-kit';
import { unmetWishesQuery } from '../../../wishes/get-unmet-wishes.ts';
import { Part } from './part.tsx';
import styles from './ranked.module.css';

const SHOWN = 3;
const LIST = '/admin?tab=inquiries&view=wishes';

/** What visitors asked for most and the stock had not. Each leads to what the site shows for it now. */
export function WishesToday() {
  return (
    <Part title="Unmet demand" query={useQuery(unmetWishesQuery())}>
      {({ wishes }) =>
        wishes.length === 0 ? (
          <p className={styles.none}>In the last 90 days nobody asked the assistant for a van that was not in stock.</p>
        ) : (
          <div className={styles.box}>
            <ol>
              {wishes.slice(0, SHOWN).map(({ wish, conversations }) => (
                <li key={wish}>
                  <Link to={`/vehicles?search=${encodeURIComponent(wish)}`} className={styles.link}>
                    <span className="breakable">{wish}</span>
                    <span className={styles.count}>
                      <b>{formatNumber(conversations)}</b>{' '}
                      <span className="small muted">{conversations === 1 ? 'time' : 'times'}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
            <Link to={LIST} className={styles.all}>
              {wishes.length === 1 ? 'Unmet demand' : `All ${formatNumber(wishes.length)} wishes`}
            </Link>
          </div>
        )
      }
    </Part>
  );
}
