import type { InStockSince, ListedVehicle, Looks } from '@forecourt/contracts';
import { useQuery } from '@forecourt/web-kit';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import type { SelectionMode } from '../bulk/hooks/use-selection.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { WindowedList } from './windowed-list.tsx';

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
  const { data: posts = [] } = useQuery(scheduledPostsQuery());
  return (
    <WindowedList items={vehicles} height={cardHeight()}>
      {(vehicle) => (
        <VehicleCard
          vehicle={vehicle}
          since={since[vehicle.id]}
          looks={looks && (looks[vehicle.id] ?? 0)}
          isJustPublished={justPublished.has(vehicle.id)}
          heldPost={posts.find(({ vehicleId, hold }) => vehicleId === vehicle.id && hold !== null)}
          {...(mode.isOn && { isSelected: mode.ids.has(vehicle.id), onSelect: mode.press })}
        />
      )}
    </WindowedList>
  );
}
