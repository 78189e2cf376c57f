/** Size of a van in millimetres, with the vehicle's field names. */
export interface VanSize {
  readonly length: number;
  readonly height: number;
  readonly wheelbase: number;
}

/** A side view in millimetres: x from the front bumper, y from the ground, upwards negative, nose to the left. */
export interface Elevation extends VanSize {
  readonly body: string;
  readonly window: string;
  /** Behind the seats. */
  readonly cabEnd: number;
  readonly wheelRadius: number;
  readonly wheels: readonly [number, number];
  /** Underside of the body. */
  readonly sill: number;
  /** Where the bonnet meets the windscreen. */
  readonly cowl: readonly [number, number];
  /** Upper end of the windscreen. */
  readonly brow: readonly [number, number];
}

/** Share of a van's overhang (length less wheelbase) that is in front of the front wheel. */
const FRONT_SHARE = 0.43;
const LARGEST_BROW = 2_120;
const DOOR_LENGTH = 620;
/** Longest gap between a cab and the bed behind it; beyond this there is a second row of seats. */
const WIDEST_GAP = 600;
const NARROWEST_GAP = 60;

interface CabOptions {
  /** The body ends behind the cab. */
  readonly cabOnly?: boolean;
  /** Where the bed begins; a crew cab extends up to it. */
  readonly bedStart?: number | null;
}

/**
 * The outline of a van of this size. Length, height, wheelbase and wheel positions are to scale; the shape in between is generic.
 */
export function drawElevation({ length, height, wheelbase }: VanSize, { cabOnly = false, bedStart }: CabOptions = {}): Elevation {
  const wheelRadius = Math.round(200 + length * 0.0242);
  const front = Math.round((length - wheelbase) * FRONT_SHARE);
  const sill = -Math.round(wheelRadius * 1.1);
  const cowl = [Math.round(620 + length * 0.027), -Math.round(480 + height * 0.3)] as const;
  const browHeight = Math.min(height - 110, LARGEST_BROW);
  const brow = [cowl[0] + browHeight + cowl[1], -browHeight] as const;
  const singleCab = brow[0] + DOOR_LENGTH + 130;
  const cabEnd = bedStart && bedStart - singleCab > WIDEST_GAP ? bedStart - NARROWEST_GAP : singleCab;
  const end = cabOnly ? cabEnd : length;
  const shape = { length, height, wheelbase, cabEnd, wheelRadius, wheels: [front, front + wheelbase] as const, sill, cowl, brow };
  return { ...shape, body: bodyPath(shape, end, cabOnly), window: windowPath(shape) };
}

type Shape = Omit<Elevation, 'body' | 'window'>;

function bodyPath({ height, wheelRadius, wheels, sill, cowl, brow }: Shape, end: number, cabOnly: boolean): string {
  const nose = Math.round(cowl[1] * 0.78);
  const roof = -height + 6;
  const rise = brow[1] - roof;
  const arch = wheelRadius * 1.18;
  const archAt = (x: number) => `L${x + arch} ${sill} A${arch} ${arch} 0 0 0 ${x - arch} ${sill}`;
  const rearWheel = wheels[1] + arch < end ? archAt(wheels[1]) : '';
  const roofEnd = cabOnly ? end - 160 : end - 420;
  return [
    `M${cowl[0]} ${cowl[1]} L${brow[0]} ${brow[1]}`,
    `C${brow[0] + 120} ${brow[1] - rise * 0.6} ${brow[0] + 330} ${roof} ${brow[0] + 420 + rise * 0.7} ${roof}`,
    `L${roofEnd} ${roof}`,
    cabOnly
      ? `Q${end} ${roof} ${end} ${roof + 170} L${end} ${sill}`
      : `C${end - 180} ${roof + 4} ${end - 120} ${roof + 60} ${end - 92} ${roof + 190} L${end - 14} -1150 L${end} -720 L${end} -500 Q${end} ${sill - 20} ${end - 70} ${sill}`,
    rearWheel,
    archAt(wheels[0]),
    `L140 ${sill + 60} Q6 ${sill + 40} 2 ${sill - 110} L0 ${nose * 0.66}`,
    `C0 ${nose * 0.84} 34 ${nose * 0.96} 110 ${nose} C170 ${nose - 60} 300 ${nose - 110} 430 ${nose - 170} L${cowl[0]} ${cowl[1]}Z`,
  ].join(' ');
}

function windowPath({ cowl, brow }: Shape): string {
  const top = brow[1] + 4;
  const bottom = cowl[1] + 20;
  const end = brow[0] + DOOR_LENGTH;
  return `M${cowl[0] + 215} ${bottom - 18} L${brow[0] + 40} ${top + 50} Q${brow[0] + 80} ${top} ${brow[0] + 170} ${top} L${end - 50} ${top} Q${end} ${top} ${end} ${top + 60} L${end} ${bottom} Q${end} ${bottom + 30} ${end - 40} ${bottom + 30} L${cowl[0] + 290} ${bottom + 4}Z`;
}
