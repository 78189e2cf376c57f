import { KNOWN_MAKES, KNOWN_MODELS } from '../built-in/vocabulary/known-names.ts';
import type { Ground } from './ground.ts';

/** Words like any other when they stand alone. */
const PLAIN_WORDS = new Set(
  'Master Partner Expert Connect Relay California Combo Boxer Defender Custom Courier Caddy Canter Dispatch Cargo Express Rapid Movano Patriot'.split(
    ' ',
  ),
);

const isNamed = (name: string, sentence: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}s?(?![\\p{L}\\d-])`, 'u').test(sentence);

/** A make or model that a sentence names and the stock has none of; null when there is none. */
export const namesNotInStock = (sentence: string, { names, dealership }: Ground): string | null => {
  const fold = (name: string) =>
    name
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
  const brands = new Set(dealership.brands.map(fold));
  const stocked = new Set(names.models.map(([, model]) => model));
  // What the stock calls by longer names, "Transit Custom", is found in those first.
  const rest = names.models.reduce(
    (text, [, , [van]]) => (van === undefined ? text : text.replaceAll(van.vehicle.model, ' ')),
    sentence,
  );
  const make = KNOWN_MAKES.find(({ make }) => !names.makes.has(fold(make)) && !brands.has(fold(make)) && isNamed(make, rest));
  if (make !== undefined) return make.make;
  const model = KNOWN_MODELS.find(
    ({ make, model }) => !stocked.has(fold(model)) && isNamed(PLAIN_WORDS.has(model) ? `${make} ${model}` : model, rest),
  );
  return model?.model ?? null;
};
