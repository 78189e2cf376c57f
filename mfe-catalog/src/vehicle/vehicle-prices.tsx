import type { Vehicle } from '@forecourt/contracts';
import { formatPounds, pricePair } from '@forecourt/rules';
import { Prices, SoldPrice } from '@forecourt/ui';

interface VehiclePricesProps {
  readonly vehicle: Pick<Vehicle, 'price' | 'vatQualifying' | 'isSold'>;
  readonly large?: boolean;
  readonly stacked?: boolean;
}

/** The figures of a price with their labels: with and without VAT, or the only one if there is no VAT (D15). */
export function pricesOf({ price, vatQualifying }: VehiclePricesProps['vehicle']) {
  const pair = pricePair(price, vatQualifying);
  if (!pair.vatQualifying) return [{ figure: formatPounds(pair.price), label: pair.note }];
  return [
    { figure: formatPounds(pair.excludingVat), label: pair.note },
    { figure: formatPounds(pair.includingVat), label: 'inc. VAT' },
  ];
}

/** The price, or SOLD instead. */
export function VehiclePrices({ vehicle, ...look }: VehiclePricesProps) {
  return vehicle.isSold ? <SoldPrice {...look} /> : <Prices prices={pricesOf(vehicle)} {...look} />;
}
