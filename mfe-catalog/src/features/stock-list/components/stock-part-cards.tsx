import { useQuery } from '@forecourt/web-kit';
import { memo, startTransition, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type StockPartRequest, stockPartQuery } from '../../../stock/get-stock-part.ts';
import { IN_BROWSER } from '../../../stock/in-browser.ts';
import type { ListedVehicle } from '../../../stock/listed-vehicle.ts';
import type { StockLayout } from '../../../stock/stock-path.ts';
import { useNearViewport } from '../../../stock/use-near-viewport.ts';
import { VehicleCard } from '../../../vehicle/vehicle-card.tsx';
import { CardList } from './card-list.tsx';

/** How far from the screen a part keeps its cards. */
const KEPT_PIXELS = 4_000;
/** Pictures of the first screen: one row of the grid. */
const FIRST_ROW = 3;
const SIZES = {
  grid: '(min-width: 1440px) 304px, (min-width: 1280px) 22vw, (min-width: 1024px) 30vw, (min-width: 768px) 45vw, calc(100vw - 42px)',
  list: '(min-width: 1024px) 30vw, (min-width: 768px) 36vw, 136px',
} as const;

interface Heights {
  readonly whole: number;
  /** Of each card, seen or reserved. */
  readonly cards: readonly number[];
  /** It was left far from the screen, where only its height remained. */
  readonly isFar: boolean;
}

/** Heights of parts shown before, so that a list one comes back to is exactly as it was left, before any card is drawn. */
const known = new Map<string, Heights>();

/** Cards have their own heights, which no stylesheet knows; one that was shown before gets its own again. */
const reserved = (height: number | undefined) =>
  height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` };

interface StockPartCardsProps {
  readonly vehicles: readonly ListedVehicle[];
  readonly layout: StockLayout;
  /** The part at the top of the page, whose first pictures are in sight at once. */
  readonly top?: boolean;
  /** Of their headings. */
  readonly level?: 3 | 4;
}

/**
 * The cards of one part of the list. Far from the screen only their height remains, so that a list of 10,000 vans holds
 * no more cards than one of a hundred.
 */
export const StockPartCards = memo(function StockPartCards({ vehicles, layout, top = false, level = 3 }: StockPartCardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const memory = useMemo(
    () => (IN_BROWSER ? `${layout} ${window.innerWidth} ${vehicles.map(({ id }) => id).join()}` : ''),
    [layout, vehicles],
  );
  const before = known.get(memory);
  const [emptyHeight, setEmptyHeight] = useState(before?.isFar ? before.whole : null);
  const remember = useEffectEvent((isFar: boolean) => {
    const cards = Array.from(
      place.current?.querySelectorAll(':scope > ul > li') ?? [],
      (card) => card.getBoundingClientRect().height,
    );
    if (cards.length > 0) known.set(memory, { whole: place.current?.offsetHeight ?? 0, cards, isFar });
  });
  // In a layout effect, because its end comes while the cards are still in the page.
  useLayoutEffect(() => () => remember(false), []);

  useNearViewport(place, KEPT_PIXELS, (near) => {
    // A transition: scrolling goes on while the cards are made.
    if (near) return startTransition(() => setEmptyHeight(null));
    remember(true);
    setEmptyHeight(known.get(memory)?.whole ?? null);
  });

  return (
    <div ref={place} style={emptyHeight === null ? undefined : { height: emptyHeight }}>
      {emptyHeight === null && (
        <CardList layout={layout}>
          {vehicles.map((vehicle, index) => (
            <li key={vehicle.id} style={reserved(before?.cards[index])}>
              <VehicleCard
                vehicle={vehicle}
                layout={layout}
                level={level}
                sizes={SIZES[layout]}
                loading={top && index < FIRST_ROW ? (index === 0 ? 'hero' : 'eager') : 'lazy'}
              />
            </li>
          ))}
        </CardList>
      )}
    </div>
  );
});

/** A part after the first. Being shown keeps it in the cache. */
export function LaterPart({ request, layout }: { readonly request: StockPartRequest; readonly layout: StockLayout }) {
  const { data } = useQuery(stockPartQuery(request));
  return data && <StockPartCards vehicles={data.vehicles} layout={layout} />;
}
