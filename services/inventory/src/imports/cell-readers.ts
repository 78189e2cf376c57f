import { inTitleCase, makeName, modelName, namedBody } from '@forecourt/language';
import {
  BHP,
  BODY_TYPES,
  CONDITIONS,
  CUBIC_METRES,
  DRIVETRAINS,
  FUEL_TYPES,
  KILOGRAMS,
  MILES,
  MILLIMETRES,
  normaliseRegistration,
  POUNDS_A_MONTH,
  type Quantity,
  ROOF_TYPES,
  readDay,
  readQuantity,
  registerEntryName,
  SERVICE_HISTORIES,
  spreadsheetText,
  TRANSMISSIONS,
  WHEELBASE_TYPES,
  WRITE_OFF_CATEGORIES,
  YEAR,
  yearOf,
} from '@forecourt/rules';
import { FUELS } from '../lookup/record-mapping.ts';
import { type CellReader, oneOf } from './one-of.ts';
import { readPriceCell } from './price-cell.ts';
import { vatSaid } from './vat-words.ts';

/** Without the apostrophe that our own files put before what looks like a formula. */
export const unquoted = (cell: string): string =>
  cell.startsWith("'") && spreadsheetText(cell.slice(1)) === cell ? cell.slice(1) : cell;

const NUMBER = /^[£€]?\s*(-?\d[\d,]*(?:\.\d+)?)\s*(?:[a-z³²%/+. ]*)$/i;

const numberIn = (cell: string): number | null => {
  const [, digits] = NUMBER.exec(cell) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', ''));
};

export const text: CellReader = unquoted;
/** "BV74-UNB", "bv74.unb": what stands between the letters and figures says nothing. */
export const registration: CellReader = (cell) => {
  const compact = registerEntryName(cell.replaceAll(/[^\p{L}\p{N}]+/gu, ''));
  return compact === null ? unquoted(cell) : normaliseRegistration(compact);
};
/** As the stock has it, whatever the case. */
export const make: CellReader = (cell) => makeName(unquoted(cell));
export const model: CellReader = (cell) => modelName(unquoted(cell));
export const colour: CellReader = (cell) => inTitleCase(unquoted(cell)).replace(/^Gray\b/, 'Grey');

/** With its unit, as in the forms (ADR 023): "68k" is 68,000 miles, "3.5 t" 3,500 kg. What is not understood is refused, not guessed. */
const quantity =
  (kind: Quantity): CellReader =>
  (cell) =>
    readQuantity(kind, unquoted(cell).replace(/(?<=\d)\.0+(?!\d)/, '')) ?? cell;
export const miles = quantity(MILES);
export const kilograms = quantity(KILOGRAMS);
export const millimetres = quantity(MILLIMETRES);
export const cubicMetres = quantity(CUBIC_METRES);
export const brakeHorsepower = quantity(BHP);
export const poundsAMonth = quantity(POUNDS_A_MONTH);
/** Also the year of a day, or of a month: "03/20". */
export const year: CellReader = (cell) => {
  const [, ofMonth] = /^(?:0?[1-9]|1[0-2])[/.-](\d\d|\d{4})$/.exec(cell) ?? [];
  const read = readQuantity(YEAR, ofMonth ?? unquoted(cell));
  const day = read === null ? readDay(cell.slice(0, 30)) : null;
  return read ?? (day === null ? cell : yearOf(day));
};

export const number: CellReader = (cell) => numberIn(unquoted(cell)) ?? cell;
export const pounds: CellReader = (cell) => readPriceCell(unquoted(cell))?.amount ?? cell;
export const day: CellReader = (cell) => readDay(cell.slice(0, 30).replace(/[T ]\d\d:\d\d.*$/, '')) ?? cell;
/** A number of days that stands alone; ten years are a slip. */
export const days: CellReader = (cell) => {
  const [, digits] = /^(\d{1,4})(?:\.0+)?\s*(?:days?|d)?$/i.exec(cell) ?? [];
  return digits === undefined || Number(digits) > 3_650 ? cell : Number(digits);
};
/** Some write cubic centimetres. */
export const litres: CellReader = (cell) => {
  const size = numberIn(cell);
  return size === null ? cell : size > 20 ? size / 1_000 : size;
};

export const vat: CellReader = (cell) => {
  const said = vatSaid(unquoted(cell));
  return said === null ? cell : said !== 'margin';
};

const YES = /^(y|yes|true|1|x)$/i;
const NO = /^(n|no|false|0|-)$/i;
export const yesOrNo: CellReader = (cell) => (YES.test(unquoted(cell)) ? true : NO.test(cell) ? false : cell);

/** Lists have an entry on each line, or commas or the like between them. */
export const list: CellReader = (cell) =>
  (cell.includes('\n') ? cell.split('\n') : cell.split(/[,;|]/))
    .map((entry) => unquoted(entry.trim()))
    .filter((entry) => entry !== '');

