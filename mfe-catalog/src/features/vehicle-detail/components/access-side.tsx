import { BARRIER, formatNumber, PARKING_BAY } from '@forecourt/rules';
import type { Elevation } from '../../../elevation/elevation.ts';
import { VanElevation } from '../../../elevation/van-elevation.tsx';
import { Dimension } from './dimension.tsx';
import styles from './load-space.module.css';

/** Millimetres across, the same for every side view, so that vans can be compared. */
const WIDTH = 7_800;
const ROOM_BEFORE = 640;
const ROOM_BEHIND = 480;
const POST = 120;
const mm = (length: number): string => `${formatNumber(length)} mm`;

/** The van from the side, to scale, at the barrier of a car park and on a parking bay. */
export function AccessSide({ elevation }: { readonly elevation: Elevation }) {
  const { length, height } = elevation;
  const barrier = BARRIER.height ?? 0;
  const bay = PARKING_BAY.length ?? 0;
  const top = Math.max(height, barrier) + 520;
  const width = Math.max(WIDTH, length + ROOM_BEFORE + ROOM_BEHIND + 200);
  const from = (length - width) / 2;
  const alternative = `Side view to scale: ${formatNumber(height)} millimetres high beside a barrier at ${formatNumber(barrier)}, ${formatNumber(length)} millimetres long on a bay of ${formatNumber(bay)}.`;
  return (
    <svg role="img" aria-label={alternative} viewBox={`${from} ${-top} ${width} ${top + 720}`}>
      <VanElevation elevation={elevation} />
      <g fill="currentColor">
        <rect x={-ROOM_BEFORE} y={-barrier - POST} width={POST} height={barrier + POST} />
        <rect x={-ROOM_BEFORE} y={-barrier - POST} width={ROOM_BEFORE + 420} height={POST} />
      </g>
      <path d={`M420 ${-barrier}H${length + ROOM_BEHIND}`} stroke="currentColor" strokeWidth="12" strokeDasharray="70 50" />
      <text x={-ROOM_BEFORE} y={-barrier - POST - 110}>
        Barrier {mm(barrier)}
      </text>
      <Dimension from={[length + 260, -height]} to={[length + 260, 0]} label={mm(height)} />
      <path d={`M${from + 60} 0H${length - from - 60}`} stroke="currentColor" strokeWidth="9" />
      <rect x={length - bay} y="30" width={bay} height="120" className={styles.space} stroke="currentColor" strokeWidth="12" />
      <Dimension from={[0, 330]} to={[length, 330]} label={`${mm(length)} long`} />
      <text x={length - bay / 2} y="700" textAnchor="middle">
        Bay {mm(bay)}
      </text>
    </svg>
  );
}
