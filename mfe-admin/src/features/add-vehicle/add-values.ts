import type { CreateVehicle, Dealership, VehicleLookup } from '@forecourt/contracts';
import { estimateMonthlyPrice, normaliseRegistration } from '@forecourt/rules';
import { enteredNumber, enteredPrice, shownNumber } from '../../vehicle-form/number-fields.ts';

/** Terms of the finance estimate (product §9). */
export const ESTIMATE_TERMS = [24, 36, 48, 60, 72];

/** The form's values as typed. */
export interface AddValues {
  registrationNumber: string;
  make: string;
  model: string;
  derivative: string;
  year: string;
  bodyType: string;
  fuelType: string;
  transmission: string;
  colour: string;
  engineSize: string;
  power: string;
  fuelEconomy: string;
  range: string;
  euroStatus: string;
  mileage: string;
  seats: string;
  length: string;
  width: string;
  height: string;
  wheelbase: string;
  grossWeight: string;
  payload: string;
  loadVolume: string;
  loadLength: string;
  loadWidth: string;
  loadHeight: string;
  stockNumber: string;
  branch: string;
  serviceHistory: string;
  writeOffCategory: string;
  drivetrain: string;
  roofType: string;
  wheelbaseType: string;
  previousOwners: string;
  keys: string;
  grossTrainWeight: string;
  brakedTowingLimit: string;
  frontAxleLimit: string;
  rearAxleLimit: string;
  condition: string;
  price: string;
  vatQualifying: boolean;
  stockStatus: string;
  deposit: string;
  termMonths: string;
  description: string;
  features: string[];
  images: string[];
  mainImageIndex: number;
}

const typed = (value: string | null | undefined): string => value ?? '';

/** The initial values: looked-up facts and the dealership's finance defaults. */
export const startValues = (lookup: VehicleLookup | null, registration: string, finance: Dealership['finance']): AddValues => ({
  registrationNumber: lookup?.registration ?? normaliseRegistration(registration),
  make: typed(lookup?.make),
  model: typed(lookup?.model),
  derivative: '',
  year: shownNumber('year', lookup?.year),
  bodyType: typed(lookup?.bodyType),
  fuelType: typed(lookup?.fuelType),
  transmission: typed(lookup?.transmission),
  colour: typed(lookup?.colour),
  engineSize: shownNumber('engineSize', lookup?.engineSize),
  power: shownNumber('power', lookup?.power),
  fuelEconomy: shownNumber('fuelEconomy', lookup?.fuelEconomy),
  range: '',
  euroStatus: typed(lookup?.euroStatus),
  mileage: shownNumber('mileage', lookup?.mileage),
  seats: '',
  length: '',
  width: '',
  height: '',
  wheelbase: '',
  grossWeight: '',
  payload: '',
  loadVolume: '',
  loadLength: '',
  loadWidth: '',
  loadHeight: '',
  stockNumber: '',
  branch: '',
  serviceHistory: '',
  writeOffCategory: '',
  drivetrain: '',
  roofType: '',
  wheelbaseType: '',
  previousOwners: '',
  keys: '',
  grossTrainWeight: '',
  brakedTowingLimit: '',
  frontAxleLimit: '',
  rearAxleLimit: '',
  condition: lookup?.condition ?? 'used',
  price: '',
  vatQualifying: true,
  stockStatus: 'In Stock',
  deposit: shownNumber('deposit', finance.deposit),
  termMonths: String(finance.termMonths),
  description: '',
  features: [],
  images: [],
  mainImageIndex: 0,
});

/**
 * The admin finance estimate for the typed values: whole pounds a month, 0 if nothing is financed (D33), null if the price or
 * deposit cannot be read.
 */
export const estimateOf = (
  { price, deposit, termMonths }: Pick<AddValues, 'price' | 'deposit' | 'termMonths'>,
  { annualRatePercent }: Dealership['finance'],
): number | null => {
  const pounds = enteredPrice(price) ?? '0.00';
  const down = enteredNumber('deposit', deposit) ?? 0;
  if (typeof down === 'string' || !/^\d+\.\d{2}$/.test(pounds)) return null;
  return Math.max(0, estimateMonthlyPrice(pounds, { annualRatePercent, termMonths: Number(termMonths), deposit: down }));
};

/** Those of the facts that are known. */
export const known = (facts: object) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));

const orNull = (text: string): string | null => text.trim() || null;

/** The body of POST /api/vehicles from the typed values, still to be checked by the contract. */
export const bodyOf = (values: AddValues, unseen: Partial<CreateVehicle>, finance: Dealership['finance']) => ({
  ...unseen,
  specifications: known({ ...unseen.specifications, euroStatus: orNull(values.euroStatus) }),
  registrationNumber: orNull(normaliseRegistration(values.registrationNumber)),
  make: values.make.trim(),
  model: values.model.trim(),
  derivative: orNull(values.derivative),
  year: enteredNumber('year', values.year),
  bodyType: orNull(values.bodyType),
  fuelType: orNull(values.fuelType),
  transmission: orNull(values.transmission),
  colour: orNull(values.colour),
  engineSize: enteredNumber('engineSize', values.engineSize),
  power: enteredNumber('power', values.power),
  fuelEconomy: enteredNumber('fuelEconomy', values.fuelEconomy),
  range: enteredNumber('range', values.range),
  mileage: enteredNumber('mileage', values.mileage),
  seats: enteredNumber('seats', values.seats),
  length: enteredNumber('length', values.length),
  width: enteredNumber('width', values.width),
  height: enteredNumber('height', values.height),
  wheelbase: enteredNumber('wheelbase', values.wheelbase),
  grossWeight: enteredNumber('grossWeight', values.grossWeight),
  payload: enteredNumber('payload', values.payload),
  loadVolume: enteredNumber('loadVolume', values.loadVolume),
  loadLength: enteredNumber('loadLength', values.loadLength),
  loadWidth: enteredNumber('loadWidth', values.loadWidth),
  loadHeight: enteredNumber('loadHeight', values.loadHeight),
  stockNumber: orNull(values.stockNumber),
  branch: orNull(values.branch),
  serviceHistory: orNull(values.serviceHistory),
  writeOffCategory: orNull(values.writeOffCategory),
  drivetrain: orNull(values.drivetrain),
  roofType: orNull(values.roofType),
  wheelbaseType: orNull(values.wheelbaseType),
  previousOwners: enteredNumber('previousOwners', values.previousOwners),
  keys: enteredNumber('keys', values.keys),
  grossTrainWeight: enteredNumber('grossTrainWeight', values.grossTrainWeight),
  brakedTowingLimit: enteredNumber('brakedTowingLimit', values.brakedTowingLimit),
  frontAxleLimit: enteredNumber('frontAxleLimit', values.frontAxleLimit),
  rearAxleLimit: enteredNumber('rearAxleLimit', values.rearAxleLimit),
  condition: values.condition,
  price: enteredPrice(values.price) ?? '',
  monthlyPrice: estimateOf(values, finance) || null,
  vatQualifying: values.vatQualifying,
  stockStatus: values.stockStatus,
  description: orNull(values.description),
  features: values.features,
  images: values.images,
  mainImageIndex: values.mainImageIndex,
});
