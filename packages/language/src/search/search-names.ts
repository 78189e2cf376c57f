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

const nameAt = (text: SearchText, start: number): { readonly name: Name; readonly places: readonly number[] } | null => {
  for (let length = LONGEST; length > 0; length -= 1) {
    const places = Array.from({ length }, (_, offset) => start + offset);
    if (!places.every((place) => text.isFree(place))) continue;
    const alias = places.map((place) => text.words[place]?.word).join(' ');
    const name = NAMES.get(alias) ?? NAMES.get(alias.replace(/s$/, ''));
    if (name) return { name, places };
  }
  return null;
};

/** Makes and models by what people call them; a make and its model are one name: "merc sprinter". */
export const readNames = (text: SearchText): readonly FoundPart[] => {
  const found: { readonly name: Name; readonly places: readonly number[] }[] = [];
  for (let place = 0; place < text.words.length; place += 1) {
    const named = nameAt(text, place);
    if (named === null) continue;
    text.use(named.places);
    found.push(named);
  }
  const models = found.filter(({ name }) => name.model !== '');
  const makes = found.filter(({ name }) => name.model === '');
  const isOfModel = ({ name }: (typeof found)[number]) => models.some((other) => other.name.make === name.make);
  const isFirst = ({ name }: (typeof found)[number], place: number) =>
    models.findIndex((other) => other.name.make === name.make && other.name.model === name.model) === place;
  const ofModel = ({ name }: (typeof found)[number]) => {
    const own = makes.filter((make) => make.name.make === name.make);
    const full = own.length > 0 ? `${name.make} ${name.model}` : name.model;
    const named = [...own, ...models.filter((other) => other.name.model === name.model)];
    return { label: full, kin: name.class, places: named.flatMap(({ places }) => places) };
  };
  return [
    ...models.filter(isFirst).map(ofModel),
    ...makes.filter((make) => !isOfModel(make)).map(({ name, places }) => ({ label: name.make, kin: undefined, places })),
  ].map(({ label, kin, places }) => ({
    kind: 'name',
    label,
    filter: { search: foldText(label) },
    ...(kin && { alike: { tags: [tagOf('size', kin)] } }),
    places,
  }));
};
