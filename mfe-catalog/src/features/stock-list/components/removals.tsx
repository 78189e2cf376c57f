import { formatNumber } from '@forecourt/rules';
import { Link, useQuery } from '@forecourt/web-kit';
import { type StockLayout, stockPath } from '../../../stock/stock-path.ts';
import type { ActiveFilter } from '../active-filters.ts';
import { removalsQuery } from '../api/get-removals.ts';
import { RESULTS_HEADING } from './filter-chips.tsx';

/** Filters whose removal finds vans, as links. */
export function Removals({ active, layout }: { readonly active: readonly ActiveFilter[]; readonly layout: StockLayout }) {
  const { data: removals = [] } = useQuery(removalsQuery(active));
  if (removals.length === 0) return null;
  return (
    <ul className="stack gap-1 wide">
      {removals.map(({ label, without, total }) => (
        <li key={label}>
          No vans match {/^“/.test(label) ? label : `“${label}”`} as well.{' '}
          <Link
            to={stockPath({ filters: without, layout })}
            preventScrollReset
            className="inline-row target ink strong"
            // The link disappears with its filter.
            onClick={() => document.getElementById(RESULTS_HEADING)?.focus({ preventScroll: true })}
          >
            Remove it to see {formatNumber(total)}
            <span className="visually-hidden"> without {label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
