// Separate from the schemas, so that browsers can use these without loading zod.

/** What a price in a file means: VAT comes on top, is in it, or there is none (margin scheme). */
export const PRICE_BASES = ['excluding', 'including', 'margin'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/**
 * What becomes of a row. `unclear` waits for what the file's prices mean, and stops the file from being applied; `repeated` is a van
 * that an earlier row has, `not-a-van` a total, a footer or a title.
 */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'unclear', 'repeated', 'refused', 'not-a-van'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** `checked` waits for staff, `applied` and `undone` for nothing; the others pass by themselves, and survive a restart. */
export const IMPORT_STATES = ['checking', 'checked', 'applying', 'applied', 'publishing', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Those of the fields below that are entries of a vehicle's specifications. */
export const IMPORT_SPECIFICATION_NAMES = [
  'motDueDate',
  'taxStatus',
  'taxDueDate',
  'euroStatus',
  'co2Emissions',
  'torque',
] as const;

/**
 * What the dealership alone sees of a van (ADR 044) that a column of an import can fill, for who may see costs. `daysInStock` says in
 * another way when the van came. In no list with the fields below, which our own public spreadsheet has.
 */
export const IMPORT_DEALER_FACT_NAMES = ['dateInStock', 'daysInStock', 'purchasePrice', 'preparationCost', 'vin'] as const;
export type ImportDealerFactName = (typeof IMPORT_DEALER_FACT_NAMES)[number];

/** Whether the dealership alone sees what a column fills. */
export const isDealerFact = (name: string | null): name is ImportDealerFactName =>
  (IMPORT_DEALER_FACT_NAMES as readonly (string | null)[]).includes(name);

/** The vehicle's fields that a column of an import can fill: those of the editor (ADR 051), and its make and model in one. */
export const IMPORT_FACT_NAMES = [
  'stockNumber',
  'registrationNumber',
  'make',
  'model',
  'makeAndModel',
  'derivative',
  'year',
  'firstRegistered',
  'condition',
  'price',
  'vatQualifying',
  'monthlyPrice',
  'stockStatus',
  'isSold',
  'mileage',
  'previousOwners',
  'serviceHistory',
  'keys',
  'writeOffCategory',
  'bodyType',
  'fuelType',
  'isElectric',
  'transmission',
  'drivetrain',
  'engineSize',
  'power',
  'fuelEconomy',
  'range',
  'colour',
  'doors',
  'seats',
  'roofType',
  'wheelbaseType',
  'length',
  'width',
  'height',
  'wheelbase',
  'loadLength',
  'loadWidth',
  'loadHeight',
  'loadWidthBetweenArches',
  'loadVolume',
  'loadArea',
  'payload',
  'grossWeight',
  'kerbWeight',
  'grossTrainWeight',
  'brakedTowingLimit',
  'frontAxleLimit',
  'rearAxleLimit',
  'taxBand',
  'branch',
  'features',
  'description',
  ...IMPORT_SPECIFICATION_NAMES,
  'images',
] as const;
export type ImportFactName = (typeof IMPORT_FACT_NAMES)[number];
