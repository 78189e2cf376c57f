import type { CreateVehicle, UpdateVehicle, VehicleFacts } from '@forecourt/contracts';
import { fromPence, toPence } from '@forecourt/rules';

/** The defaults of POST. */
const DEFAULTS: Omit<VehicleFacts, 'make' | 'model' | 'year' | 'price' | 'condition' | 'isElectric'> = {
  registrationNumber: null,
  derivative: null,
  monthlyPrice: null,
  vatQualifying: true,
  stockStatus: 'In Stock',
  isSold: false,
  mileage: null,
  bodyType: null,
  transmission: null,
  fuelType: null,
  engineSize: null,
  power: null,
  fuelEconomy: null,
  range: null,
  payload: null,
  loadVolume: null,
  loadArea: null,
  loadLength: null,
  loadWidth: null,
  loadHeight: null,
  loadWidthBetweenArches: null,
  description: null,
  doors: null,
  seats: null,
  colour: null,
  taxBand: null,
  length: null,
  width: null,
  height: null,
  wheelbase: null,
  grossWeight: null,
  kerbWeight: null,
  firstRegistered: null,
  stockNumber: null,
  previousOwners: null,
  serviceHistory: null,
  keys: null,
  writeOffCategory: null,
  drivetrain: null,
  roofType: null,
  wheelbaseType: null,
  grossTrainWeight: null,
  brakedTowingLimit: null,
  frontAxleLimit: null,
  rearAxleLimit: null,
  branch: null,
  features: [],
  images: [],
  mainImageIndex: 0,
  imageUrl: null,
  imageGallery: [],
  specifications: {},
};

type Given<Body> = { [Field in keyof Body]?: Exclude<Body[Field], undefined> };

/** Narrows the type: the contracts' optional fields allow undefined, which JSON does not have. */
export const given = <Body extends object>(body: Body): Given<Body> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<Body>;

/** The changed facts by column name (D12); absent image fields follow `images` (product §3). */
export const toChanges = (body: UpdateVehicle): Partial<VehicleFacts> => {
  const { version: _, seatingCapacity, maxGrossWeight, ...facts } = given(body);
  return {
    ...(facts.images && { imageUrl: facts.images[0] ?? null, imageGallery: facts.images.slice(1) }),
    ...(seatingCapacity !== undefined && { seats: seatingCapacity }),
    ...(maxGrossWeight !== undefined && { grossWeight: maxGrossWeight }),
    ...facts,
    ...(facts.price !== undefined && { price: fromPence(toPence(facts.price)) }),
  };
};

/** The facts of a new vehicle. `isElectric` follows the fuel unless the body sets it (D14). */
export const toFacts = (body: CreateVehicle): VehicleFacts => {
  const { make, model, year, price, condition } = body;
  const needed = { make, model, year, price, condition };
  return { ...DEFAULTS, isElectric: body.fuelType === 'Electric', ...needed, ...toChanges(body) };
};
