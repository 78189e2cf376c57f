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
  // Items are rendered once it is known: with a guess each would be rendered twice.
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // A new function at each render would recompute the place of every item.
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items]);
  const virtualizer = useWindowVirtualizer({
    count: top === null ? 0 : items.length,
    estimateSize: () => height,
    getItemKey,
    scrollMargin: top ?? 0,
    overscan: 5,
  });
  return (
    <ul ref={list} className="relative" style={{ height: top === null ? items.length * height : virtualizer.getTotalSize() }}>
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
              style={{ translate: `0 ${start - (top ?? 0)}px` }}
            >
              {children(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
