import { foldText } from '@forecourt/rules';
import { KNOWN_MAKES, KNOWN_MODELS, type VanClass } from '../vocabulary/names.ts';
import type { FoundPart } from './search-part.ts';
import { tagOf } from './search-tags.ts';
import type { SearchText } from './search-text.ts';

interface Name {
  readonly make: string;
  /** Empty where only the make is named. */
  readonly model: string;
  readonly class?: VanClass;
}

const NAMES = new Map<string, Name>([
  ...KNOWN_MAKES.flatMap(({ make, aliases }) => aliases.map((alias) => [alias, { make, model: '' }] as const)),
  ...KNOWN_MODELS.flatMap((known) => known.aliases.map((alias) => [alias, known] as const)),
]);
const LONGEST = 3;

const nameAt = (text: SearchText, start: number): (Name & Pick<FoundPart, 'places'>) | null => {
  for (let length = LONGEST; length > 0; length -= 1) {
    const places = Array.from({ length }, (_, offset) => start + offset);
    if (!places.every((place) => text.isFree(place))) continue;
    const alias = places.map((place) => text.words[place]?.word).join(' ');
    const name = NAMES.get(alias) ?? NAMES.get(alias.replace(/s$/, ''));
    if (name === undefined) continue;
    text.use(places);
    return { ...name, places };
  }
  return null;
};

/** Makes and models by what people call them; a make and its model are one name: "merc sprinter". */
export const readNames = (text: SearchText): readonly FoundPart[] => {
  const found = text.words.flatMap((_, place) => nameAt(text, place) ?? []);
  return found.flatMap(({ make, model, class: size }, at) => {
    const ofMake = found.filter((other) => other.make === make);
    const isOfModel = model === '' && ofMake.some((other) => other.model !== '');
    if (isOfModel || found.findIndex((other) => other.make === make && other.model === model) < at) return [];
    const own = ofMake.filter((other) => other.model === model || other.model === '');
    const label = [own.some((other) => other.model === '') ? make : '', model].join(' ').trim();
    return {
      kind: 'name',
      label,
      filter: { search: foldText(label) },
      ...(size && { alike: { tags: [tagOf('size', size)] } }),
      places: own.flatMap(({ places }) => places),
    };
  });
};
