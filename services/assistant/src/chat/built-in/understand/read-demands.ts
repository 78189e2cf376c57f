import { lengthsOf, type Slot, type Token, weightOf } from '@forecourt/language';
import type { RangeKind } from '../wishes/wish.ts';
import type { Heard } from './heard-slot.ts';
import { EACH, ridersIn, weightsIn } from './need-wishes.ts';
import { STANDS } from './stands.ts';
import { milesInADay } from './trips.ts';

/** What a visitor would have a van hold, carry, reach or fit into. Lengths in mm, weights in kg, range in miles. */
export interface Demand {
  readonly kind: RangeKind;
  readonly value: number;
  /** Somebody so tall is to stand in it. */
  readonly stands?: true;
  /** So many ride in it besides. */
  readonly riders?: number;
}

type Read = (tokens: readonly Token[]) => readonly Demand[];

const along = (values: readonly number[], kinds: readonly RangeKind[]): readonly Demand[] =>
  values
    .toSorted((a, b) => b - a)
    .flatMap((value, place) => {
      const kind = kinds[place];
      return kind === undefined ? [] : [{ kind, value }];
    });
const lengths =
  (kind: RangeKind): Read =>
  (tokens) =>
    along(lengthsOf(tokens), [kind]);
const weight =
  (kind: RangeKind): Read =>
  (tokens) => {
    const value = weightOf(tokens);
    return value === null ? [] : [{ kind, value }];
  };

const miles: Read = (tokens) => {
  const value = milesInADay(tokens);
  return value === null ? [] : [{ kind: 'range', value }];
};

const READ: Readonly<Partial<Record<Slot, Read>>> = {
  van_height: lengths('height'),
  van_length: lengths('length'),
  van_width: lengths('width'),
  load_length: lengths('loadLength'),
  load_width: lengths('loadWidth'),
  load_height: lengths('loadHeight'),
  trailer: weight('towing'),
  trailer_weight: weight('towing'),
  trip: miles,
  range: miles,
};

const LOADS: ReadonlySet<Slot> = new Set(['payload', 'cargo_weight']);
/** "A ton of sand plus me and a mate"; "three blokes of 90 kg each" are the load. */
const loaded = (slot: Heard, heard: readonly Heard[], text: string): readonly Demand[] => {
  const riders = EACH.test(slot.after) ? 0 : ridersIn(heard);
  return weightsIn(slot, text).map((value) => ({ kind: 'payload', value, ...(riders > 0 && { riders }) }));
};

/** The demands of a message, each by the words that name it. */
export const readDemands = (heard: readonly Heard[], text: string): readonly Demand[] => [
  // The longest side lies along the van, the next across it, in however many words they are said.
  ...along(
    heard.flatMap(({ slot, tokens }) => (slot === 'cargo_size' ? lengthsOf(tokens) : [])),
    ['loadLength', 'loadWidth'],
  ),
  ...heard.flatMap((one) => {
    const { slot, tokens } = one;
    if (LOADS.has(slot)) return loaded(one, heard, text);
    return slot === 'person_size' && STANDS.test(text)
      ? lengthsOf(tokens)
          .slice(0, 1)
          .map((value) => ({ kind: 'loadHeight' as const, value, stands: true as const }))
      : (READ[slot]?.(tokens) ?? []);
  }),
];
