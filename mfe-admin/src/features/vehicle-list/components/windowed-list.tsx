import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import styles from './windowed-list.module.css';

interface WindowedListProps<Item> {
  readonly items: readonly Item[];
  /** Estimated height of an item in pixels, until it is measured. */
  readonly height: number;
  readonly children: (item: Item) => ReactNode;
}

/** A list of which only the items near the viewport are rendered. */
export function WindowedList<Item extends { readonly id: number }>({ items, height, children }: WindowedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // A new function at each render would recompute the place of every item.
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => height,
    getItemKey,
    scrollMargin: top,
    overscan: 5,
  });
  return (
    <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ translate: `0 ${start - top}px` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
