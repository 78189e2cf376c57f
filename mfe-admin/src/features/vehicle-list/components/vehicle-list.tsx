import type { InStockSince, ListedVehicle, Looks } from '@forecourt/contracts';
import { useQuery } from '@forecourt/web-kit';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import type { SelectionMode } from '../bulk/hooks/use-selection.ts';
import { VehicleCard } from './vehicle-card.tsx';
import styles from './vehicle-list.module.css';

/** Estimated height of a card in pixels, until it is measured. */
const CARD_HEIGHTS = [
  ['(min-width: 1280px)', 78],
  ['(min-width: 1024px)', 116],
  ['all', 290],
] as const;
const cardHeight = (): number => CARD_HEIGHTS.find(([query]) => matchMedia(query).matches)?.[1] ?? 0;

interface VehicleListProps {
  readonly vehicles: readonly ListedVehicle[];
  readonly since: InStockSince;
  readonly justPublished: ReadonlySet<number>;
  /** Given if the list is sorted by them. */
  readonly looks: Looks | undefined;
  readonly mode: SelectionMode;
}

/** Renders only cards near the viewport: a thousand with all their controls would take seconds. */
export function VehicleList({ vehicles, since, justPublished, looks, mode }: VehicleListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { data: posts = [] } = useQuery(scheduledPostsQuery());
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  // Once for all of them: each question to the browser takes a while.
  const height = cardHeight();
  // A new function at each render would recompute the place of every card.
  const getItemKey = useCallback((index: number) => vehicles[index]?.id ?? index, [vehicles]);
  const virtualizer = useWindowVirtualizer({
    count: vehicles.length,
    estimateSize: () => height,
    getItemKey,
    scrollMargin: top,
    overscan: 5,
  });
  return (
    <ul ref={list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const vehicle = vehicles[index];
        return (
          vehicle && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={vehicles.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={{ translate: `0 ${start - top}px` }}
            >
              <VehicleCard
                vehicle={vehicle}
                since={since[vehicle.id]}
                looks={looks && (looks[vehicle.id] ?? 0)}
                isJustPublished={justPublished.has(vehicle.id)}
                heldPost={posts.find(({ vehicleId, hold }) => vehicleId === vehicle.id && hold !== null)}
                {...(mode.isOn && { isSelected: mode.ids.has(vehicle.id), onSelect: mode.press })}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
