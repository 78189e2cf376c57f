/** Learnt weights: of each feature, for the few outcomes that it speaks for or against. */
export interface WeightTable {
  readonly outcomes: readonly string[];
  /** Adds the weights of a feature to the scores, one of each outcome. */
  add(feature: string, scores: Float32Array): void;
}

/** FNV-1a with 32 bits: features are kept by hash, because their texts would be most of the model. */
export const hashOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** A weight is kept as a byte: so many steps are the largest. */
const STEPS = 127;

/** Weights as they are learnt, before they are packed. */
export type Learnt = ReadonlyMap<string, Float32Array>;

/** Weights as they are kept: for each feature its hash and its number of entries, then all entries: an outcome, a weight in steps. */
export interface PackedWeights {
  readonly outcomes: readonly string[];
  /** Of one step. */
  readonly scale: number;
  readonly features: number;
  readonly bytes: Uint8Array;
}

/** @param least weights smaller than this share of the largest are left out */
export const packWeights = (outcomes: readonly string[], learnt: Learnt, least: number): PackedWeights => {
  if (outcomes.length > 256) throw new Error(`${outcomes.length} outcomes do not fit into a byte`);
  let largest = 0;
  for (const weights of learnt.values()) for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const rows = [...learnt]
    .map(([feature, weights]) => ({
      hash: hashOf(feature),
      entries: [...weights].flatMap((weight, outcome) => {
        const step = Math.round((weight / largest) * STEPS);
        return Math.abs(weight) < least * largest || step === 0 ? [] : [[outcome, step] as const];
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
    .sort((a, b) => a.hash - b.hash);
  const entries = rows.flatMap((row) => row.entries);
  const bytes = new Uint8Array(rows.length * 5 + entries.length * 2);
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const row of rows) {
    view.setUint32(place, row.hash);
    view.setUint8(place + 4, row.entries.length);
    place += 5;
  }
  for (const [outcome, step] of entries) {
    view.setUint8(place, outcome);
    view.setInt8(place + 1, step);
    place += 2;
  }
  return { outcomes, scale: largest / STEPS, features: rows.length, bytes };
};

/** Reads what {@link packWeights} made. */
export const unpackWeights = ({ outcomes, scale, features, bytes }: PackedWeights): WeightTable => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // As they are sorted: a map of them takes ten times the memory.
  const hashes = new Uint32Array(features);
  const places = new Uint32Array(features + 1).fill(features * 5);
  for (let row = 0; row < features; row += 1) {
    hashes[row] = view.getUint32(row * 5);
    places[row + 1] = (places[row] ?? 0) + view.getUint8(row * 5 + 4) * 2;
  }
  return {
    outcomes,
    add(feature, scores) {
      const hash = hashOf(feature);
      let row = 0;
      for (let end = features; row < end; ) {
        const middle = (row + end) >>> 1;
        if ((hashes[middle] ?? 0) < hash) row = middle + 1;
        else end = middle;
      }
      const end = hashes[row] === hash ? (places[row + 1] ?? 0) : 0;
      for (let place = places[row] ?? end; place < end; place += 2) {
        const outcome = view.getUint8(place);
        scores[outcome] = (scores[outcome] ?? 0) + view.getInt8(place + 1) * scale;
      }
    },
  };
};
