import { formatNumber } from '@forecourt/rules';
import type { SideDrawing } from '../../../elevation/load-drawing.ts';
import { VanElevation } from '../../../elevation/van-elevation.tsx';
import { CarriedBody } from './carried-body.tsx';
import { Dimension } from './dimension.tsx';
import styles from './load-space.module.css';

/** Millimetres across, the same for every van, so that vans can be compared; more only for a longer van. */
const WIDTH = 7_800;
const ROOM_AROUND = 760;

const mm = (length: number): string => `${formatNumber(length)} mm`;

/** The van from the side, to scale, with its load space in yellow. */
export function SideView({ drawing }: { readonly drawing: SideDrawing }) {
  const { size, elevation, load, shape } = drawing;
  const { length, height, wheelbase } = size;
  const [frontWheel, rearWheel] = elevation.wheels;
  const width = Math.max(WIDTH, length + ROOM_AROUND);
  const inside = load && shape !== 'bed' ? `, load height ${formatNumber(load.height)}` : '';
  const alternative = `Side view to scale. ${load ? `Load length ${formatNumber(load.width)} millimetres${inside}, wheelbase` : 'Wheelbase'} ${formatNumber(wheelbase)}, overall length ${formatNumber(length)}, overall height ${formatNumber(height)}.`;
  return (
    <svg role="img" aria-label={alternative} viewBox={`${(length + 260 - width) / 2} ${-height - 540} ${width} ${height + 980}`}>
      {shape !== 'van' && <CarriedBody drawing={drawing} />}
      <VanElevation elevation={elevation} />
      {load && (
        <g className={styles.onLoad}>
          <rect {...load} className={styles.space} stroke="currentColor" strokeWidth="12" />
          {shape !== 'bed' && (
            <Dimension from={[load.x + 320, load.y]} to={[load.x + 320, load.y + load.height]} label={mm(load.height)} />
          )}
        </g>
      )}
      {load && (
        <Dimension
          from={[load.x, -height - 300]}
          to={[load.x + load.width, -height - 300]}
          label={`${mm(load.width)} load length`}
        />
      )}
      <Dimension from={[length + 260, -height]} to={[length + 260, 0]} label={mm(height)} />
      <Dimension from={[frontWheel, 260]} to={[rearWheel, 260]} label={`${mm(wheelbase)} wheelbase`} />
      <path d={`M-140 0H${length + 400}`} stroke="currentColor" strokeWidth="9" />
    </svg>
  );
}
