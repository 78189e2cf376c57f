import type { ListedVehicle } from '@forecourt/contracts';
import { foldText, nearWords } from '@forecourt/rules';

/** The searchable fields of a van; a deleted one has fewer. */
export type Searched = Pick<ListedVehicle, 'make' | 'model' | 'derivative' | 'year' | 'colour' | 'registrationNumber' | 'id'> &
  Partial<
    Pick<
      ListedVehicle,
      'price' | 'stockNumber' | 'mileage' | 'bodyType' | 'fuelType' | 'transmission' | 'stockStatus' | 'condition'
    >
  >;

/** Each typed word with its corrections; a van matches if it has one of each. */
export type Sought = readonly (readonly string[])[];

const bare = (text: string): string => text.replace(/[^a-z0-9]/g, '');

const textOf = (van: Searched): string => {
  const { make, model, derivative, year, colour, bodyType, fuelType, transmission, stockStatus, condition, mileage, id } = van;
  const registration = van.registrationNumber ?? '';
  const facts = [make, model, derivative, year, colour, registration, bodyType, fuelType, transmission, stockStatus, condition];
  return foldText(
    [...facts, bare(foldText(registration)), van.stockNumber, van.price, mileage, `#${id}`].filter(Boolean).join(' '),
  );
};

/** "£14,250" is 14250. */
const plain = (word: string): string => word.replace(/^£/, '').replace(/(?<=\d),(?=\d{3})/g, '');

/** The words of a search. A word that no van has is replaced by the nearest words of the stock. */
export function soughtWords(search: string, stock: readonly Searched[]): Sought {
  const typed = foldText(search.trim()).split(/\s+/).filter(Boolean).map(plain);
  if (typed.length === 0) return [];
  const texts = stock.map(textOf);
  const vocabulary = new Set(texts.flatMap((text) => text.split(/[\s/-]+/)));
  return typed.map((word) => (texts.some((text) => text.includes(word)) ? [word] : [word, ...nearWords(word, vocabulary)]));
}

export const isSought = (van: Searched, sought: Sought): boolean => {
  const text = sought.length === 0 ? '' : textOf(van);
  return sought.every((meanings) => meanings.some((word) => text.includes(word)));
};
