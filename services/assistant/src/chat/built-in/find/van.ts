import { foldText, priceWithVat } from '@forecourt/rules';
import type { StockedVan } from '../../chat-engine.ts';
import { nameValue } from '../understand/read-names.ts';
import { KNOWN_FEATURES } from '../vocabulary/known-features.ts';
import { KNOWN_MAKES, KNOWN_MODELS, type KnownModel, type VanClass } from '../vocabulary/known-names.ts';
import { nameKey } from '../vocabulary/name-key.ts';
import type { ChoiceKind } from '../wishes/wish.ts';
import { type Measures, measuresOf } from './van-measures.ts';

type Wheelbase = 'swb' | 'mwb' | 'lwb' | 'xlwb';

/** A van of the stock made ready for being asked about. */
export interface Van extends StockedVan {
  readonly id: number;
  /** Neither sold nor promised to somebody: what may be recommended. */
  readonly available: boolean;
  readonly measures: Measures;
  /** What it has of each kind that is chosen from. */
  readonly values: Readonly<Record<ChoiceKind, readonly string[]>>;
  /** For an electric version the model it is one of, as `nameValue` has it. */
  readonly electricNames: readonly string[];
  /** As they are typed, where its maker is in no dictionary. */
  readonly own: { readonly make: string; readonly model: string } | null;
  readonly class: VanClass;
  /** Keys of known features that are among its features or in its derivative. */
  readonly equipment: ReadonlySet<string>;
  /** Words of it that may name a trim or a maker's code. */
  readonly trims: readonly string[];
  /** Its registration in small letters without a space. */
  readonly mark: string | null;
  readonly pounds: number;
}

const MAKES = new Map(KNOWN_MAKES.flatMap(({ make, aliases }) => [nameKey(make), ...aliases].map((key) => [key, make] as const)));
const knownMake = (make: string): string => MAKES.get(nameKey(make)) ?? make;

const startsWith = (model: string, known: KnownModel): boolean =>
  [nameKey(known.model), ...known.aliases].some((alias) => model === alias || model.startsWith(`${alias} `));

/** The known model that a recorded one is, the most exact where several are: "Caddy Maxi Cargo" is a Caddy Maxi. */
const knownModels = (make: string, model: string): readonly KnownModel[] => {
  const key = nameKey(model);
  const found = KNOWN_MODELS.filter((known) => known.make === make && startsWith(key, known));
  const longest = Math.max(0, ...found.map(({ model: name }) => name.length));
  return found.filter(({ model: name }) => name.length === longest);
};

const classOf = (known: KnownModel | undefined, { vehicle, entry }: StockedVan): VanClass => {
  if (vehicle.bodyType === 'Pickup') return 'pickup';
  if (known !== undefined) return known.class;
  const volume = entry.loadVolume;
  if (volume !== null) return volume < 4.7 ? 'small' : volume < 9.5 ? 'medium' : 'large';
  if (vehicle.length !== null) return vehicle.length < 4_750 ? 'small' : vehicle.length < 5_350 ? 'medium' : 'large';
  return 'medium';
};

const bodiesOf = ({ vehicle }: StockedVan, derivative: string): readonly string[] => {
  const bodies: string[] = vehicle.bodyType === null ? [] : [vehicle.bodyType];
  if (/\bluton\b|\bbox (?:van|body)\b/.test(`${derivative} ${foldText(vehicle.model)}`)) bodies.push('Luton');
  const manySeats = (vehicle.seats ?? vehicle.specifications.seatingCapacity ?? 0) >= 8;
  if (manySeats || /\bminibus\b|\btourer\b/.test(derivative)) bodies.push('Minibus');
  return bodies;
};

/** Makers count lengths from their own shortest, so that L2 is long for a medium van and medium for a large one. */
const wheelbasesOf = (derivative: string, kind: VanClass): readonly Wheelbase[] => {
  const [named] = /\b(?:x?lwb|mwb|swb)\b/.exec(derivative) ?? [];
  if (named !== undefined) return [named as Wheelbase];
  const [, code] = /\bl([1-5])(?:h\d)?\b/.exec(derivative) ?? [];
  if (code !== undefined) {
    const large: readonly Wheelbase[] = ['swb', 'mwb', 'lwb', 'xlwb', 'xlwb'];
    const medium: readonly Wheelbase[] = ['swb', 'lwb', 'xlwb'];
    return [(kind === 'large' ? large : medium)[Number(code) - 1] ?? 'xlwb'];
  }
  if (/\b(?:long|maxi)\b/.test(derivative)) return ['lwb'];
  return /\b(?:compact|short)\b/.test(derivative) ? ['swb'] : [];
};

