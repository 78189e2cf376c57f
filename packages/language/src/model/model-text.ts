import type { Model } from './model.ts';
import type { PackedWeights } from './weight-table.ts';

/** Weights with their bytes in base64. */
export interface WrittenWeights extends Omit<PackedWeights, 'bytes'> {
  readonly bytes: string;
}

/** A model as JSON. */
export type WrittenModel = { readonly [Part in keyof Model]: Model[Part] extends PackedWeights ? WrittenWeights : Model[Part] };

const CHUNK = 0x8000;

const written = ({ bytes, ...rest }: PackedWeights): WrittenWeights => {
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK) text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  return { ...rest, bytes: btoa(text) };
};

const read = ({ bytes, ...rest }: WrittenWeights): PackedWeights => ({
  ...rest,
  bytes: Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
});

export const writeModel = (model: Model): WrittenModel => ({
  ...model,
  tagger: written(model.tagger),
  signs: written(model.signs),
  classifier: written(model.classifier),
  acts: written(model.acts),
});

/** Reads what {@link writeModel} wrote. */
export const readModel = (model: WrittenModel): Model => ({
  ...model,
  tagger: read(model.tagger),
  signs: read(model.signs),
  classifier: read(model.classifier),
  acts: read(model.acts),
});
