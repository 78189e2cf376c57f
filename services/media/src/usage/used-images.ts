import { detailImages, listingImage, type Pictured } from '@forecourt/rules';
import { imageKey } from '../images/object-path.ts';

/** The distinct keys of our own pictures that a vehicle uses; pictures on other sites are ignored. */
export const usedImages = (vehicle: Pictured): string[] => {
  const named = [...detailImages(vehicle), vehicle.imageUrl];
  return [...new Set(named.map(imageKey).filter((key) => key !== undefined))];
};

/** The key of the picture on the vehicle's card, if it is one of ours. */
export const cardImage = (vehicle: Pictured): string | undefined => imageKey(listingImage(vehicle));
