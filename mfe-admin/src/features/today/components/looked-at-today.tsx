import { LOOKED_AT_DAYS } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { useQuery } from '@forecourt/web-kit';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import { lookedAtQuery } from '../api/get-today.ts';
import { Part } from './part.tsx';
import styles from './ranked.module.css';

const SHOWN = 5;

/** Vans that visitors look at and don't ask about: perhaps the price, the pictures or a missing fact. Each leads to its figures. */
export function LookedAtToday() {
  return (
    <Part title="Looked at, not asked about" query={useQuery(lookedAtQuery())}>
      {(vans) =>
        vans.length === 0 ? (
          <p className={styles.none}>No van was looked at by three visitors in {LOOKED_AT_DAYS} days without an enquiry.</p>
        ) : (
          <div className={styles.box}>
            <p className={styles.period}>In the last {LOOKED_AT_DAYS} days</p>
            <ol className="stack">
              {vans.slice(0, SHOWN).map(({ id, title, views }) => (
                <li key={id}>
                  <OverlayLink open={{ figures: String(id) }} className={styles.link}>
                    <span className="breakable">{title}</span>
                    <span className={styles.count}>
                      <b>{formatNumber(views)}</b> <span className="small muted">visitors</span>
                    </span>
                  </OverlayLink>
                </li>
              ))}
            </ol>
          </div>
        )
      }
    </Part>
  );
}
