/** The number of images of a vehicle (product §9). */
export const MAX_IMAGES = 20;
/** The length of a vehicle's feature, in characters. */
export const MAX_FEATURE_LENGTH = 80;
