import { isCleanAir } from './clean-air.ts';
import { toPence } from './money.ts';
import { VAT_PERCENT } from './vat.ts';

/** The fields of a vehicle that the search uses. */
export interface SearchableVehicle {
  readonly id: number;
  readonly make: string;
  readonly model: string;
  readonly derivative: string | null;
  readonly registrationNumber: string | null;
  readonly bodyType: string | null;
  readonly fuelType: string | null;
  readonly transmission: string | null;
  readonly condition: string;
  readonly stockStatus: string;
  readonly isSold: boolean;
  readonly colour: string | null;
  readonly year: number;
  /** YYYY-MM-DD. */
  readonly firstRegistered: string | null;
  readonly mileage: number | null;
  readonly seats: number | null;
  /** Decimal string of pounds excluding VAT. */
  readonly price: string;
  readonly vatQualifying: boolean;
  /** Whole pounds. */
  readonly monthlyPrice: number | null;
  /** Lengths in mm, weights in kg, volume in m³. */
  readonly payload: number | null;
  readonly loadLength: number | null;
  readonly loadWidth: number | null;
  readonly loadWidthBetweenArches: number | null;
  readonly loadHeight: number | null;
  readonly loadVolume: number | null;
  readonly length: number | null;
  readonly height: number | null;
  readonly wheelbase: number | null;
  readonly brakedTowingLimit?: number | null | undefined;
  /** Miles on one charge. */
  readonly range: number | null;
  readonly features: readonly string[];
  readonly description: string | null;
  readonly specifications: {
    readonly length?: number | undefined;
    readonly height?: number | undefined;
    readonly euroStatus?: string | undefined;
    readonly payloadWeight?: number | undefined;
    readonly seatingCapacity?: number | undefined;
    readonly wheelbase?: number | undefined;
  };
}

/** A vehicle preprocessed for searching, so that nothing is parsed, folded or allocated while thousands are compared. */
export interface StockEntry {
  readonly id: number;
  readonly make: string;
  /** "Ford Transit Custom". */
  readonly makeAndModel: string;
  /** The body types that find it: see {@link bodyChoices}. */
  readonly bodyType: readonly string[];
  readonly fuelType: string | null;
  readonly transmission: string | null;
  readonly condition: string;
  /** See {@link availabilityOf}. */
  readonly stockStatus: string;
  readonly year: number;
  /** YYYY-MM-DD. */
  readonly registered: string;
  /** In miles; a new van without a recorded mileage has 0. */
  readonly mileage: number | null;
  readonly seats: number | null;
  readonly pricePence: number;
  /** What a buyer pays in pence, including VAT if it is added. */
  readonly payPence: number;
  readonly monthlyPrice: number | null;
  readonly payload: number | null;
  readonly loadLength: number | null;
  readonly loadHeight: number | null;
  readonly loadVolume: number | null;
  /** Width of the flat load floor in mm: between the wheel arches, if there are any. */
  readonly floorWidth: number | null;
  readonly length: number | null;
  readonly height: number | null;
  readonly wheelbase: number | null;
  /** Of a braked trailer, in kg. */
  readonly towingLimit: number | null;
  readonly range: number | null;
  /** See {@link isCleanAir}. */
  readonly cleanAir: boolean;
  /** The sort key of `make`: "Citroën" → "citroen". */
  readonly makeKey: string;
  /** All searchable text, folded. */
  readonly text: string;
  /** The words of its features and description, folded, each after a space. */
  readonly prose: string;
  /** The words of `text` that a misspelt word may be corrected to; without digits and registrations. */
  readonly words: readonly string[];
  /** Tags derived from its text, for `StockFilter.tags`. */
  readonly tags: ReadonlySet<string>;
}

/**
 * The availability that visitors filter by (D37): the stock status, but Sold if `isSold` is set, because the two are independent
 * (D11) and no sold van may be listed as available.
 */
export const availabilityOf = ({ stockStatus, isSold }: Pick<SearchableVehicle, 'stockStatus' | 'isSold'>): string =>
  isSold ? 'Sold' : stockStatus;

