import { formatNumber } from '@forecourt/rules';
import { buttonClass } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';
import { useLayoutEffect, useRef } from 'react';
import { type StockPlace, stockPath } from '../../../stock/stock-path.ts';
import { useNearViewport } from '../../../stock/use-near-viewport.ts';
import type { useStockParts } from '../hooks/use-stock-parts.ts';
import { PrintList } from './print-list.tsx';
import styles from './results.module.css';

/** Distance from the end at which the list loads more. */
const AHEAD_PIXELS = 1_500;

interface ListEndProps {
  readonly place: StockPlace;
  readonly stock: ReturnType<typeof useStockParts>;
  readonly total: number;
}

/** The end of the list, which loads more by itself; without scripts it is a link. */
export function ListEnd({ place, stock, total }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const parts = stock.later.length;
  /** The link has the focus or was pressed, so the focus continues at the first new van. */
  const isFollowed = useRef(false);
  const loadWhenNear = (near: boolean) => {
    if (near && stock.state === 'idle' && document.activeElement !== link.current) void stock.loadMore();
  };
  // Checked again after each page: the end may still be near.
  useNearViewport(end, AHEAD_PIXELS, loadWhenNear, parts);
  useLayoutEffect(() => {
    if (parts > 0 && isFollowed.current) end.current?.previousElementSibling?.querySelector('a')?.focus();
    isFollowed.current = false;
  }, [parts]);
  const { offset, shown } = stock;
  return (
    <div ref={end} className={styles.endArea}>
      {stock.next !== null && (
        <Link
          ref={link}
          data-live=""
          to={stockPath({ ...place, from: { offset: shown, cursor: stock.next } })}
          className={buttonClass({ variant: stock.state === 'failed' ? 'dark' : 'line' })}
          onFocus={() => {
            isFollowed.current = true;
          }}
          // It also loses the focus when it is removed, because the last vans have come.
          onBlur={() =>
            queueMicrotask(() => {
              if (link.current) isFollowed.current = false;
            })
          }
          onClick={(event) => {
            event.preventDefault();
            // It may have had the focus before hydration.
            isFollowed.current = true;
            void stock.loadMore();
          }}
        >
          {stock.state === 'failed' ? 'More vans couldn’t be loaded. Try again' : 'Show more vans'}
        </Link>
      )}
      <PrintList stock={stock} total={total} />
      <p className={styles.end}>
        <span>
          Showing {formatNumber(offset + 1)} to {formatNumber(shown)} of {formatNumber(total)} results
        </span>
      </p>
    </div>
  );
}