export const condition = oneOf(CONDITIONS, {
  Y: 'new',
  'Brand new': 'new',
  N: 'used',
  'Pre-owned': 'used',
  'Second hand': 'used',
  Clearance: 'p/ex to clear',
});
/** As DVLA words them; the flags of the cards go by these (D26). */
export const taxStatus = oneOf(['Taxed', 'Untaxed', 'SORN'], { 'Not taxed': 'Untaxed' });
const knownBody = oneOf(BODY_TYPES, {
  Van: 'Panel Van',
  Panel: 'Panel Van',
  'Double Cab Van': 'Crew Van',
  Kombi: 'Crew Van',
  'Pick up': 'Pickup',
  'Double Cab Pickup': 'Pickup',
  Camper: 'Campervan',
  Chassis: 'Chassis Cab',
  Luton: 'Other',
  'Luton Van': 'Other',
  Minibus: 'Other',
  'Drop side': 'Dropside',
  'Crew cab van': 'Crew Van',
  'Double cab in van': 'Crew Van',
  DCIV: 'Crew Van',
  Combi: 'Crew Van',
  'Combi van': 'Crew Van',
  'Double cab': 'Pickup',
  'Double cab pick up': 'Pickup',
  'Single cab pickup': 'Pickup',
  'Extended cab pickup': 'Pickup',
  'Car derived van': 'Panel Van',
  'Small van': 'Panel Van',
  'Medium van': 'Panel Van',
  'Large van': 'Panel Van',
  'High roof van': 'Panel Van',
  'High volume van': 'Panel Van',
  'Tipper truck': 'Tipper',
  'Motor caravan': 'Campervan',
  Motorhome: 'Campervan',
  'Camper van': 'Campervan',
  Box: 'Other',
  'Box van': 'Other',
  'Curtain sider': 'Other',
  'Refrigerated van': 'Other',
});
const isBodyType = (value: unknown): boolean => (BODY_TYPES as readonly unknown[]).includes(value);
/** What the search has as a body and the stock does not. */
const BODIES_BESIDES: Readonly<Record<string, string>> = { Luton: 'Other', Minibus: 'Other', 'Double Cab': 'Pickup' };
/** A body, whatever stands beside it: "Luton with tail lift". */
export const bodyType: CellReader = (cell) => {
  const known = knownBody(cell);
  if (isBodyType(known)) return known;
  const named = namedBody(cell);
  return named === null ? cell : (BODIES_BESIDES[named] ?? named);
};
export const fuelType = oneOf(FUEL_TYPES, {
  'Petrol Hybrid': 'Hybrid',
  'Diesel Hybrid': 'Hybrid',
  'Petrol/Electric': 'Hybrid',
  'Hybrid - Petrol/Electric': 'Hybrid',
  'Plug-in Hybrid': 'Hybrid',
  PHEV: 'Hybrid',
  EV: 'Electric',
  D: 'Diesel',
  P: 'Petrol',
  Derv: 'Diesel',
  Unleaded: 'Petrol',
  BEV: 'Electric',
  'Battery electric': 'Electric',
  'Full electric': 'Electric',
  'Fully electric': 'Electric',
  'Mild hybrid': 'Hybrid',
  MHEV: 'Hybrid',
  HEV: 'Hybrid',
  ...FUELS,
});
const gearbox = oneOf(TRANSMISSIONS, {
  Auto: 'Automatic',
  Man: 'Manual',
  A: 'Automatic',
  M: 'Manual',
  DSG: 'Automatic',
  'Semi Auto': 'Semi-Automatic',
  'Automated manual': 'Semi-Automatic',
  CVT: 'Automatic',
  Tiptronic: 'Automatic',
});
/** However many speeds it has: "6 Speed Manual". */
export const transmission: CellReader = (cell) => {
  const known = gearbox(cell.replace(/\b\d{1,2}[\s-]*(?:speed|gears?)\b/i, ''));
  return (TRANSMISSIONS as readonly unknown[]).includes(known) ? known : cell;
};
export const serviceHistory = oneOf(SERVICE_HISTORIES, {
  'Full service history': 'Full',
  FSH: 'Full',
  'Full dealership history': 'Full dealer',
  'Part service history': 'Part',
  'No service history': 'None',
  PSH: 'Part',
});
export const drivetrain = oneOf(DRIVETRAINS, {
  FWD: 'Front-wheel drive',
  RWD: 'Rear-wheel drive',
  '4WD': 'Four-wheel drive',
  AWD: 'Four-wheel drive',
  '4x4': 'Four-wheel drive',
  Y: 'Four-wheel drive',
});
export const roofType = oneOf(ROOF_TYPES, { H1: 'Low', H2: 'Medium', H3: 'High', H4: 'Extra high' });
export const wheelbaseType = oneOf(WHEELBASE_TYPES, {
  SWB: 'Short',
  MWB: 'Medium',
  LWB: 'Long',
  XLWB: 'Extra long',
  L1: 'Short',
  L2: 'Medium',
  L3: 'Long',
  L4: 'Extra long',
});
export const writeOffCategory = oneOf(WRITE_OFF_CATEGORIES, {
  No: 'None',
  'Cat S': 'S',
  'Cat N': 'N',
  'Cat C': 'C',
  'Cat D': 'D',
  'Category S': 'S',
  'Category N': 'N',
});
