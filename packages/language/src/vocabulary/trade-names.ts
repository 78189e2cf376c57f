import { nameKey } from './name-key.ts';
import { KNOWN_MAKES, KNOWN_MODELS } from './names.ts';

/** Makes of other vehicles that are not simply capitalised. */
const ABBREVIATIONS = ['BYD', 'DS', 'LDV', 'MG', 'SEAT'];

const MAKES = new Map([
  ...ABBREVIATIONS.map((make) => [nameKey(make), make] as const),
  ...KNOWN_MAKES.flatMap(({ make, aliases }) => [make, ...aliases].map((alias) => [nameKey(alias), make] as const)),
]);

const compact = (name: string): string => nameKey(name).replaceAll(' ', '');

/** Spellings of a model's own name; what people call it besides is not one. */
const MODELS = new Map<string, { readonly make: string; readonly model: string }[]>();
for (const { make, model, aliases } of KNOWN_MODELS)
  for (const spelling of new Set([nameKey(model), ...aliases.filter((alias) => compact(alias) === compact(model))]))
    MODELS.set(spelling, [...(MODELS.get(spelling) ?? []), { make, model }]);

const LONGEST_MODEL = 4;

/** Words up to this length, such as TDI, LWB or L2, are left as they are. */
const ABBREVIATION = 3;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

const isShouted = (text: string): boolean => text === text.toUpperCase();
const isMurmured = (text: string): boolean => text === text.toLowerCase();

/** Each word with a capital, unless somebody has chosen the case already: "FROZEN WHITE" → "Frozen White". */
export const inTitleCase = (typed: string): string =>
  isShouted(typed) || isMurmured(typed) ? typed.replaceAll(/\p{L}+/gu, capitalised) : typed;

/** The make that is meant, as the stock has it: "VW" → "Volkswagen"; null for one that is not known. */
export const knownMake = (typed: string): string | null =>
  MAKES.get(nameKey(typed)) ?? MAKES.get(nameKey(typed).replace(/ (?:commercials?|vans?|trucks)$/, '')) ?? null;

/** The make as the stock has it; one that is not known keeps its letters. */
export const makeName = (typed: string): string => {
  const make = typed.trim();
  return knownMake(make) ?? (make.length <= ABBREVIATION && isShouted(make) ? make : inTitleCase(make));
};

/** "CUSTOM 300 LIMITED TDCI" → "Custom 300 Limited Tdci"; words with digits and short ones stay. */
const modelWords = (words: readonly string[], isAnyCase: boolean): string[] =>
  words.map((word) => {
    if (isAnyCase) return capitalised(word);
    return word.length > ABBREVIATION && /^[A-Z]+$/.test(word) ? capitalised(word) : word;
  });

const LONGEST_MAKE = 3;

/** The make that the name of a van begins with, as the stock has it: "LAND ROVER Defender 110" → "Land Rover"; its first word if none is known. */
export function makeIn(name: string): string {
  const words = name.trim().split(/\s+/);
  for (let taken = LONGEST_MAKE; taken > 1; taken -= 1) {
    const known = words.length > taken ? knownMake(words.slice(0, taken).join(' ')) : null;
    if (known !== null) return known;
  }
  return makeName(words[0] ?? '');
}

/** Without the make that some write before it: "Ford Transit Custom". */
function withoutMake(words: readonly string[], make: string): readonly string[] {
  for (let taken = Math.min(words.length - 1, LONGEST_MAKE); taken > 0; taken -= 1) {
    const rest = words.slice(taken);
    // A number alone is no model: "DS 3".
    if (makeName(words.slice(0, taken).join(' ')) === make && /\p{L}/u.test(rest.join(''))) return withoutMake(rest, make);
  }
  return words;
}

interface NamedModel {
  readonly model: string;
  /** The words that follow it. */
  readonly rest: readonly string[];
}

function namedModel(words: readonly string[], make?: string): NamedModel | null {
  for (let taken = Math.min(words.length, LONGEST_MODEL); taken > 0; taken -= 1) {
    const named = MODELS.get(nameKey(words.slice(0, taken).join(' ')));
    const known = named?.find((one) => make === undefined || one.make === make);
    if (known) return { model: known.model, rest: words.slice(taken) };
  }
  return null;
}

/** The known model of a make that a name begins with: "Transit Custom 300" of Ford → "Transit Custom"; null for any other. */
export const knownModel = (typed: string, make: string): string | null =>
  namedModel(typed.trim().split(/\s+/), make)?.model ?? null;

/** The model as the stock has it, with what follows its name: "TRANSIT CUSTOM 300" of Ford → "Transit Custom 300". */
export function modelName(typed: string, make?: string): string {
  const said = typed.trim().split(/\s+/);
  const words = make === undefined ? said : withoutMake(said, make);
  const known = namedModel(words, make);
  if (known) return [known.model, ...modelWords(known.rest, false)].join(' ');
  return modelWords(words, isMurmured(words.join(' '))).join(' ');
}
