import { listingImage, missingFactsOf } from '@forecourt/rules';
import type { ListedVehicle } from './listed-vehicle.ts';
import { LISTED_FIELDS, LISTED_PAPERS } from './listed-vehicle-constants.ts';
import type { Vehicle } from './vehicle.ts';

const pickerOf = <Name extends string>(names: Readonly<Record<Name, true>>) => {
  const all = Object.keys(names) as Name[];
  return <Whole extends object>(whole: Whole): Pick<Whole, Name & keyof Whole> =>
    Object.fromEntries(all.filter((name) => name in whole).map((name) => [name, whole[name as Name & keyof Whole]])) as Pick<
      Whole,
      Name & keyof Whole
    >;
};
const shownOf = pickerOf(LISTED_FIELDS);
const papersOf = pickerOf(LISTED_PAPERS);

/** The van as the back office's list has it. */
export function listedVehicle(vehicle: Vehicle): ListedVehicle {
  const missing = missingFactsOf(vehicle);
  return {
    ...shownOf(vehicle),
    specifications: papersOf(vehicle.specifications),
    picture: listingImage(vehicle),
    hasPictures: !missing.includes('images'),
    missingFacts: missing.length,
  };
}
