import type { Elevation } from './elevation.ts';

/** The van in the greys of a technical drawing, as background of the measurements. */
export function VanElevation({ elevation }: { readonly elevation: Elevation }) {
  const { body, window, wheels, wheelRadius, brow, cowl, sill } = elevation;
  return (
    <g strokeWidth="10" strokeLinejoin="round">
      <path d={body} fill="#e9ebee" stroke="#9ba2a9" />
      <path d={window} fill="#c9cdd2" />
      <path d={`M${brow[0] + 700} ${brow[1] + 20}V${sill - 90}`} fill="none" stroke="#c9cdd2" />
      <path d={`M${cowl[0] + 250} ${cowl[1] + 40}L${cowl[0] + 390} ${sill - 90}H${brow[0] + 700}`} fill="none" stroke="#c9cdd2" />
      {wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy={-wheelRadius} r={wheelRadius} fill="#9ba2a9" stroke="none" />
          <circle cx={x} cy={-wheelRadius} r={wheelRadius * 0.62} fill="#e9ebee" stroke="none" />
        </g>
      ))}
    </g>
  );
}
