import { Icon, X } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { type StockLayout, stockPath } from '../../../stock/stock-path.ts';
import type { ActiveFilter } from '../active-filters.ts';
import styles from './filter-chips.module.css';

/** Everything the list is narrowed down by, each with the way to take it off (D43). */
export function FilterChips({ active, layout }: { readonly active: readonly ActiveFilter[]; readonly layout: StockLayout }) {
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link to={stockPath({ filters: without, layout })} preventScrollReset className={styles.chip}>
            <span className="visually-hidden">Remove filter: </span>
            {label}
            <Icon of={X} small />
          </Link>
        </li>
      ))}
    </ul>
  );
}