/** Whether visitors may still ask for it (D36): neither the mark nor the status says that it is sold. */
export const isForSale = (vehicle: Pick<SearchableVehicle, 'stockStatus' | 'isSold'>): boolean =>
  availabilityOf(vehicle) !== 'Sold';

/** Lower case without accents: "Citroën" → "citroen". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** A word that can be misspelt: letters, and punctuation within names. */
const SPELT = /^[a-z][a-z'&/-]+$/;

const joined = (parts: readonly (string | null | undefined)[]): string => foldText(parts.filter(Boolean).join(' '));

/**
 * Puts a space before each word, so that a search for the prefix "ply" is one for " ply". Joined, because V8 keeps what `replace` makes
 * as a tree of its pieces: 80 MB for 10,000 vans.
 */
const proseOf = (texts: readonly (string | null)[]): string => ['', ...joined(texts).split(/[^a-z0-9.£]+/)].join(' ');

/** Facts derived from a vehicle's text that no field records. */
export interface SaidOfVehicle {
  /** For `StockFilter.tags`. */
  readonly tags: Iterable<string>;
  /** Bodies besides its body type: "Luton". */
  readonly bodies: readonly string[];
}
const NOTHING_SAID: SaidOfVehicle = { tags: [], bodies: [] };

/** The body choices that find a vehicle: a Luton is not 'Other', although there is no body type for it. */
const bodyChoices = (bodyType: string | null, bodies: readonly string[]): readonly string[] => {
  const named = bodyType === null || (bodyType === 'Other' && bodies.length > 0) ? bodies : [bodyType, ...bodies];
  return [...new Set(named)];
};

/** @param said see {@link SaidOfVehicle} */
export const stockEntry = (vehicle: SearchableVehicle, { tags, bodies } = NOTHING_SAID): StockEntry => {
  const { registrationNumber, specifications } = vehicle;
  const pricePence = toPence(vehicle.price);
  const named = joined([vehicle.make, vehicle.model, vehicle.derivative, vehicle.bodyType, vehicle.fuelType, vehicle.colour]);
  return {
    id: vehicle.id,
    make: vehicle.make,
    makeAndModel: `${vehicle.make} ${vehicle.model}`,
    bodyType: bodyChoices(vehicle.bodyType, bodies),
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    condition: vehicle.condition,
    stockStatus: availabilityOf(vehicle),
    year: vehicle.year,
    registered: vehicle.firstRegistered ?? `${vehicle.year}-01-01`,
    mileage: vehicle.mileage ?? (vehicle.condition === 'new' ? 0 : null),
    seats: vehicle.seats ?? specifications.seatingCapacity ?? null,
    pricePence,
    payPence: vehicle.vatQualifying ? Math.round((pricePence * (100 + VAT_PERCENT)) / 100) : pricePence,
    monthlyPrice: vehicle.monthlyPrice,
    payload: vehicle.payload ?? specifications.payloadWeight ?? null,
    loadLength: vehicle.loadLength,
    loadHeight: vehicle.loadHeight,
    loadVolume: vehicle.loadVolume,
    floorWidth: vehicle.loadWidthBetweenArches ?? vehicle.loadWidth,
    length: vehicle.length ?? specifications.length ?? null,
    height: vehicle.height ?? specifications.height ?? null,
    range: vehicle.range,
    wheelbase: vehicle.wheelbase ?? specifications.wheelbase ?? null,
    towingLimit: vehicle.brakedTowingLimit ?? null,
    cleanAir: isCleanAir({ fuelType: vehicle.fuelType, euroStatus: specifications.euroStatus }),
    makeKey: foldText(vehicle.make),
    text: joined([named, registrationNumber, registrationNumber?.replaceAll(' ', '')]),
    prose: proseOf([...vehicle.features, vehicle.description]),
    words: [...new Set(named.split(/\s+/))].filter((word) => SPELT.test(word)),
    tags: new Set(tags),
  };
};
