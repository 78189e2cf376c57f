import type { Vehicle, VehicleSpecifications } from '@forecourt/contracts';
import { type BuyerFact, detailImages, missingBuyerFacts } from '@forecourt/rules';

/** What is looked at where the van's own field is not known. */
const TWINS: Partial<Record<BuyerFact, keyof VehicleSpecifications>> = {
  engineSize: 'engineSize',
  euroStatus: 'euroStatus',
  seats: 'seatingCapacity',
  payload: 'payloadWeight',
  grossWeight: 'maxGrossWeight',
  length: 'length',
  height: 'height',
  colour: 'colour',
};

/** What a buyer will look for in vain on the page of this van. */
export const missingFactsOf = (vehicle: Vehicle): BuyerFact[] =>
  missingBuyerFacts(vehicle, (fact) => {
    if (fact === 'images') return detailImages(vehicle).length > 0;
    const own = fact === 'euroStatus' ? undefined : vehicle[fact];
    const twin = TWINS[fact];
    return Boolean(own ?? (twin && vehicle.specifications[twin]));
  });
