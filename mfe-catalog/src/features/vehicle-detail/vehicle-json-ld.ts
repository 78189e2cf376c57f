import type { Dealership, Vehicle } from '@forecourt/contracts';
import { absoluteAddress, type Drivetrain, detailImages, type IsoDate } from '@forecourt/rules';
import { STOCK_LIST } from '../../stock/stock-link.ts';
import { dealerJsonLd } from '../../vehicle/dealer-json-ld.ts';
import { offerOf } from '../../vehicle/offer-json-ld.ts';
import { writeOffWarning } from './history-words.ts';

interface SiteContext {
  readonly dealership: Dealership;
  readonly publicUrl: string;
  readonly today: IsoDate;
}

const CONTEXT = { '@context': 'https://schema.org' };
const DRIVE_WHEELS: Readonly<Record<Drivetrain, string>> = {
  'Front-wheel drive': 'https://schema.org/FrontWheelDriveConfiguration',
  'Rear-wheel drive': 'https://schema.org/RearWheelDriveConfiguration',
  'Four-wheel drive': 'https://schema.org/FourWheelDriveConfiguration',
};
const quantity = (value: number | null | undefined, unitCode: string) =>
  value ? { '@type': 'QuantitativeValue', value, unitCode } : undefined;

/** A vehicle with the dealership's offer and its breadcrumbs, for search engines. Unknown values are left out. */
export function vehicleJsonLd(vehicle: Vehicle, { dealership, publicUrl, today }: SiteContext): object[] {
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const address = `${publicUrl}/vehicle/${vehicle.id}`;
  const crumbs = [
    { name: 'Home', item: `${publicUrl}/` },
    { name: 'Vans', item: publicUrl + STOCK_LIST },
    { name, item: address },
  ];
  return [
    {
      ...CONTEXT,
      '@type': 'Car',
      '@id': address,
      url: address,
      name: [name, vehicle.derivative].filter(Boolean).join(' '),
      description: vehicle.description ?? undefined,
      image: detailImages(vehicle).map((image) => absoluteAddress(image, publicUrl)),
      brand: { '@type': 'Brand', name: vehicle.make },
      model: vehicle.model,
      vehicleModelDate: String(vehicle.year),
      dateVehicleFirstRegistered: vehicle.firstRegistered ?? undefined,
      bodyType: vehicle.bodyType ?? undefined,
      vehicleTransmission: vehicle.transmission ?? undefined,
      fuelType: vehicle.fuelType ?? undefined,
      color: vehicle.colour ?? undefined,
      numberOfDoors: vehicle.doors ?? undefined,
      vehicleSeatingCapacity: vehicle.seats ?? undefined,
      mileageFromOdometer: quantity(vehicle.mileage, 'SMI'),
      payload: quantity(vehicle.payload, 'KGM'),
      cargoVolume: quantity(vehicle.loadVolume, 'MTQ'),
      wheelbase: quantity(vehicle.wheelbase, 'MMT'),
      weightTotal: quantity(vehicle.grossWeight, 'KGM'),
      trailerWeight: quantity(vehicle.brakedTowingLimit, 'KGM'),
      driveWheelConfiguration: vehicle.drivetrain ? DRIVE_WHEELS[vehicle.drivetrain] : undefined,
      numberOfPreviousOwners: vehicle.previousOwners ?? undefined,
      knownVehicleDamages: writeOffWarning(vehicle) ?? undefined,
      sku: vehicle.stockNumber ?? undefined,
      vehicleEngine: vehicle.engineSize
        ? {
            '@type': 'EngineSpecification',
            engineDisplacement: quantity(vehicle.engineSize, 'LTR'),
            enginePower: quantity(vehicle.power, 'BHP'),
          }
        : undefined,
      offers: { ...offerOf(vehicle, publicUrl, today), seller: dealerJsonLd(dealership, publicUrl, today) },
    },
    {
      ...CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ];
}
