import { KNOWN_MAKES, KNOWN_MODELS, nameKey } from '@forecourt/language';
import type { ChoiceWish, Wish } from '../wishes/wish.ts';
import type { Taken, Typed } from './typed.ts';

/** A make or a model as wishes and vans carry it: "Ford|" or "Ford|Transit Custom". */
export const nameValue = (make: string, model = ''): string => `${make}|${model}`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const BY_ALIAS = new Map<string, string>([
  ...KNOWN_MAKES.flatMap(({ make, aliases }) => aliases.map((alias) => [alias, nameValue(make)] as const)),
  ...KNOWN_MODELS.flatMap(({ make, model, aliases }) => aliases.map((alias) => [alias, nameValue(make, model)] as const)),
]);

/** Models named like everyday words, and what such a word stands beside when it is one. */
const EVERYDAY: Readonly<Record<string, string>> = {
  daily: '(?! (?:use|driver|drive|run|runs|runner|work|basis|rounds?|mileage|miles|trips?|commute|commuting|grind|for))',
  expert: '(?! (?:advice|help|opinion|knowledge|tips|team))',
  partner: '(?! (?:and|says|wants|said|needs|thinks|with me))',
  master: '(?! (?:class|key|of))',
  traffic: '(?! (?:jam|jams|lights?|light|management|is|was|cones?|free))',
  connect: '(?! (?:me|us|to|my|you|with))',
  custom: '(?! (?:made|built|paint|work|order|racking|wheels|jobs?|build|exhaust))',
  dispatch: '(?! (?:it|them|date|time|to|from|rider|note))',
  defender: '',
  focus: '',
};
const BEFORE_EVERYDAY = '(?<!\\b(?:my|every|business|our|an?|the|his|her|in|stuck in|you|please|of|me|we|for) )';
const NEEDS_GUARD_BEFORE: ReadonlySet<string> = new Set(['partner', 'traffic', 'connect', 'master']);

const aliasPattern = (alias: string): string => {
  const guard = EVERYDAY[alias];
  if (guard === undefined) return escaped(alias);
  return `${NEEDS_GUARD_BEFORE.has(alias) ? BEFORE_EVERYDAY : ''}${escaped(alias)}${guard}`;
};
const byLength = (a: string, b: string): number => b.length - a.length;
/** A make may stand before its model: "vw crafter" is one name, so that "not a vw crafter" leaves other Volkswagens. */
const MAKE = [...KNOWN_MAKES].flatMap(({ aliases }) => aliases).sort(byLength);
const NAMES = new RegExp(
  `\\b(?:(${MAKE.map(escaped).join('|')})s? )?(${[...BY_ALIAS.keys()].sort(byLength).map(aliasPattern).join('|')})(?:s|es)?(?= |$)`,
  'g',
);
/** What a visitor drives today: "my old partner", "our 2017 connect". */
const OWN = new RegExp(
  `\\b(?:my|our) (?:(?!(?:new|next|first|budget|price|for|of|in|to|is|ideal|dream)\\b)[a-z0-9]+ ){0,3}?${NAMES.source}`,
  'g',
);
/** Takes it away: whoever speaks of the own van does not ask for one of those. */
export const readOwn = (typed: Typed): boolean => typed.drop(OWN);

/** After an article these are models only where a make stands before them, or where they begin a message. */
const SURE = /^(?:the |an? |any )?(?:partner|master|connect|traffic)s?(?: vans?| \.|$)/;

/** Models of the stock that nobody here has heard of; typed as they are written. */
export interface StockNames {
  /** Folded name → value. */
  readonly models: ReadonlyMap<string, string>;
  readonly makes: ReadonlyMap<string, string>;
  /** Whether a word of its derivatives says nothing else: a trim or a maker's code. */
  readonly isTrim: (word: string) => boolean;
  /** The van of a registration, in small letters without its space. */
  readonly vanOfMark: (mark: string) => number | undefined;
}

const MODELLESS = /\|$/;

const resolve = (found: readonly string[]): readonly string[] => {
  const modelled = new Set(found.filter((value) => !MODELLESS.test(value)).map((value) => value.split('|')[0]));
  // "ford transit" is a Transit, not any Ford besides.
  return [...new Set(found.filter((value) => !MODELLESS.test(value) || !modelled.has(value.slice(0, -1))))];
};

const readStockNames = (
  typed: Typed,
  { models, makes }: StockNames,
  into: (value: string, found: Pick<Taken, 'negated' | 'back'>) => void,
): void => {
  for (const [key, value] of [...models, ...makes]) {
    if (!typed.whole.includes(key)) continue;
    for (const found of typed.take(new RegExp(`\\b${escaped(key)}s?(?= |$)`, 'g'))) into(value, found);
  }
};

/** Makes and models, those of the stock and those it has not. */
export const readNames = (typed: Typed, stock: StockNames): readonly Wish[] => {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const back: string[] = [];
  const into = (value: string, found: Pick<Taken, 'negated' | 'back'>) =>
    (found.back ? back : found.negated ? unwanted : wanted).push(value);
  readStockNames(typed, stock, into);
  for (const found of typed.take(NAMES)) {
    const alias = found.match[2] ?? '';
    const value = BY_ALIAS.get(alias) ?? BY_ALIAS.get(nameKey(alias));
    if (value !== undefined) into(value, found);
  }
  const sure = SURE.exec(typed.rest.trim())?.[0];
  if (sure !== undefined && wanted.length === 0) {
    const alias = sure.replace(/^(?:the |an? |any )|s?(?: vans?| \.)?$/g, '');
    const value = BY_ALIAS.get(alias);
    if (value !== undefined && typed.drop(new RegExp(`\\b${alias}s?\\b`, 'g'))) wanted.push(value);
  }
  const wishes: ChoiceWish[] = [];
  const resolved = resolve(wanted);
  if (resolved.length > 0) wishes.push({ kind: 'name', values: resolved, not: false });
  if (unwanted.length > 0) wishes.push({ kind: 'name', values: [...new Set(unwanted)], not: true });
  if (back.length > 0) wishes.push({ kind: 'name', values: [...new Set(back)], not: true, back: true });
  return wishes;
};
