import { formatNumber } from '@forecourt/rules';
import type { SideDrawing } from '../../../elevation/load-drawing.ts';
import { VanElevation } from '../../../elevation/van-elevation.tsx';
import { Dimension } from './dimension.tsx';
import styles from './load-space.module.css';

const mm = (length: number): string => `${formatNumber(Math.round(length))} mm`;

/** The van from the side, to scale, with its load space in yellow. */
export function SideView({ drawing }: { readonly drawing: SideDrawing }) {
  const { elevation, load, openBed } = drawing;
  const { length, height, wheelbase, wheels } = elevation;
  const top = Math.max(height, load ? -load.y : 0);
  const inside = load && !openBed ? `, load height ${formatNumber(load.height)}` : '';
  const alternative = `Side view to scale. ${load ? `Load length ${formatNumber(load.width)} millimetres${inside}, wheelbase` : 'Wheelbase'} ${formatNumber(wheelbase)}, overall length ${formatNumber(length)}, overall height ${formatNumber(height)}.`;
  return (
    <svg role="img" aria-label={alternative} viewBox={`-200 ${-top - 540} ${length + 640} ${top + 980}`}>
      <title>{alternative}</title>
      {openBed && <path d={`M${elevation.cabEnd - 60} -620H${length - 20}V-500H${elevation.cabEnd - 60}Z`} fill="#9ba2a9" />}
      <VanElevation elevation={elevation} />
      {load && (
        <g className={styles.onLoad}>
          <rect {...load} fill="#ffcf0d" fillOpacity=".5" stroke="#0e1012" strokeWidth="12" />
          {!openBed && (
            <Dimension from={[load.x + 320, load.y]} to={[load.x + 320, load.y + load.height]} label={mm(load.height)} />
          )}
        </g>
      )}
      {load && (
        <Dimension from={[load.x, -top - 300]} to={[load.x + load.width, -top - 300]} label={`${mm(load.width)} load length`} />
      )}
      <Dimension from={[length + 260, -height]} to={[length + 260, 0]} label={mm(height)} />
      <Dimension from={[wheels[0], 260]} to={[wheels[1], 260]} label={`${mm(wheelbase)} wheelbase`} />
      <path d={`M-140 0H${length + 400}`} stroke="currentColor" strokeWidth="9" />
    </svg>
  );
}
