/** Inside height in mm in which most people stand. */
export const STANDING = 1_830;

/** A sheet of 8 by 4 feet, in mm, which lies flat only if it fits between the wheel arches. */
export const SHEET = { long: 2_440, wide: 1_220 } as const;
