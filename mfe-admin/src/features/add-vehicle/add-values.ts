import type { Dealership, VehicleLookup } from '@forecourt/contracts';
import { estimateMonthlyPrice, normaliseRegistration } from '@forecourt/rules';
import { enteredNumber, enteredPrice } from '../../vehicle-form/entered-number.ts';

/** Terms of the finance estimate (specification §9). */
export const ESTIMATE_TERMS = [24, 36, 48, 60, 72];

/** The form as it is typed in. */
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

const typed = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

/** What the form begins with: what was looked up, and the dealership's usual finance. */
export const startValues = (lookup: VehicleLookup | null, registration: string, finance: Dealership['finance']): AddValues => ({
  registrationNumber: lookup?.registration ?? normaliseRegistration(registration),
  make: typed(lookup?.make),
  model: typed(lookup?.model),
  derivative: '',
  year: typed(lookup?.year),
  bodyType: typed(lookup?.bodyType),
  fuelType: typed(lookup?.fuelType),
  transmission: typed(lookup?.transmission),
  colour: typed(lookup?.colour),
  engineSize: typed(lookup?.engineSize),
  power: typed(lookup?.power),
  fuelEconomy: typed(lookup?.fuelEconomy),
  range: '',
  euroStatus: typed(lookup?.euroStatus),
  mileage: typed(lookup?.mileage),
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
  condition: lookup?.condition ?? 'used',
  price: '',
  vatQualifying: true,
  stockStatus: 'In Stock',
  deposit: String(finance.deposit),
  termMonths: String(finance.termMonths),
  description: typed(lookup?.description),
  features: [],
  images: [],
  mainImageIndex: 0,
});

/** The admin finance estimate of what has been typed so far: whole pounds a month, 0 where there is none (D33). */
export const estimateOf = (
  { price, deposit, termMonths }: Pick<AddValues, 'price' | 'deposit' | 'termMonths'>,
  { annualRatePercent }: Dealership['finance'],
): number => {
  const pounds = enteredPrice(price);
  if (pounds === null || !/^\d+\.\d{2}$/.test(pounds)) return 0;
  const terms = { annualRatePercent, termMonths: Number(termMonths), deposit: Math.max(0, enteredNumber(deposit) ?? 0) };
  return Math.max(0, estimateMonthlyPrice(pounds, terms));
};

/** What the registers say and no field shows: it is saved as it was looked up. */
const registerFacts = ({ co2Emissions, vehicleCategory, taxStatus, taxDueDate, motStatus, motDueDate }: VehicleLookup) => ({
  co2Emissions,
  vehicleCategory,
  taxStatus,
  taxDueDate,
  motStatus,
  motDueDate,
});

const known = (facts: object) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));

const orNull = (text: string): string | null => text.trim() || null;

/** The body of POST /api/vehicles as far as it can be made of what was typed; the contract checks it. */
export const bodyOf = (values: AddValues, lookup: VehicleLookup | null, finance: Dealership['finance']) => ({
  ...(lookup && { firstRegistered: lookup.firstRegistered }),
  specifications: known({ ...(lookup && registerFacts(lookup)), euroStatus: orNull(values.euroStatus) }),
  registrationNumber: orNull(normaliseRegistration(values.registrationNumber)),
  make: values.make.trim(),
  model: values.model.trim(),
  derivative: orNull(values.derivative),
  year: enteredNumber(values.year),
  bodyType: orNull(values.bodyType),
  fuelType: orNull(values.fuelType),
  transmission: orNull(values.transmission),
  colour: orNull(values.colour),
  engineSize: enteredNumber(values.engineSize),
  power: enteredNumber(values.power),
  fuelEconomy: enteredNumber(values.fuelEconomy),
  range: enteredNumber(values.range),
  mileage: enteredNumber(values.mileage),
  seats: enteredNumber(values.seats),
  length: enteredNumber(values.length),
  width: enteredNumber(values.width),
  height: enteredNumber(values.height),
  wheelbase: enteredNumber(values.wheelbase),
  grossWeight: enteredNumber(values.grossWeight),
  payload: enteredNumber(values.payload),
  loadVolume: enteredNumber(values.loadVolume),
  loadLength: enteredNumber(values.loadLength),
  loadWidth: enteredNumber(values.loadWidth),
  loadHeight: enteredNumber(values.loadHeight),
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
