import type { Vehicle } from '@forecourt/contracts';
import { DESCRIPTION_LIMITS, listingImage, truncate } from '@forecourt/rules';

const SHOWN_IN_LISTS = [
  'id',
  'make',
  'model',
  'derivative',
  'registrationNumber',
  'year',
  'price',
  'monthlyPrice',
  'condition',
  'vatQualifying',
  'stockStatus',
  'isSold',
  'isElectric',
  'mileage',
  'bodyType',
  'transmission',
  'fuelType',
  'payload',
  'loadVolume',
  'loadLength',
  'wheelbase',
] as const satisfies readonly (keyof Vehicle)[];

/** What lists show of a vehicle. */
export type ListedVehicle = Pick<
  Vehicle,
  (typeof SHOWN_IN_LISTS)[number] | 'description' | 'images' | 'mainImageIndex' | 'imageUrl' | 'imageGallery'
> & { readonly specifications: Pick<Vehicle['specifications'], 'euroStatus'> };

/** Leaves out what no list shows: every page contains its vehicles as data too, which is more than half of its size. */
export function listedVehicle(vehicle: Vehicle): ListedVehicle {
  const shown = Object.fromEntries(SHOWN_IN_LISTS.map((key) => [key, vehicle[key]])) as Pick<
    Vehicle,
    (typeof SHOWN_IN_LISTS)[number]
  >;
  const picture = listingImage(vehicle);
  const { euroStatus } = vehicle.specifications;
  return {
    ...shown,
    description: vehicle.description && truncate(vehicle.description, DESCRIPTION_LIMITS.list),
    images: picture === null ? [] : [picture],
    mainImageIndex: 0,
    imageUrl: null,
    imageGallery: [],
    specifications: euroStatus === undefined ? {} : { euroStatus },
  };
}
