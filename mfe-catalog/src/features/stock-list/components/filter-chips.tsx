import { Icon, X } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useLayoutEffect, useRef } from 'react';
import { type StockLayout, stockPath } from '../../../stock/stock-path.ts';
import type { ActiveFilter } from '../active-filters.ts';
import styles from './filter-chips.module.css';

/** The heading of the results, which takes the focus when the last chip is removed. */
export const RESULTS_HEADING = 'vans-heading';

/**
 * All filters in force as chips that remove them (D43). After a removal the focus moves to the next chip, or to the previous one
 * if there is none.
 */
export function FilterChips({ active, layout }: { readonly active: readonly ActiveFilter[]; readonly layout: StockLayout }) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(false);
  const count = active.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a chip has gone
  useLayoutEffect(() => {
    if (pressed.current && document.activeElement === document.body) {
      const last = list.current?.querySelector<HTMLElement>('li:last-child a');
      (last ?? document.getElementById(RESULTS_HEADING))?.focus({ preventScroll: true });
    }
    pressed.current = false;
  }, [count]);
  if (count === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label="Active filters">
      {Array.from(active.entries(), ([place, { label, without }]) => (
        <li key={place}>
          <Link
            to={stockPath({ filters: without, layout })}
            preventScrollReset
            className={styles.chip}
            onClick={() => {
              pressed.current = true;
            }}
          >
            <span className="visually-hidden">Remove filter: </span>
            {label}
            <Icon of={X} small />
          </Link>
        </li>
      ))}
    </ul>
  );
}
