import { formatNumber, GARAGE_DOOR } from '@forecourt/rules';
import { Dimension } from './dimension.tsx';
import styles from './load-space.module.css';

/** Millimetres across, at the side view's scale. */
const WIDTH = 4_640;
const FRAME = 150;
const mm = (length: number): string => `${formatNumber(length)} mm`;

interface AccessFrontProps {
  readonly width: number;
  readonly height: number;
  readonly wheelRadius: number;
}

/** The van from the front, to scale, before the door of a single garage. */
export function AccessFront({ width, height, wheelRadius }: AccessFrontProps) {
  const [doorWidth, doorHeight] = [GARAGE_DOOR.width ?? 0, GARAGE_DOOR.height ?? 0];
  const top = Math.max(height, doorHeight) + FRAME + 420;
  const [left, right] = [-width / 2, width / 2];
  const [doorLeft, doorRight] = [-doorWidth / 2, doorWidth / 2];
  const alternative = `Front view to scale: ${formatNumber(width)} millimetres wide and ${formatNumber(height)} high before a garage door ${formatNumber(doorWidth)} wide and ${formatNumber(doorHeight)} high.`;
  const belt = -480 - height * 0.3;
  const tyre = 0.11 * width;
  return (
    <svg role="img" aria-label={alternative} viewBox={`${-WIDTH / 2} ${-top} ${WIDTH} ${top + 720}`} className={styles.plan}>
      <rect x={doorLeft} y={-doorHeight} width={doorWidth} height={doorHeight} className={styles.space} />
      <g strokeWidth="10" strokeLinejoin="round">
        {[left + tyre * 0.35, right - tyre * 1.35].map((x) => (
          <rect key={x} x={x} y={-wheelRadius * 1.2} width={tyre} height={wheelRadius * 1.2} rx="40" fill="#9ba2a9" />
        ))}
        <path
          d={`M${left + 40} ${-wheelRadius * 0.75}H${right - 40}Q${right} ${-wheelRadius * 0.9} ${right} ${belt * 0.75}L${right - 20} ${belt}L${right - 170} ${-height + 130}Q${right - 200} ${-height} ${right - 340} ${-height}H${left + 340}Q${left + 200} ${-height} ${left + 170} ${-height + 130}L${left + 20} ${belt}L${left} ${belt * 0.75}Q${left} ${-wheelRadius * 0.9} ${left + 40} ${-wheelRadius * 0.75}Z`}
          fill="#e9ebee"
          fillOpacity=".88"
          stroke="#9ba2a9"
        />
        <path
          d={`M${left + 130} ${belt}L${left + 240} ${belt * 1.62}Q${left + 250} ${belt * 1.66} ${left + 330} ${belt * 1.66}H${right - 330}Q${right - 250} ${belt * 1.66} ${right - 240} ${belt * 1.62}L${right - 130} ${belt}Z`}
          fill="#c9cdd2"
        />
        <path
          d={`M${left + 90} ${belt * 0.62}h300v${-belt * 0.14}h-300zM${right - 90} ${belt * 0.62}h-300v${-belt * 0.14}h300z`}
          fill="#c9cdd2"
        />
        <path d={`M${left + 480} ${belt * 0.6}H${right - 480}M${left + 480} ${belt * 0.5}H${right - 480}`} stroke="#9ba2a9" />
      </g>
      <path
        d={`M${doorLeft - FRAME} 0V${-doorHeight - FRAME}H${doorRight + FRAME}V0H${doorRight}V${-doorHeight}H${doorLeft}V0Z`}
        fill="currentColor"
      />
      <text x="0" y={-Math.max(height, doorHeight + FRAME) - 130} textAnchor="middle">
        Garage door {formatNumber(doorWidth)} × {mm(doorHeight)}
      </text>
      <path d={`M${-WIDTH / 2 + 60} 0H${WIDTH / 2 - 60}`} stroke="currentColor" strokeWidth="9" />
      <Dimension from={[left, 330]} to={[right, 330]} label={`${mm(width)} wide`} />
    </svg>
  );
}
