import { KNOWN_MAKES, KNOWN_MODELS, nameKey, spellRight } from '@forecourt/language';
import { nameValue } from '../find/name-value.ts';
import type { ChoiceWish } from '../wishes/wish.ts';
import { signOf } from './choice-wishes.ts';
import type { Heard } from './heard-slot.ts';
import type { StockNames } from './stock-names.ts';

const BY_ALIAS = new Map<string, string>([
  ...KNOWN_MAKES.flatMap(({ make, aliases }) => aliases.map((alias) => [alias, nameValue(make)] as const)),
  ...KNOWN_MODELS.flatMap(({ make, model, aliases }) => aliases.map((alias) => [alias, nameValue(make, model)] as const)),
]);
const LONGEST_ALIAS = 4;

const valueOfName = (name: string, { makes, models }: StockNames): string | undefined =>
  BY_ALIAS.get(name) ?? models.get(name) ?? makes.get(name);

/** The names in some words, the longest first: "transit custom" is no Transit. */
const namesIn = (text: string, stock: StockNames): readonly string[] => {
  const words = nameKey(text).split(' ');
  const found: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(LONGEST_ALIAS, words.length - start); length > 0; length -= 1) {
      const name = words.slice(start, start + length).join(' ');
      const value =
        valueOfName(name, stock) ??
        valueOfName(name.replace(/(?:es|s)$/, ''), stock) ??
        valueOfName(name.replace(/s$/, ''), stock);
      if (value === undefined) continue;
      found.push(value);
      start += length - 1;
      break;
    }
  }
  return found;
};

const namesOf = (words: string, stock: StockNames): readonly string[] => {
  const found = namesIn(words, stock);
  const every = found.length > 0 && (found.some((value) => !value.endsWith('|')) || !words.includes(' '));
  return every ? found : namesIn(spellRight(words), stock);
};

const isMake = (value: string): boolean => value.endsWith('|');

/** "Ford transit" is a Transit, not any Ford besides. */
const resolved = (values: readonly string[]): readonly string[] => {
  const modelled = new Set(values.filter((value) => !isMake(value)).map((value) => value.split('|')[0]));
  return [...new Set(values.filter((value) => !isMake(value) || !modelled.has(value.slice(0, -1))))];
};

/** Who speaks of the own van does not ask for one of those: "our ageing Kangoos". */
const OWN = /\b(?:my|our)(?: (?!next\b|new\b|first\b|ideal\b|dream\b|budget\b|price\b)[\w']+){0,2}$/;

/** "The two Rangers", "the VW one". */
const namesVan = (words: string, stock: StockNames): boolean =>
  namesIn(words, stock).some((value) => !isMake(value) || /\bone\b/.test(words));

/** Makes and models side by side are read as one name. */
const runsOf = (heard: readonly Heard[], stock: StockNames): readonly (readonly Heard[])[] =>
  heard
    .filter(
      ({ slot, words, before }) =>
        (slot === 'make' || slot === 'model' || (slot === 'ref' && namesVan(words, stock))) && !OWN.test(before),
    )
    .reduce<Heard[][]>((runs, slot) => {
      const last = runs.at(-1)?.at(-1);
      if (last && last.end === slot.start && last.sign === slot.sign) runs.at(-1)?.push(slot);
      else runs.push([slot]);
      return runs;
    }, []);

/** Names that only this stock has, wherever they stand. */
const ownNames = (text: string, { makes, models }: StockNames): readonly string[] => {
  const key = ` ${nameKey(text)} `;
  return [...models, ...makes].flatMap(([name, value]) => (key.includes(` ${name} `) ? [value] : []));
};

/** Makes and models, those of the market and those that only this stock has. @param text the message, spelt right */
export const nameWishes = (heard: readonly Heard[], text: string, stock: StockNames): readonly ChoiceWish[] => {
  const runs = runsOf(heard, stock).map((run) => ({
    sign: run[0]?.sign,
    allowed: run[0]?.allowed ?? false,
    values: namesOf(run.map(({ words }) => words).join(' '), stock),
  }));
  const of = (sign: Heard['sign']) => runs.filter((run) => run.sign === sign).flatMap(({ values }) => values);
  const [unwanted, back] = [resolved(of('unwanted')), resolved(of('given up'))];
  const own = ownNames(text, stock).filter((value) => !unwanted.includes(value) && !back.includes(value));
  const allowed = runs.some((run) => run.sign === 'wanted' && run.allowed);
  const wanted = resolved([...of('wanted'), ...own]);
  return [
    ...(wanted.length > 0 ? [{ kind: 'name', values: wanted, ...signOf({ sign: 'wanted', allowed }) } as const] : []),
    ...(unwanted.length > 0 ? [{ kind: 'name', values: unwanted, not: true } as const] : []),
    ...(back.length > 0 ? [{ kind: 'name', values: back, not: true, back: true } as const] : []),
  ];
};
