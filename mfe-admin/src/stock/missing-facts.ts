import type { Vehicle, VehicleSpecifications } from '@forecourt/contracts';
import { type BuyerFact, detailImages, missingBuyerFacts } from '@forecourt/rules';

/** The fallback if the van's own field is unknown. */
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

/** The facts that buyers will miss on this van's page. */
export const missingFactsOf = (vehicle: Vehicle): BuyerFact[] =>
  missingBuyerFacts(vehicle, (fact) => {
    if (fact === 'images') return detailImages(vehicle).length > 0;
    const own = fact === 'euroStatus' ? undefined : vehicle[fact];
    const twin = TWINS[fact];
    const known = own ?? (twin && vehicle.specifications[twin]);
    return fact === 'previousOwners' ? known !== null && known !== undefined : Boolean(known);
  });
