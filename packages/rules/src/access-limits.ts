/** A place that a vehicle has to fit under, into or onto; millimetres. */
export interface AccessLimit {
  readonly name: string;
  /** Clear height; `null` if unlimited. */
  readonly height: number | null;
  /** Clear width; `null` if unlimited. */
  readonly width: number | null;
  /** Length; `null` if unlimited. */
  readonly length: number | null;
}

/**
 * Height of most barriers at UK car parks: the least clear height that the Institution of Structural Engineers' "Design
 * recommendations for multi-storey and underground car parks" (4th edition, 2011) gives for cars.
 */
export const BARRIER: AccessLimit = { name: 'Car park barrier', height: 2_100, width: null, length: null };

/** Barriers of older car parks: 6 ft 6 in. */
export const LOW_BARRIER: AccessLimit = { name: 'Low barrier', height: 1_980, width: null, length: null };

/** The standard UK single garage door, 7 ft × 6 ft 6 in, as its makers list it (2,134 × 1,981 mm). */
export const GARAGE_DOOR: AccessLimit = { name: 'Single garage door', height: 1_981, width: 2_134, length: null };

/**
 * A bay, and the drive that planners ask for: 2.4 × 4.8 m (Department for Transport, "Manual for Streets", 2007, 8.3.48).
 * Its sides are only painted.
 */
export const PARKING_BAY: AccessLimit = { name: 'Drive or parking bay', height: null, width: null, length: 4_800 };

export const ACCESS_LIMITS: readonly AccessLimit[] = [BARRIER, LOW_BARRIER, GARAGE_DOOR, PARKING_BAY];

/** Outer measurements in millimetres; `null` where not known. */
export interface OuterSize {
  readonly height: number | null;
  readonly width: number | null;
  readonly length: number | null;
}

/** The margin of a vehicle in one dimension. */
export interface AccessMargin {
  readonly dimension: keyof OuterSize;
  /** Millimetres to spare; negative: too large. */
  readonly spare: number;
}

const DIMENSIONS = ['height', 'width', 'length'] as const;

/**
 * The dimension with the least to spare. `null` if a relevant measurement is unknown, unless a known one is already too large: a
 * vehicle of unknown width is not said to fit a garage.
 */
export function accessMargin(size: OuterSize, limit: AccessLimit): AccessMargin | null {
  const margins: AccessMargin[] = [];
  let isKnown = true;
  for (const dimension of DIMENSIONS) {
    const [room, needed] = [limit[dimension], size[dimension]];
    if (room === null) continue;
    if (needed) margins.push({ dimension, spare: room - needed });
    else isKnown = false;
  }
  const [tightest] = margins.sort((one, other) => one.spare - other.spare);
  return tightest && (isKnown || tightest.spare < 0) ? tightest : null;
}
