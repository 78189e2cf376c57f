interface DimensionProps {
  /** Both ends in millimetres; the line is horizontal or vertical. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly label: string;
}

const TICK = 60;

/** A dimension line: thin, with a tick at each end and its figure in the middle. */
export function Dimension({ from: [x1, y1], to: [x2, y2], label }: DimensionProps) {
  const upright = x1 === x2;
  const tick = (x: number, y: number) => (upright ? `M${x - TICK} ${y}h${2 * TICK}` : `M${x} ${y - TICK}v${2 * TICK}`);
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <>
      <path d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`} fill="none" stroke="currentColor" strokeWidth="9" />
      <text x={x} y={y} dy=".35em" textAnchor="middle" transform={upright ? `rotate(-90 ${x} ${y})` : undefined}>
        {label}
      </text>
    </>
  );
}
