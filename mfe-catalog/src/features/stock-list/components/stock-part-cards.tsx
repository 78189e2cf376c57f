import { Static, useQuery } from '@forecourt/web-kit';
import { memo, useMemo, useRef, useState } from 'react';
import { type StockPartRequest, stockPartQuery } from '../../../stock/get-stock-part.ts';
import { IN_BROWSER } from '../../../stock/in-browser.ts';
import type { ListedVehicle } from '../../../stock/listed-vehicle.ts';
import type { StockLayout } from '../../../stock/stock-path.ts';
import { useNearViewport } from '../../../stock/use-near-viewport.ts';
import { VehicleCard } from '../../../vehicle/vehicle-card.tsx';
import { usePrinting } from '../hooks/use-printing.ts';
import { CardList } from './card-list.tsx';

/** Distance from the viewport within which a page keeps its cards. */
const KEPT_PIXELS = 4_000;
/** Pictures on the first screen: one row of the grid. */
const FIRST_ROW = 3;
const SIZES = {
  grid: '(min-width: 1440px) 304px, (min-width: 1280px) 22vw, (min-width: 1024px) 30vw, (min-width: 768px) 45vw, calc(100vw - 42px)',
  list: '(min-width: 1440px) 372px, (min-width: 768px) 224px, 112px',
} as const;

/** Heights of pages when their cards were removed, so that a list is as long as before when the visitor comes back. */
const known = new Map<string, number>();

interface StockPartCardsProps {
  readonly vehicles: readonly ListedVehicle[];
  readonly layout: StockLayout;
  /** The first page, whose first pictures are visible at once. */
  readonly top?: boolean;
  /** Of the cards' headings. */
  readonly level?: 3 | 4;
}

/**
 * The cards of one page of the list. Far from the viewport only their height is kept, so that a list of 10,000 vans renders no
 * more cards than one of a hundred.
 */
export const StockPartCards = memo(function StockPartCards({ vehicles, layout, top = false, level = 3 }: StockPartCardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const memory = useMemo(
    () => (IN_BROWSER ? `${layout} ${window.innerWidth} ${vehicles.map(({ id }) => id).join()}` : ''),
    [layout, vehicles],
  );
  const printing = usePrinting();
  const [emptyHeight, setEmptyHeight] = useState(known.get(memory) ?? null);

  useNearViewport(place, KEPT_PIXELS, (near) => {
    if (near) {
      known.delete(memory);
      return setEmptyHeight(null);
    }
    const height = place.current?.offsetHeight ?? 0;
    known.set(memory, height);
    setEmptyHeight(height);
  });
  const isFar = emptyHeight !== null && !printing;
  return (
    <div ref={place} style={isFar ? { height: emptyHeight } : undefined}>
      {!isFar && (
        <CardList layout={layout}>
          {vehicles.map((vehicle, index) => (
            <Static as="li" key={vehicle.id} of={[vehicle, layout]}>
              <VehicleCard
                vehicle={vehicle}
                layout={layout}
                level={level}
                sizes={SIZES[layout]}
                loading={top && index < FIRST_ROW ? (index === 0 ? 'hero' : 'eager') : 'lazy'}
              />
            </Static>
          ))}
        </CardList>
      )}
    </div>
  );
});

/** A page after the first. Rendering it keeps it in the query cache. */
export function LaterPart({ request, layout }: { readonly request: StockPartRequest; readonly layout: StockLayout }) {
  const { data } = useQuery(stockPartQuery(request));
  return data && <StockPartCards vehicles={data.vehicles} layout={layout} />;
}
