/** Images of one vehicle (product §9). */
export const MAX_IMAGES = 20;
/** One feature of a vehicle, in characters. */
export const MAX_FEATURE_LENGTH = 80;
