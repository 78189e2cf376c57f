import { MAX_IMAGES, type Vehicle } from '@forecourt/contracts';
import { availabilityOf, formatPounds, isForSale, pricePair, vehicleDistinction, vehicleName } from '@forecourt/rules';
import type { Cell, FeedFormat, Site } from './feed-format.ts';
import { pictureAddresses } from './picture-addresses.ts';
import { withoutFormula } from './without-formula.ts';

/** Longer descriptions are refused. */
const MAX_DESCRIPTION = 5_000;

const BODIES: Readonly<Record<string, string>> = {
  'Panel Van': 'VAN',
  'Crew Van': 'VAN',
  Pickup: 'TRUCK',
  Tipper: 'TRUCK',
  Dropside: 'TRUCK',
  'Chassis Cab': 'TRUCK',
  Campervan: 'OTHER',
  Other: 'OTHER',
};
const FUELS: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
  LPG: 'OTHER',
};
const GEARBOXES: Readonly<Record<string, string>> = { Manual: 'MANUAL', Automatic: 'AUTOMATIC', 'Semi-Automatic': 'OTHER' };
const DRIVES: Readonly<Record<string, string>> = {
  'Front-wheel drive': 'FWD',
  'Rear-wheel drive': 'RWD',
  'Four-wheel drive': '4X4',
};

const termIn = (terms: Readonly<Record<string, string>>, value: string | null | undefined): Cell =>
  (value && terms[value]) || null;

/** The single price that the catalogue has room for includes VAT, as a price that consumers see must (D15). */
const price = (van: Vehicle): string => {
  const pair = pricePair(van.price, van.vatQualifying);
  return `${(pair.vatQualifying ? pair.includingVat : pair.price).toFixed(2)} GBP`;
};

/** What the price is without VAT stands first, because the catalogue has no field for it. */
const description = (van: Vehicle): string => {
  const pair = pricePair(van.price, van.vatQualifying);
  const prices = pair.vatQualifying
    ? `${formatPounds(pair.excludingVat)} plus VAT, ${formatPounds(pair.includingVat)} including VAT.`
    : `${formatPounds(pair.price)}, no VAT.`;
  return [prices, van.description ?? vehicleDistinction(van)].filter(Boolean).join('\n').slice(0, MAX_DESCRIPTION);
};

const address = ({ dealership: { address: at } }: Site): string =>
  JSON.stringify({
    addr1: at.lines.join(', '),
    city: at.town,
    region: at.county,
    postal_code: at.postcode,
    country: at.country,
  });

const pictures = Object.fromEntries(
  Array.from({ length: MAX_IMAGES }, (_, place) => [
    `image[${place}].url`,
    (van: Vehicle, { publicUrl }: Site): Cell => pictureAddresses(van, publicUrl)[place] ?? null,
  ]),
);

const COLUMNS: Readonly<Record<string, (van: Vehicle, site: Site) => Cell>> = {
  vehicle_id: ({ id }) => String(id),
  title: (van) => [van.year, vehicleName(van), van.derivative].filter(Boolean).join(' '),
  description,
  url: ({ id }, { publicUrl }) => `${publicUrl}/vehicle/${id}`,
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ derivative }) => derivative,
  year: ({ year }) => year,
  'mileage.value': ({ mileage, condition }) => mileage ?? (condition === 'new' ? 0 : null),
  'mileage.unit': () => 'MI',
  transmission: ({ transmission }) => termIn(GEARBOXES, transmission),
  fuel_type: ({ fuelType }) => termIn(FUELS, fuelType),
  body_style: ({ bodyType }) => termIn(BODIES, bodyType),
  drivetrain: ({ drivetrain }) => termIn(DRIVES, drivetrain),
  exterior_color: ({ colour }) => colour,
  state_of_vehicle: ({ condition }) => (condition === 'new' ? 'NEW' : 'USED'),
  availability: (van) => (availabilityOf(van) === 'Deposit Taken' ? 'PENDING' : 'AVAILABLE'),
  price,
  address: (_van, site) => address(site),
  latitude: (_van, { dealership }) => dealership.position.latitude,
  longitude: (_van, { dealership }) => dealership.position.longitude,
  dealer_name: (_van, { dealership }) => dealership.tradingName,
  ...pictures,
};

/** Meta's catalogue of vehicles for advertisements. */
export const META: FeedFormat = {
  columns: Object.entries(COLUMNS).map(([heading, write]) => ({ heading, write })),
  includes: isForSale,
  text: withoutFormula,
  isForSpreadsheets: false,
};
