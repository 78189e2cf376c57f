import { describeVan, isKnownMake, type KnownModel, nameKey, type VanClass, type VanDescription } from '@forecourt/language';
import { foldText, priceWithVat } from '@forecourt/rules';
import type { StockedVan } from '../../chat-engine.ts';
import type { ChoiceKind } from '../wishes/wish.ts';
import kinds from './kinds.json' with { type: 'json' };
import { nameValue } from './name-value.ts';
import { type Measures, measuresOf } from './van-measures.ts';

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

const ELECTRIC = (model: KnownModel | undefined): readonly string[] =>
  model?.electricOf === undefined ? [] : [nameValue(model.make, model.electricOf)];

const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** Of "l4h3" either may be named alone. */
const LENGTH_AND_HEIGHT = /^(l[1-5])(h[1-3])$/;

const valuesOf = (vehicle: StockedVan['vehicle'], names: readonly string[], said: VanDescription): Van['values'] => {
  const words = said.derivative.split(/[^a-z0-9]+/);
  return {
    name: names,
    body: said.bodies,
    fuel: one(vehicle.fuelType),
    gearbox: one(vehicle.transmission),
    condition: [vehicle.condition],
    colour: foldText(vehicle.colour ?? vehicle.specifications.colour ?? '')
      .split(/[^a-z]+/)
      .map((colour) => (colour === 'gray' ? 'grey' : colour)),
    size: [said.class],
    wheelbase: said.wheelbases,
    roof: said.roofs,
    status: [vehicle.stockStatus],
    vat: [vehicle.vatQualifying ? 'VAT' : 'no VAT'],
    code: words.flatMap((word) => [word, ...(LENGTH_AND_HEIGHT.exec(word)?.slice(1) ?? [])]),
  };
};

/** Letters, or letters with figures: "wildtrak", "t32"; a figure alone is an engine. */
const TRIM = /^(?=.*[a-z])[a-z0-9]{3,}$/;

/** Say what a van is built as, not of which trim it is. */
const BUILT: ReadonlySet<string> = new Set(kinds.built.split(' '));

const prepare = (stocked: StockedVan): Van => {
  const { vehicle } = stocked;
  const said = describeVan(vehicle);
  const { make, known: model } = said;
  const caddy = model?.model === 'Caddy Maxi' ? [nameValue(make, 'Caddy')] : [];
  const names = [nameValue(make), nameValue(make, model?.model ?? vehicle.model), ...caddy];
  const pounds = stocked.entry.pricePence / 100;
  return {
    ...stocked,
    id: vehicle.id,
    available: !vehicle.isSold && (vehicle.stockStatus === 'In Stock' || vehicle.stockStatus === 'Due In'),
    measures: measuresOf(stocked, pounds, vehicle.vatQualifying ? priceWithVat(vehicle.price) : pounds),
    values: valuesOf(vehicle, names, said),
    electricNames: ELECTRIC(model),
    own: isKnownMake(vehicle.make) ? null : { make: nameKey(vehicle.make), model: nameKey(vehicle.model) },
    class: said.class,
    equipment: said.equipment,
    trims: said.derivative.split(/[^a-z0-9]+/).filter((word) => TRIM.test(word) && !BUILT.has(word)),
    mark: vehicle.registrationNumber?.toLowerCase().replaceAll(' ', '') ?? null,
    pounds,
  };
};

/** What is added to its price; 0 where there is no VAT. */
export const vatOf = ({ measures, pounds }: Pick<Van, 'measures' | 'pounds'>): number =>
  Math.max(0, Math.round(((measures.priceWithVat ?? pounds) - pounds) * 100) / 100);

/** As long as a vehicle is in the stock it is prepared once; one that changed is another object. */
const prepared = new WeakMap<StockedVan['vehicle'], Van>();

export const vanOf = (stocked: StockedVan): Van => {
  const known = prepared.get(stocked.vehicle);
  if (known !== undefined) return known;
  const van = prepare(stocked);
  prepared.set(stocked.vehicle, van);
  return van;
};
