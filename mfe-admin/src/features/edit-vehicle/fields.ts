import type { VehicleSpecifications } from '@forecourt/contracts';

/** Product §2, Edit Vehicle. */
export const TABS = ['Basic Info', 'Specifications', 'Dimensions', 'Images'] as const;
export type Tab = (typeof TABS)[number];

/** How a field is typed and read. */
export type Kind =
  | 'text'
  | 'lines'
  | 'registration'
  /** See `number-fields.ts`. */
  | 'number'
  | 'choice'
  | 'date'
  | 'flag'
  | 'features'
  | 'pictures';

export interface FieldDefinition {
  readonly tab: Tab;
  /** Verbatim from the specification, if it names the field. */
  readonly label: string;
  readonly kind: Kind;
  readonly required?: true;
  /** The contract's limits, if the message should name both. */
  readonly range?: readonly [from: number, to: number];
  /** Where it is stored, if not under its own name. */
  readonly further?: keyof VehicleSpecifications;
  /** The fallback if the vehicle's own field is unknown; removed when the field is changed. */
  readonly twin?: keyof VehicleSpecifications;
}

const basic = { tab: 'Basic Info' } as const;
const specification = { tab: 'Specifications' } as const;
const dimension = { tab: 'Dimensions', kind: 'number' } as const;

/** The fields of the editor in their order; in the specification's words first, further facts after them on each tab. */
export const FIELDS = {
  make: { ...basic, label: 'Make', kind: 'text', required: true },
  model: { ...basic, label: 'Model', kind: 'text', required: true },
  year: { ...basic, label: 'Year', kind: 'number', required: true, range: [1990, 2030] },
  price: { ...basic, label: 'Price (£)', kind: 'number', required: true },
  mileage: { ...basic, label: 'Mileage', kind: 'number' },
  registrationNumber: { ...basic, label: 'Registration Number', kind: 'registration' },
  vatQualifying: { ...basic, label: 'VAT Qualifying (plus VAT)', kind: 'flag' },
  isSold: { ...basic, label: 'Mark as SOLD', kind: 'flag' },
  condition: { ...basic, label: 'Condition', kind: 'choice', required: true },
  bodyType: { ...basic, label: 'Body Type', kind: 'choice' },
  stockStatus: { ...basic, label: 'Stock Status', kind: 'choice' },
  description: { ...basic, label: 'Description', kind: 'lines' },
  derivative: { ...basic, label: 'Derivative', kind: 'text' },
  colour: { ...basic, label: 'Colour', kind: 'text', twin: 'colour' },
  firstRegistered: { ...basic, label: 'First Registered', kind: 'date' },
  stockNumber: { ...basic, label: 'Stock Number', kind: 'text' },
  branch: { ...basic, label: 'Branch', kind: 'text' },
  previousOwners: { ...basic, label: 'Previous Owners', kind: 'number', range: [0, 50] },
  serviceHistory: { ...basic, label: 'Service History', kind: 'choice' },
  keys: { ...basic, label: 'Number of Keys', kind: 'number', range: [0, 9] },
  writeOffCategory: { ...basic, label: 'Write-off Category', kind: 'choice' },
  monthlyPrice: { ...basic, label: 'Monthly Price (£)', kind: 'number' },

  fuelType: { ...specification, label: 'Fuel Type', kind: 'choice' },
  transmission: { ...specification, label: 'Transmission', kind: 'choice' },
  doors: { ...specification, label: 'Number of Doors', kind: 'number', range: [2, 6], twin: 'doors' },
  engineSize: { ...specification, label: 'Engine Size (L)', kind: 'number', twin: 'engineSize' },
  power: { ...specification, label: 'Power (bhp)', kind: 'number', twin: 'power' },
  seats: { ...specification, label: 'Seating Capacity', kind: 'number', range: [1, 9], twin: 'seatingCapacity' },
  fuelEconomy: { ...specification, label: 'Fuel Economy (mpg)', kind: 'number', twin: 'fuelEconomyCombined' },
  taxBand: { ...specification, label: 'Tax Band', kind: 'text' },
  features: { ...specification, label: 'Features', kind: 'features' },
  drivetrain: { ...specification, label: 'Drivetrain', kind: 'choice' },
  isElectric: { ...specification, label: 'Electric vehicle', kind: 'flag' },
  range: { ...specification, label: 'Electric Range (miles)', kind: 'number' },
  torque: { ...specification, label: 'Torque (Nm)', kind: 'number', further: 'torque' },
  euroStatus: { ...specification, label: 'Euro Standard', kind: 'text', further: 'euroStatus' },
  co2Emissions: { ...specification, label: 'CO2 Emissions (g/km)', kind: 'number', further: 'co2Emissions' },
  motDueDate: { ...specification, label: 'MOT Due', kind: 'date', further: 'motDueDate' },
  taxStatus: { ...specification, label: 'Tax Status', kind: 'choice', further: 'taxStatus' },
  taxDueDate: { ...specification, label: 'Tax Due', kind: 'date', further: 'taxDueDate' },

  length: { ...dimension, label: 'Length (mm)', twin: 'length' },
  width: { ...dimension, label: 'Width (mm)', twin: 'width' },
  height: { ...dimension, label: 'Height (mm)', twin: 'height' },
  wheelbase: { ...dimension, label: 'Wheelbase (mm)', twin: 'wheelbase' },
  grossWeight: { ...dimension, label: 'Gross Weight (kg)', twin: 'maxGrossWeight' },
  payload: { ...dimension, label: 'Payload (kg)', twin: 'payloadWeight' },
  loadVolume: { ...dimension, label: 'Load Volume (m³)' },
  loadArea: { ...dimension, label: 'Load Area Dimensions', kind: 'text' },
  kerbWeight: { ...dimension, label: 'Kerb Weight (kg)', twin: 'kerbWeight' },
  roofType: { ...dimension, label: 'Roof Type', kind: 'choice' },
  wheelbaseType: { ...dimension, label: 'Wheelbase Type', kind: 'choice' },
  grossTrainWeight: { ...dimension, label: 'Gross Train Weight (kg)' },
  brakedTowingLimit: { ...dimension, label: 'Braked Towing Limit (kg)' },
  frontAxleLimit: { ...dimension, label: 'Front Axle Limit (kg)' },
  rearAxleLimit: { ...dimension, label: 'Rear Axle Limit (kg)' },
  loadLength: { ...dimension, label: 'Load Length (mm)' },
  loadWidth: { ...dimension, label: 'Load Width (mm)' },
  loadHeight: { ...dimension, label: 'Load Height (mm)' },
  loadWidthBetweenArches: { ...dimension, label: 'Width Between Arches (mm)' },

  pictures: { tab: 'Images', label: 'Images', kind: 'pictures' },
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
export const definitionOf = (name: FieldName): FieldDefinition => FIELDS[name];

type NamesOf<Wanted extends Kind> = {
  [Name in FieldName]: (typeof FIELDS)[Name]['kind'] extends Wanted ? Name : never;
}[FieldName];
export type FlagName = NamesOf<'flag'>;
export type TextName = Exclude<FieldName, FlagName | 'features' | 'pictures'>;

/** The pictures in their order, and which of them lists show. */
export interface Pictures {
  readonly images: readonly string[];
  readonly mainImageIndex: number;
}

/** The form's values: text until it is parsed. */
export type FormValues = { [Name in TextName]: string } & { [Name in FlagName]: boolean } & {
  features: readonly string[];
  pictures: Pictures;
};
export type FieldValue = FormValues[FieldName];
