import { formatNumber } from '@forecourt/rules';
import type { FloorDrawing } from '../../../elevation/load-drawing.ts';
import { Dimension } from './dimension.tsx';
import styles from './load-space.module.css';

const mm = (length: number): string => `${formatNumber(length)} mm`;
const BOARDS = [1, 2, 3, 4, 5, 6];
/** Millimetres across, the same for every van, at the side view's scale. */
const WIDTH = 4_640;

/** The load floor from above, to scale, with its wheel arches. */
export function FloorView({ drawing: { length, width, betweenArches, arches } }: { readonly drawing: FloorDrawing }) {
  const between = betweenArches === null ? '' : `, ${formatNumber(betweenArches)} between the wheel arches`;
  const alternative = `Plan of the load floor to scale. ${formatNumber(length)} by ${formatNumber(width)} millimetres${between}.`;
  const across = Math.max(WIDTH, length + 160);
  const [arch] = arches;
  const narrow = arch && betweenArches ? { x: arch.x + arch.width / 2, from: arch.height, to: width - arch.height } : null;
  // Where no arch is in the way.
  const clear = length * (narrow && narrow.x < length / 2 ? 0.86 : 0.14);
  return (
    <svg
      role="img"
      aria-label={alternative}
      viewBox={`${(length - across) / 2} -420 ${across} ${width + 880}`}
      className={styles.plan}
    >
      <text x="0" y="-190">
        Load floor (top view)
      </text>
      <rect width={length} height={width} className={styles.space} stroke="currentColor" strokeWidth="14" />
      <g stroke="currentColor" strokeOpacity=".2" strokeWidth="6">
        {BOARDS.map((board) => (
          <path key={board} d={`M30 ${(width * board) / (BOARDS.length + 1)}H${length - 30}`} />
        ))}
      </g>
      {arches.map((box) => (
        <rect key={box.y} {...box} fill="#fff" stroke="currentColor" strokeWidth="12" />
      ))}
      <g className={styles.onLoad}>
        <Dimension from={[clear, 0]} to={[clear, width]} label={mm(width)} />
        {narrow && <Dimension from={[narrow.x, narrow.from]} to={[narrow.x, narrow.to]} label={mm(narrow.to - narrow.from)} />}
      </g>
      <Dimension from={[0, width + 300]} to={[length, width + 300]} label={mm(length)} />
    </svg>
  );
}
