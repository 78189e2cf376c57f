import type { Vehicle } from '@forecourt/contracts';
import { addDays, type IsoDate, pricePair } from '@forecourt/rules';
import type { ListedVehicle } from '../stock/listed-vehicle.ts';

/** Days for which an offer in the structured data is valid (product §2). */
const OFFER_DAYS = 30;

const AVAILABILITY: Readonly<Record<string, string>> = {
  'In Stock': 'InStock',
  'Due In': 'PreOrder',
  'Deposit Taken': 'LimitedAvailability',
  Sold: 'SoldOut',
};

const CONDITION: Readonly<Record<Vehicle['condition'], string>> = {
  new: 'NewCondition',
  used: 'UsedCondition',
  'p/ex to clear': 'UsedCondition',
};

const specification = (price: number, valueAddedTaxIncluded: boolean) => ({
  '@type': 'UnitPriceSpecification',
  price: price.toFixed(2),
  priceCurrency: 'GBP',
  valueAddedTaxIncluded,
});

/** The Schema.org offer of a vehicle. Its price is what a buyer pays; the price specification has both prices (D15). */
export function offerOf(vehicle: ListedVehicle, publicUrl: string, today: IsoDate) {
  const pair = pricePair(vehicle.price, vehicle.vatQualifying);
  const paid = pair.vatQualifying ? pair.includingVat : pair.price;
  return {
    '@type': 'Offer',
    url: `${publicUrl}/vehicle/${vehicle.id}`,
    price: paid.toFixed(2),
    priceCurrency: 'GBP',
    ...(pair.vatQualifying && {
      priceSpecification: [specification(pair.includingVat, true), specification(pair.excludingVat, false)],
    }),
    priceValidUntil: addDays(today, OFFER_DAYS),
    availability: `https://schema.org/${vehicle.isSold ? 'SoldOut' : (AVAILABILITY[vehicle.stockStatus] ?? 'InStock')}`,
    itemCondition: `https://schema.org/${CONDITION[vehicle.condition]}`,
  };
}
