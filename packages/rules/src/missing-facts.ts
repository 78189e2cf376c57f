import { type BuyerFact, missingBuyerFacts } from './buyer-facts.ts';
import { detailImages, type Pictured } from './vehicle-images.ts';

type OwnFact = Exclude<BuyerFact, 'images' | 'euroStatus'>;

/** The recorded facts of a vehicle. */
export interface Described extends Pictured, Readonly<Partial<Record<OwnFact, unknown>>> {
  readonly condition: string;
  readonly bodyType: string | null;
  readonly fuelType: string | null;
  readonly specifications: object;
}

/** The fallback if the van's own field is unknown. */
const TWINS: Partial<Record<BuyerFact, string>> = {
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
export const missingFactsOf = (vehicle: Described): BuyerFact[] =>
  missingBuyerFacts(vehicle, (fact) => {
    if (fact === 'images') return detailImages(vehicle).length > 0;
    const own = fact === 'euroStatus' ? undefined : vehicle[fact];
    const twin = TWINS[fact];
    const known = own ?? (twin && (vehicle.specifications as Readonly<Record<string, unknown>>)[twin]);
    return fact === 'previousOwners' ? known !== null && known !== undefined : Boolean(known);
  });
