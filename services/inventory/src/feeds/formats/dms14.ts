import type { Vehicle } from '@forecourt/contracts';
import { isForSale } from '@forecourt/rules';
import type { Cell, FeedFormat, Site } from './feed-format.ts';
import { pictureAddresses } from './picture-addresses.ts';
import { withoutFormula } from './without-formula.ts';

/** Its plus is what readers look for, and no formula. */
const PLUS_VAT = '+ VAT';

const yesOrNo = (is: boolean): string => (is ? 'Y' : 'N');

const unknown = (): Cell => null;

/** An entry must not look like two. */
const listed = (entries: readonly string[]): string => entries.map((entry) => entry.replaceAll(/\s*,\s*/g, ' ')).join(',');

/** The pounds as they are stored, without needless pence. */
const pounds = (price: string): string => price.replace(/\.00$/, '');

/** The headings in the order that readers expect; what is in them: ADR 050. */
const COLUMNS: Readonly<Record<string, (van: Vehicle, site: Site) => Cell>> = {
  Feed_Id: (_van, { dealership }) => dealership.tradingName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  Vehicle_ID: ({ stockNumber, id }) => stockNumber ?? String(id),
  FullRegistration: ({ registrationNumber }) => registrationNumber?.replaceAll(' ', '') ?? null,
  Colour: ({ colour }) => colour,
  FuelType: ({ fuelType }) => fuelType,
  Year: ({ year }) => year,
  Mileage: ({ mileage }) => mileage,
  Bodytype: ({ bodyType }) => bodyType,
  Doors: ({ doors }) => doors,
  Make: ({ make }) => make,
  Model: ({ model }) => model,
  Variant: ({ derivative }) => derivative,
  // In cubic centimetres.
  EngineSize: ({ engineSize }) => (engineSize === null ? null : Math.round(engineSize * 1_000)),
  Price: ({ price }) => pounds(price),
  Transmission: ({ transmission }) => transmission,
  PictureRefs: (van, { publicUrl }) => pictureAddresses(van, publicUrl).join(','),
  ServiceHistory: ({ serviceHistory }) => (serviceHistory ? yesOrNo(serviceHistory !== 'None') : null),
  PreviousOwners: ({ previousOwners }) => previousOwners ?? null,
  Category: () => 'COMM',
  FourWheelDrive: ({ drivetrain }) => (drivetrain ? yesOrNo(drivetrain === 'Four-wheel drive') : null),
  Options: ({ features }) => listed(features),
  Comments: ({ description }) => description,
  New: ({ condition }) => yesOrNo(condition === 'new'),
  Used: ({ condition }) => yesOrNo(condition !== 'new'),
  Site: unknown,
  Origin: () => 'UK',
  V5: unknown,
  Condition: unknown,
  ExDemo: unknown,
  FranchiseApproved: unknown,
  TradePrice: unknown,
  TradePriceExtra: ({ vatQualifying }) => (vatQualifying ? PLUS_VAT : null),
  ServiceHistoryText: ({ serviceHistory }) => serviceHistory ?? null,
  Cap_Id: unknown,
  Attention_Grabber: unknown,
};

/** What UK marketplaces read. */
export const DMS14: FeedFormat = {
  columns: Object.entries(COLUMNS).map(([heading, write]) => ({ heading, write })),
  includes: isForSale,
  text: (text) => (text === PLUS_VAT ? text : withoutFormula(text)),
  isForSpreadsheets: false,
};
