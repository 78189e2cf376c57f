import { Link, useSearchParams } from '@forecourt/web-kit';
import { officeAddress } from '../../../address/office-address.ts';
import { SHOWN, SHOWN_LABELS, type Shown, type StockView } from '../stock-view.ts';
import styles from './stock-choices.module.css';

interface StockChoicesProps {
  readonly shown: Shown;
  readonly counts: StockView['counts'];
}

/** Narrows the list down to a part of the stock, with what each part holds. */
export function StockChoices({ shown, counts }: StockChoicesProps) {
  const [params] = useSearchParams();
  return (
    <nav aria-label="Show" className={styles.choices}>
      {SHOWN.map((choice) => (
        <Link
          key={choice}
          to={officeAddress(params, { show: choice === 'all' ? null : choice })}
          replace
          preventScrollReset
          className={styles.choice}
          aria-current={choice === shown ? 'true' : undefined}
        >
          {SHOWN_LABELS[choice]}
          <span className={styles.count}>{counts[choice].toLocaleString('en-GB')}</span>
        </Link>
      ))}
    </nav>
  );
}
