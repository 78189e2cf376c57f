import type { Dealership, Enquiry, Vehicle } from '@forecourt/contracts';
import {
  calculatedFigures,
  describeExample,
  formatApr,
  formatNumber,
  formatPounds,
  pricePair,
  representativeExample,
  shownMileage,
} from '@forecourt/rules';

/** "£28,995 plus VAT (£34,794 including VAT)", or "£9,000 (no VAT)". */
export function priceInWords({ price, vatQualifying }: Pick<Vehicle, 'price' | 'vatQualifying'>): string {
  const pair = pricePair(price, vatQualifying);
  if (!pair.vatQualifying) return `${formatPounds(pair.price)} (${pair.note})`;
  return `${formatPounds(pair.excludingVat)} ${pair.note} (${formatPounds(pair.includingVat)} including VAT)`;
}

interface Stocked extends Pick<Vehicle, 'isSold'> {
  readonly stockStatus: Vehicle['stockStatus'] | null;
}

const isSold = ({ isSold: isMarked, stockStatus }: Stocked): boolean => isMarked || stockStatus === 'Sold';

/** What is said of whether the van can be bought. */
export type Availability = 'available' | 'due' | 'reserved' | 'sold' | 'gone';

/** @param vehicle null if it is no longer in the stock. */
export function availabilityOf(vehicle: Stocked | null): Availability {
  if (vehicle === null) return 'gone';
  if (isSold(vehicle)) return 'sold';
  if (vehicle.stockStatus === 'Due In') return 'due';
  return vehicle.stockStatus === 'Deposit Taken' ? 'reserved' : 'available';
}

/** What is said of a van in each state, after its name. */
export const STATE_SENTENCES: Readonly<Record<Availability, string>> = {
  available: 'is available',
  due: 'is on its way to us',
  reserved: 'is reserved at the moment',
  sold: 'has been sold',
  gone: 'is no longer for sale',
};

/** What the templates, and whoever writes without them, say of a van only while it can be had. */
const OFFERS =
  /\bis (?:still |now )?(?:available|here|for sale)\b|\bstill (?:here|available|for sale|in stock|have it|got it)\b|is on its way to us|Would you like to see it\?|You are welcome to see|These are (?:the )?figures|(?:test drive|appointment) .*(?:is booked for|has been moved to)/i;

/** What says of a van that it is sold or gone; "it has not been sold" does not. */
const SAYS_GONE = /(?<!(?:\bnot|n['’]t) (?:\w+ )?)\bsold\b|\bno longer\b|\bgone\b|\bunavailable\b|\b(?:not|n['’]t) available\b/i;

/** Whether a text no longer fits the van: it offers one that cannot be had, or does not say of one that is sold or gone that it is. */
export const isOutdated = (text: string, availability: Availability): boolean => {
  if (availability === 'available' || availability === 'due') return false;
  return OFFERS.test(text) || (availability !== 'reserved' && !SAYS_GONE.test(text));
};

/** Why a reply that was kept no longer fits the van; null if it does. A van that is not known is taken to be as it was. */
export function whyOutdated(text: string, vehicle: Enquiry['vehicle']): string | null {
  if (vehicle === null) return null;
  const availability = availabilityOf(vehicle.isRemoved ? null : vehicle);
  if (isOutdated(text, availability)) return `The van ${STATE_SENTENCES[availability]}, and this reply does not say so.`;
  const price = priceInWords(vehicle);
  const said = /^Price: £.*$/m.exec(text)?.[0];
  return said === undefined || said === `Price: ${price}` ? null : `The price is ${price} now, and this reply says another.`;
}

/** The price, the mileage and the page of a van, a line each. */
export const vanFacts = (vehicle: Vehicle, origin: string): string[] => {
  const mileage = shownMileage(vehicle);
  return [
    `Price: ${priceInWords(vehicle)}`,
    ...(mileage === null ? [] : [`Mileage: ${formatNumber(mileage)} miles`]),
    `Details and pictures: ${origin}/vehicle/${vehicle.id}`,
  ];
};

/** A line of a list of vans. */
export const vanLine = (vehicle: Vehicle, origin: string): string =>
  `- ${vehicle.year} ${vehicle.make} ${vehicle.model}, ${priceInWords(vehicle)}: ${origin}/vehicle/${vehicle.id}`;

/** The monthly figure with its whole example (D21); null if nothing is financed. */
export const financeFigures = (vehicle: Vehicle, { finance }: Pick<Dealership, 'finance'>): string[] | null => {
  const example = representativeExample(vehicle, finance);
  if (example === null) return null;
  return [
    `Hire purchase from ${formatPounds(example.monthlyPayment, 'exact')} a month, ${formatApr(example.apr)}.`,
    `Representative example: ${describeExample(example)}`,
  ];
};

/** The figures that the customer has calculated for this van; null if there are none, or they no longer hold. */
export const ownFigures = (
  { calculation }: Pick<Enquiry, 'calculation'>,
  { id, vatQualifying }: Vehicle,
  { finance: { annualRatePercent } }: Pick<Dealership, 'finance'>,
): readonly string[] | null =>
  calculation?.vehicleId === id
    ? calculatedFigures(calculation, { vatQualifying: vatQualifying !== false, annualRatePercent })
    : null;

/** Where the stock of the van's make is listed. */
export const stockAddress = (make: Enquiry['vehicle'], origin: string): string =>
  make ? `${origin}/vehicles?make=${encodeURIComponent(make.make)}` : `${origin}/vehicles`;
