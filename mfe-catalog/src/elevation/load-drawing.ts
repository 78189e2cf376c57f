import type { Vehicle } from '@forecourt/contracts';
import { drawElevation, type Elevation, type VanSize } from './elevation.ts';

/** A rectangle in millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `van`: one body from nose to tail. `bed`: open behind the cab. `box`: a box on a chassis (Luton). */
export type BodyShape = 'van' | 'bed' | 'box';

/** A vehicle from the side, with its load space if that is known. */
export interface SideDrawing {
  readonly size: VanSize;
  readonly shape: BodyShape;
  /** Of the whole van, or of the cab and wheels if the load space is not part of the body. */
  readonly elevation: Elevation;
  readonly load: Box | null;
}

/** The load floor from above; the arches stand against its long sides. */
export interface FloorDrawing {
  readonly length: number;
  readonly width: number;
  readonly betweenArches: number | null;
  readonly arches: readonly Box[];
}

type Measured = Pick<
  Vehicle,
  'bodyType' | 'length' | 'height' | 'wheelbase' | 'loadLength' | 'loadWidth' | 'loadHeight' | 'loadWidthBetweenArches'
>;

const OPEN_BEDS = new Set(['Tipper', 'Dropside', 'Chassis Cab', 'Pickup']);
/** No one-piece van body is as high as this. */
const BOX_HEIGHT = 3_000;
const CAB_HEIGHT = 2_330;
/** Roof skin and lining above a load space, and the doors behind it. */
const ROOF_THICKNESS = 90;
const REAR_DOORS = 146;
const TAILGATE = 60;
const LOWEST_FLOOR = 300;
/** A bed lies this far above the wheels. */
const BED_CLEARANCE = 130;
const LOWEST_BED_SIDE = 120;
/** A wheel arch inside the van, in radii of its wheel. */
const ARCH_RADIUS = 1.25;

export const hasOpenBed = ({ bodyType }: Pick<Vehicle, 'bodyType'>): boolean => OPEN_BEDS.has(bodyType ?? '');

/** Bodies for goods, whose load space may just not have been measured. */
const GOODS_BODIES = new Set([...OPEN_BEDS, 'Panel Van', 'Crew Van']);
const MINIBUS_SEATS = 7;

/** Campervans, minibuses and other vehicles without a load space: what counts is where they can be driven and parked. */
export const carriesPeople = ({ bodyType, seats, loadLength }: Pick<Vehicle, 'bodyType' | 'seats' | 'loadLength'>): boolean =>
  bodyType === 'Campervan' || (!loadLength && (!GOODS_BODIES.has(bodyType ?? '') || (seats ?? 0) >= MINIBUS_SEATS));

function shapeOf(vehicle: Measured, { height }: VanSize): BodyShape {
  if (hasOpenBed(vehicle)) return 'bed';
  return vehicle.loadLength && height >= BOX_HEIGHT ? 'box' : 'van';
}

/** `null` unless length, height and wheelbase are known and consistent. */
export function drawSide(vehicle: Measured): SideDrawing | null {
  const { length, height, wheelbase } = vehicle;
  if (!length || !height || !wheelbase || wheelbase >= length) return null;
  const size = { length, height, wheelbase };
  const shape = shapeOf(vehicle, size);
  if (shape === 'van') return { size, shape, elevation: drawElevation(size), load: loadSpaceOf(vehicle, size) };

  const bedStart = vehicle.loadLength && vehicle.loadLength < length ? length - vehicle.loadLength - TAILGATE : null;
  const elevation = drawElevation({ ...size, height: Math.min(height, CAB_HEIGHT) }, { cabOnly: true, bedStart });
  const load = shape === 'box' ? loadSpaceOf(vehicle, size) : bedOf(vehicle, bedStart, elevation.wheelRadius);
  return { size, shape, elevation, load };
}

/** A closed load space: against the rear doors, under the roof. */
function loadSpaceOf({ loadLength, loadHeight }: Measured, { length, height }: VanSize): Box | null {
  if (!loadLength || !loadHeight || loadLength >= length || loadHeight >= height) return null;
  const floor = Math.max(LOWEST_FLOOR, height - ROOF_THICKNESS - loadHeight);
  return { x: length - REAR_DOORS - loadLength, y: -floor - loadHeight, width: loadLength, height: loadHeight };
}

/** An open bed: up to the rear end, above the wheels, as high as its sides. */
function bedOf({ loadLength, loadHeight }: Measured, start: number | null, wheelRadius: number): Box | null {
  if (!loadLength || start === null) return null;
  const floor = wheelRadius * 2 + BED_CLEARANCE;
  const sides = Math.max(loadHeight ?? 0, LOWEST_BED_SIDE);
  return { x: start, y: -floor - sides, width: loadLength, height: sides };
}

/** `null` unless the floor's length and width are known. The arches are at the rear wheels. */
export function drawFloor(vehicle: Measured, side: SideDrawing | null): FloorDrawing | null {
  const { loadLength: length, loadWidth: width, loadWidthBetweenArches } = vehicle;
  if (!length || !width) return null;
  const betweenArches = loadWidthBetweenArches && loadWidthBetweenArches < width ? loadWidthBetweenArches : null;
  if (!betweenArches || !side?.load) return { length, width, betweenArches, arches: [] };

  const radius = side.elevation.wheelRadius * ARCH_RADIUS;
  const centre = side.elevation.wheels[1] - side.load.x;
  const from = Math.max(0, centre - radius);
  const to = Math.min(length, centre + radius);
  const depth = (width - betweenArches) / 2;
  const arch = { x: from, width: to - from, height: depth };
  const arches =
    arch.width > 0
      ? [
          { ...arch, y: 0 },
          { ...arch, y: width - depth },
        ]
      : [];
  return { length, width, betweenArches, arches };
}