const HIGH = 1_900;
const LOW = 1_500;
const roofsOf = ({ vehicle }: StockedVan, derivative: string): readonly string[] => {
  const height = vehicle.loadHeight;
  if (/\bhigh roof\b|\b(?:l\d)?h3\b/.test(derivative)) return ['high'];
  const h2 = /\b(?:l\d)?h2\b/.test(derivative);
  if (height === null) return h2 ? ['medium', 'high'] : [];
  if (height >= HIGH) return ['high'];
  if (height <= LOW) return ['low'];
  return h2 ? ['medium', 'high'] : ['medium'];
};

const ELECTRIC = (model: KnownModel | undefined): readonly string[] =>
  model?.electricOf === undefined ? [] : [nameValue(model.make, model.electricOf)];

const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);

const equipmentOf = ({ features, derivative }: StockedVan['vehicle']): ReadonlySet<string> => {
  const recorded = foldText([...features, derivative].filter(Boolean).join(' | '));
  return new Set(KNOWN_FEATURES.filter((known) => known.recorded.test(recorded)).map(({ key }) => key));
};

/** Of "l4h3" either may be named alone. */
const LENGTH_AND_HEIGHT = /^(l[1-5])(h[1-3])$/;

const valuesOf = (stocked: StockedVan, names: readonly string[], derivative: string, kind: VanClass): Van['values'] => {
  const { vehicle } = stocked;
  const words = derivative.split(/[^a-z0-9]+/);
  return {
    name: names,
    body: bodiesOf(stocked, derivative),
    fuel: one(vehicle.fuelType),
    gearbox: one(vehicle.transmission),
    condition: [vehicle.condition],
    colour: foldText(vehicle.colour ?? vehicle.specifications.colour ?? '')
      .split(/[^a-z]+/)
      .map((colour) => (colour === 'gray' ? 'grey' : colour)),
    size: [kind],
    wheelbase: wheelbasesOf(derivative || foldText(vehicle.model), kind),
    roof: roofsOf(stocked, derivative),
    status: [vehicle.stockStatus],
    vat: [vehicle.vatQualifying ? 'VAT' : 'no VAT'],
    code: words.flatMap((word) => [word, ...(LENGTH_AND_HEIGHT.exec(word)?.slice(1) ?? [])]),
  };
};

/** Letters, or letters with figures: "wildtrak", "t32"; a figure alone is an engine. */
const TRIM = /^(?=.*[a-z])[a-z0-9]{3,}$/;

const prepare = (stocked: StockedVan): Van => {
  const { vehicle } = stocked;
  const make = knownMake(vehicle.make);
  const known = knownModels(make, vehicle.model);
  const [model] = known;
  const derivative = foldText(`${vehicle.derivative ?? ''}`);
  const kind = classOf(model, stocked);
  const caddy = model?.model === 'Caddy Maxi' ? [nameValue(make, 'Caddy')] : [];
  const names = [nameValue(make), nameValue(make, model?.model ?? vehicle.model), ...caddy];
  const pounds = stocked.entry.pricePence / 100;
  return {
    ...stocked,
    id: vehicle.id,
    available: !vehicle.isSold && (vehicle.stockStatus === 'In Stock' || vehicle.stockStatus === 'Due In'),
    measures: measuresOf(stocked, pounds, vehicle.vatQualifying ? priceWithVat(vehicle.price) : pounds),
    values: valuesOf(stocked, names, derivative, kind),
    electricNames: ELECTRIC(model),
    own: MAKES.has(nameKey(vehicle.make)) ? null : { make: nameKey(vehicle.make), model: nameKey(vehicle.model) },
    class: kind,
    equipment: equipmentOf(vehicle),
    trims: derivative.split(/[^a-z0-9]+/).filter((word) => TRIM.test(word)),
    mark: vehicle.registrationNumber?.toLowerCase().replaceAll(' ', '') ?? null,
    pounds,
  };
};

/** As long as a vehicle is in the stock it is prepared once; one that changed is another object. */
const prepared = new WeakMap<StockedVan['vehicle'], Van>();

export const vanOf = (stocked: StockedVan): Van => {
  const known = prepared.get(stocked.vehicle);
  if (known !== undefined) return known;
  const van = prepare(stocked);
  prepared.set(stocked.vehicle, van);
  return van;
};
