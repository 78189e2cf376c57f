import type { Worth } from '@forecourt/contracts';
import { formatNumber, formatPounds } from '@forecourt/rules';
import { useQuery } from '@forecourt/web-kit';
import { useId } from 'react';
import { stockValueQuery } from '../api/get-today.ts';
import { Part } from './part.tsx';
import styles from './value-today.module.css';

/** What the stock comes to and has cost, and what was sold this month: for those who may see costs. */
export function ValueToday() {
  return (
    <Part title="Stock value" query={useQuery(stockValueQuery())}>
      {({ forSale, soldThisMonth }) => (
        <>
          <Sums of={forSale} title="Not sold" profit="Profit at these prices" />
          <Sums of={soldThisMonth} title="Sold this month" profit="Profit" />
          <p className="small muted">
            Prices are as advertised, without the VAT that is added. Cost is purchase and preparation. Profit is what is left
            after the VAT of the margin scheme.
          </p>
        </>
      )}
    </Part>
  );
}

interface SumsProps {
  readonly of: Worth;
  readonly title: string;
  /** What the profit is called. */
  readonly profit: string;
}

function Sums({ of: { vans, price, costed, cost, profit: left }, title, profit }: SumsProps) {
  const id = useId();
  const some = costed > 0 && costed < vans && `of the ${formatNumber(costed)} with a purchase price`;
  return (
    <section aria-labelledby={id} className={styles.sums}>
      <h3 id={id} className={styles.title}>
        {title}
        <span className={styles.count}>
          <b className="ink">{formatNumber(vans)}</b> <span className="small">{vans === 1 ? 'van' : 'vans'}</span>
        </span>
      </h3>
      {vans > 0 && (
        <dl className={styles.list}>
          <dt>Prices</dt>
          <dd>{formatPounds(price)}</dd>
          <dt>Cost {some && <span className={styles.some}>{some}</span>}</dt>
          <dd>{costed > 0 ? formatPounds(cost) : <span className={styles.some}>No purchase prices are recorded</span>}</dd>
          {costed > 0 && (
            <>
              <dt>
                {left < 0 ? 'Loss' : profit} {some && <span className={styles.some}>{some}</span>}
              </dt>
              <dd>{formatPounds(left)}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}
