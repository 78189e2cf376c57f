import type { Vehicle } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';
import { classes } from '@forecourt/ui';
import { lazy, Suspense } from 'react';
import { carriesPeople, drawFloor, drawSide, hasOpenBed } from '../../../elevation/load-drawing.ts';
import { FloorView } from './floor-view.tsx';
import styles from './load-space.module.css';
import { SideView } from './side-view.tsx';
import layout from './vehicle-layout.module.css';

// Loaded lazily, because few vehicles carry people.
const AccessViews = lazy(() => import('./access-views.tsx').then(({ AccessViews: component }) => ({ default: component })));

const caption = (vehicle: Vehicle, hasLoad: boolean): string => {
  const scale = "Drawn to scale from this van's own measurements.";
  if (carriesPeople(vehicle)) return `${scale} Allow for mirrors, roof racks and ramps, and read the sign at the barrier.`;
  if (!hasLoad)
    return `${scale} ${vehicle.bodyType === 'Chassis Cab' ? 'No load body fitted yet' : 'Load dimensions not available'}.`;
  return hasOpenBed(vehicle)
    ? `${scale} Bed measured inside the sides.`
    : `${scale} Load space measured from bulkhead to rear doors at floor level.`;
};

function measurements(vehicle: Vehicle): { label: string; value: string }[] {
  const all = [
    ['Load length', vehicle.loadLength],
    ['Load width', vehicle.loadWidth],
    ['Between the wheel arches', vehicle.loadWidthBetweenArches],
    [hasOpenBed(vehicle) ? 'Height of the sides' : 'Load height', vehicle.loadHeight],
    ['Overall length', vehicle.length],
    ['Overall width', vehicle.width],
    ['Overall height', vehicle.height],
  ] as const;
  return all.flatMap(([label, value]) => (value ? [{ label, value: `${formatNumber(value)} mm` }] : []));
}

/**
 * 'Will it fit?': the load space to scale or, for a passenger vehicle, the vehicle itself against barriers, garages and drives.
 * The numbers are also in the text, and what has not been measured is not drawn.
 */
export function LoadSpace({ vehicle }: { readonly vehicle: Vehicle }) {
  const side = drawSide(vehicle);
  const floor = drawFloor(vehicle, side);
  const numbers = measurements(vehicle);
  if (numbers.length === 0) return null;
  const isForPeople = carriesPeople(vehicle);
  return (
    <section aria-labelledby="fit-heading" className={classes(layout.block, styles.section)}>
      <h2 id="fit-heading" className={layout.heading}>
        Will it fit?
      </h2>
      <figure className={styles.figure}>
        {isForPeople && (
          <Suspense>
            <AccessViews side={side} vehicle={vehicle} />
          </Suspense>
        )}
        {!isForPeople && (side || floor) && (
          <div className={styles.drawings}>
            {side && <SideView drawing={side} />}
            {floor && <FloorView drawing={floor} />}
          </div>
        )}
        <dl className={styles.numbers}>
          {numbers.map(({ label, value }) => (
            <div key={label}>
              <dt className="tiny muted">{label}</dt>
              <dd className="ink strong tabular">{value}</dd>
            </div>
          ))}
        </dl>
        {(side || floor) && (
          <figcaption className="mt-5 small muted">{caption(vehicle, Boolean(side?.load ?? floor))}</figcaption>
        )}
      </figure>
    </section>
  );
}
