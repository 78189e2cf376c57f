import { foldText, type RoofType, type WheelbaseType } from '@forecourt/rules';
import { KNOWN_FEATURES } from '../vocabulary/features.ts';
import { nameKey } from '../vocabulary/name-key.ts';
import { KNOWN_MAKES, KNOWN_MODELS, type KnownModel, type VanClass } from '../vocabulary/names.ts';

/** The fields of a vehicle that its description depends on. Lengths in mm, volume in m³. */
export interface DescribedVehicle {
  readonly make: string;
  readonly model: string;
  readonly derivative: string | null;
  readonly bodyType: string | null;
  readonly seats: number | null;
  readonly loadHeight: number | null;
  readonly loadVolume: number | null;
  readonly length: number | null;
  /** As recorded; events of earlier releases lack them. */
  readonly roofType?: RoofType | null | undefined;
  readonly wheelbaseType?: WheelbaseType | null | undefined;
  readonly features: readonly string[];
  readonly specifications: { readonly seatingCapacity?: number | undefined };
}

/** A vehicle in the terms that people search with. */
export interface VanDescription {
  /** As in the dictionary of names, if it has the make. */
  readonly make: string;
  /** The most specific model in that dictionary. */
  readonly known: KnownModel | undefined;
  /** Folded. */
  readonly derivative: string;
  readonly class: VanClass;
  /** Its body type, plus Luton or Minibus, which are not body types. */
  readonly bodies: readonly string[];
  readonly wheelbases: readonly string[];
  readonly roofs: readonly string[];
  /** Keys of known features that are among its features or in its derivative. */
  readonly equipment: ReadonlySet<string>;
}

const MAKES = new Map(KNOWN_MAKES.flatMap(({ make, aliases }) => [nameKey(make), ...aliases].map((key) => [key, make] as const)));
export const isKnownMake = (make: string): boolean => MAKES.has(nameKey(make));
const knownMake = (make: string): string => MAKES.get(nameKey(make)) ?? make;

const startsWith = (model: string, known: KnownModel): boolean =>
  [nameKey(known.model), ...known.aliases].some((alias) => model === alias || model.startsWith(`${alias} `));

/** The known model that a recorded one is, the most exact where several are: "Caddy Maxi Cargo" is a Caddy Maxi. */
const knownModel = (make: string, model: string): KnownModel | undefined => {
  const key = nameKey(model);
  const found = KNOWN_MODELS.filter((known) => known.make === make && startsWith(key, known));
  const longest = Math.max(0, ...found.map(({ model: name }) => name.length));
  return found.find(({ model: name }) => name.length === longest);
};

const classOf = (known: KnownModel | undefined, { bodyType, loadVolume, length }: DescribedVehicle): VanClass => {
  if (bodyType === 'Pickup') return 'pickup';
  if (known !== undefined) return known.class;
  if (loadVolume !== null) return loadVolume < 4.7 ? 'small' : loadVolume < 9.5 ? 'medium' : 'large';
  if (length !== null) return length < 4_750 ? 'small' : length < 5_350 ? 'medium' : 'large';
  return 'medium';
};

const bodiesOf = (vehicle: DescribedVehicle, derivative: string): readonly string[] => {
  const bodies: string[] = vehicle.bodyType === null ? [] : [vehicle.bodyType];
  if (/\bluton\b|\bbox (?:van|body)\b/.test(`${derivative} ${foldText(vehicle.model)}`)) bodies.push('Luton');
  const manySeats = (vehicle.seats ?? vehicle.specifications.seatingCapacity ?? 0) >= 8;
  if (manySeats || /\bminibus\b|\btourer\b/.test(derivative)) bodies.push('Minibus');
  return bodies;
};

const WHEELBASES: Readonly<Record<WheelbaseType, string>> = { Short: 'swb', Medium: 'mwb', Long: 'lwb', 'Extra long': 'xlwb' };
const ROOFS: Readonly<Record<RoofType, string>> = { Low: 'low', Medium: 'medium', High: 'high', 'Extra high': 'high' };

/** Makers count lengths from their own shortest, so that L2 is long for a medium van and medium for a large one. */
const wheelbasesOf = (derivative: string, kind: VanClass): readonly string[] => {
  const [named] = /\b(?:x?lwb|mwb|swb)\b/.exec(derivative) ?? [];
  if (named !== undefined) return [named];
  const [, code] = /\bl([1-5])(?:h\d)?\b/.exec(derivative) ?? [];
  if (code !== undefined) {
    const lengths = kind === 'large' ? ['swb', 'mwb', 'lwb', 'xlwb', 'xlwb'] : ['swb', 'lwb', 'xlwb'];
    return [lengths[Number(code) - 1] ?? 'xlwb'];
  }
  if (/\b(?:long|maxi)\b/.test(derivative)) return ['lwb'];
  return /\b(?:compact|short)\b/.test(derivative) ? ['swb'] : [];
};

const HIGH = 1_900;
const LOW = 1_500;
const roofsOf = (height: number | null, derivative: string): readonly string[] => {
  if (/\bhigh roof\b|\b(?:l\d)?h3\b/.test(derivative)) return ['high'];
  const h2 = /\b(?:l\d)?h2\b/.test(derivative);
  if (height === null) return h2 ? ['medium', 'high'] : [];
  if (height >= HIGH) return ['high'];
  if (height <= LOW) return ['low'];
  return h2 ? ['medium', 'high'] : ['medium'];
};

const equipmentOf = ({ features, derivative }: DescribedVehicle): ReadonlySet<string> => {
  const recorded = foldText([...features, derivative].filter(Boolean).join(' | '));
  return new Set(KNOWN_FEATURES.filter((known) => known.recorded.test(recorded)).map(({ key }) => key));
};

/** Describes a vehicle in search terms, so that the search and the assistant agree on what a Luton is. */
export const describeVan = (vehicle: DescribedVehicle): VanDescription => {
  const make = knownMake(vehicle.make);
  const known = knownModel(make, vehicle.model);
  const derivative = foldText(vehicle.derivative ?? '');
  const kind = classOf(known, vehicle);
  const { roofType, wheelbaseType } = vehicle;
  return {
    make,
    known,
    derivative,
    class: kind,
    bodies: bodiesOf(vehicle, derivative),
    wheelbases: wheelbaseType ? [WHEELBASES[wheelbaseType]] : wheelbasesOf(derivative || foldText(vehicle.model), kind),
    roofs: roofType ? [ROOFS[roofType]] : roofsOf(vehicle.loadHeight, derivative),
    equipment: equipmentOf(vehicle),
  };
};
