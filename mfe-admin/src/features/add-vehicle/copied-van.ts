import type { CreateVehicle, Dealership, Vehicle, VehicleSpecifications } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { isNumberField, shownNumber } from '../../vehicle-form/number-fields.ts';
import { type AddValues, startValues } from './add-values.ts';

/** The van that a new one was begun as a copy of. */
export interface Copied {
  /** "Ford Transit HV23 QVX". */
  readonly name: string;
  /** Its facts without a field in the form, saved unchanged. */
  readonly facts: Partial<CreateVehicle>;
}

/** What vans of one kind share. What is one van's own is left out: its registration, mileage, pictures, history, status. */
const SHARED = [
  'make',
  'model',
  'derivative',
  'year',
  'bodyType',
  'fuelType',
  'transmission',
  'colour',
  'engineSize',
  'power',
  'fuelEconomy',
  'range',
  'seats',
  'length',
  'width',
  'height',
  'wheelbase',
  'grossWeight',
  'payload',
  'loadVolume',
  'loadLength',
  'loadWidth',
  'loadHeight',
  'branch',
  'drivetrain',
  'roofType',
  'wheelbaseType',
  'grossTrainWeight',
  'brakedTowingLimit',
  'frontAxleLimit',
  'rearAxleLimit',
  'condition',
  'description',
] as const satisfies readonly (keyof AddValues & keyof Vehicle)[];

type SharedField = (typeof SHARED)[number];

/** Where a fact stands if the van's own field is unknown. */
const TWINS: Partial<Record<SharedField, keyof VehicleSpecifications>> = {
  colour: 'colour',
  engineSize: 'engineSize',
  power: 'power',
  fuelEconomy: 'fuelEconomyCombined',
  seats: 'seatingCapacity',
  length: 'length',
  width: 'width',
  height: 'height',
  wheelbase: 'wheelbase',
  grossWeight: 'maxGrossWeight',
  payload: 'payloadWeight',
};

const shownFact = (vehicle: Vehicle, name: SharedField): string => {
  const twin = TWINS[name];
  const fact = vehicle[name] ?? (twin && vehicle.specifications[twin]) ?? '';
  return typeof fact === 'number' && isNumberField(name) ? shownNumber(name, fact) : String(fact);
};

/** The values that the form of a copy begins with. */
export const copyValues = (vehicle: Vehicle, finance: Dealership['finance']): AddValues => ({
  ...startValues(null, '', finance),
  ...Object.fromEntries(SHARED.map((name) => [name, shownFact(vehicle, name)])),
  euroStatus: vehicle.specifications.euroStatus ?? '',
  price: shownNumber('price', Number(vehicle.price)),
  vatQualifying: vehicle.vatQualifying,
  features: [...vehicle.features],
});

/** What a copy takes from the van besides the values of the form. */
export function copiedFrom(vehicle: Vehicle): Copied {
  const { torque, co2Emissions, unladenWeight, vehicleCategory, doors, kerbWeight } = vehicle.specifications;
  return {
    name: vehicleTitle(vehicle),
    facts: {
      doors: vehicle.doors ?? doors ?? null,
      kerbWeight: vehicle.kerbWeight ?? kerbWeight ?? null,
      taxBand: vehicle.taxBand,
      loadArea: vehicle.loadArea,
      loadWidthBetweenArches: vehicle.loadWidthBetweenArches,
      specifications: { torque, co2Emissions, unladenWeight, vehicleCategory },
    },
  };
}
