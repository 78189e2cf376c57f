import type { SideDrawing } from '../../../elevation/load-drawing.ts';

/** Upper and lower edge of a chassis rail. */
const RAIL_TOP = -620;
const RAIL_BOTTOM = -500;

/** What is behind a cab: rails, bearers up to the bed, and the walls of a box. */
export function CarriedBody({ drawing: { size, elevation, load, shape } }: { readonly drawing: SideDrawing }) {
  const from = elevation.cabEnd - 60;
  const to = size.length - 20;
  const floor = load ? load.y + load.height : RAIL_TOP;
  return (
    <>
      {load && <path d={`M${load.x + 60} ${floor}H${to}V${RAIL_TOP}H${load.x + 60}Z`} fill="#dfe2e6" />}
      <path d={`M${from} ${RAIL_TOP}H${to}V${RAIL_BOTTOM}H${from}Z`} fill="#9ba2a9" />
      {load && shape === 'box' && (
        <path
          d={`M${load.x - 60} ${-size.height}H${size.length}V${floor + 60}H${load.x - 60}Z`}
          fill="#e9ebee"
          stroke="#9ba2a9"
          strokeWidth="10"
        />
      )}
    </>
  );
}
