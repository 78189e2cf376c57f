import { nameKey } from '../vocabulary/name-key.ts';
import { knownModel } from '../vocabulary/trade-names.ts';
import { spellRight } from './spelling.ts';

/**
 * The model that a misspelt one probably is: "Tranist Custom" of Ford → "Transit Custom".
 * @returns null if the model is known as it is, or near none of this make.
 */
export const modelMeant = (make: string, model: string): string | null =>
  knownModel(model, make) === null ? knownModel(spellRight(nameKey(model)), make) : null;
