import type { Vehicle } from '@forecourt/contracts';
import { formatPounds, imageUrl, isForSale, listingImage, pricePair } from '@forecourt/rules';
import { PageMeta, today, useDealership, usePlatform } from '@forecourt/web-kit';
import { IN_BROWSER } from '../../../stock/in-browser.ts';
import { vehicleKind } from '../../../vehicle/vehicle-kind.ts';
import { vehicleJsonLd } from '../vehicle-json-ld.ts';

const SHARED_WIDTH = 1280;

/** "£28,995 plus VAT (£34,794 inc. VAT)", "£6,995, no VAT". */
function priceText({ price, vatQualifying }: Vehicle): string {
  const pair = pricePair(price, vatQualifying);
  return pair.vatQualifying
    ? `${formatPounds(pair.excludingVat)} plus VAT (${formatPounds(pair.includingVat)} inc. VAT)`
    : `${formatPounds(pair.price)}, no VAT`;
}

export function VehicleMeta({ vehicle }: { readonly vehicle: Vehicle }) {
  const dealership = useDealership();
  const { publicUrl } = usePlatform();
  const name = [vehicle.year, vehicle.make, vehicle.model, vehicle.derivative].filter(Boolean).join(' ');
  const isOffered = isForSale(vehicle);
  const kind = vehicleKind(vehicle).join(', ');
  const offer = isOffered ? 'for sale at' : 'sold by';
  const picture = listingImage(vehicle);
  return (
    <PageMeta
      title={name}
      description={`${name} ${offer} ${dealership.tradingName}, ${dealership.address.town}: ${kind}.${isOffered ? ` ${priceText(vehicle)}.` : ''}`}
      path={`/vehicle/${vehicle.id}`}
      {...(picture && { image: imageUrl(picture, SHARED_WIDTH) })}
      jsonLd={IN_BROWSER ? [] : vehicleJsonLd(vehicle, { dealership, publicUrl, today: today() })}
    />
  );
}
