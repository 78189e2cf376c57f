import type { Dealership, Vehicle } from '@forecourt/contracts';
import type { Answer, Grounds, Situation } from './grounds.ts';
import { pageTexts } from './page-texts.ts';
import { linesOf, sentencesOf } from './text.ts';

/** A sentence of an answer, with the vans it is about. */
export interface Passage {
  readonly sentence: string;
  /** The sentence without names, registrations and literal quotes from the settings, whose figures are always true. */
  readonly rest: string;
  /** Vans mentioned by model. */
  readonly named: readonly Vehicle[];
  /** The named vans, otherwise those that "it" or "they" may refer to. */
  readonly subject: readonly Vehicle[];
}

/** A question without a van states nothing ("Is about £300 a month right?"), nor does an example of what may be typed. */
export const isOnlyAsked = ({ sentence, named }: Passage): boolean =>
  named.length === 0 && (sentence.trim().endsWith('?') || /\b(?:for example|such as|e\.g\.|try)\b/i.test(sentence));

/** Removes accents and curly quotes, but keeps case: "Daily" is a van, "daily" is not. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'");
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const unique = (vans: readonly Vehicle[]): Vehicle[] => [...new Map(vans.map((van) => [van.id, van])).values()];

/** Every text in the settings, and each of its sentences. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value, ...sentencesOf(value)].map(plain);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
/** What the settings and the public pages say, longest first. */
const known = new WeakMap<Dealership, readonly string[]>();
const settingsTexts = (settings: Dealership): readonly string[] => {
  const texts =
    known.get(settings) ??
    [...new Set([...textsOf(settings), ...pageTexts(settings).map(plain)])]
      .filter((text) => text.length > 4 && /\d|.{30}/.test(text))
      .sort(longestFirst);
  known.set(settings, texts);
  return texts;
};
const longestFirst = (one: string, other: string): number => other.length - one.length;

/** Literal quotes of what staff wrote about a van are true. */
const withoutQuotes = (text: string, vans: readonly Vehicle[]): string =>
  text.replace(/"([^"]+)"/g, (quote, said: string) =>
    vans.some(({ description }) => plain(description ?? '').includes(said)) ? ' ' : quote,
  );

/** Splits an answer into sentences and determines which vans each is about. */
export function passagesOf({ text, vans }: Answer, { shown, seen, page }: Situation, { stock, settings }: Grounds): Passage[] {
  const near = unique([...vans, ...(page === null ? [] : [page]), ...shown]);
  const meant = unique([...near, ...seen]);
  const models = [...new Set(stock.map(({ model }) => plain(model)))].sort(longestFirst);
  let last: readonly Vehicle[] = [];
  const withoutSettings = settingsTexts(settings).reduce((rest, each) => rest.replaceAll(each, ' '), plain(text));
  return linesOf(withoutQuotes(withoutSettings, near))
    .flatMap(sentencesOf)
    .map((sentence) => {
      const { named, rest } = readNames(sentence, models, meant, stock);
      if (named.length > 0) last = named;
      const subject = named.length > 0 ? named : unique([...last, ...near]);
      return { sentence, rest: withoutOwnNames(rest, subject), named, subject };
    });
}

function readNames(sentence: string, models: readonly string[], meant: readonly Vehicle[], stock: readonly Vehicle[]) {
  const years = new Set([...sentence.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year)));
  const named: Vehicle[] = [];
  let rest = sentence;
  for (const model of models) {
    const pattern = new RegExp(`(?<![\\w-])${escaped(model)}(?![\\w-])`, 'g');
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    const all = stock.filter((van) => plain(van.model) === model);
    named.push(...narrow(all, meant, years, sentence));
  }
  return { named: unique(named), rest };
}

/** Narrows the vans of a model to those that are meant: by derivative, by year, or because they were mentioned before. */
function narrow(
  all: readonly Vehicle[],
  meant: readonly Vehicle[],
  years: ReadonlySet<number>,
  sentence: string,
): readonly Vehicle[] {
  const tests: ((van: Vehicle) => boolean)[] = [
    (van) => van.derivative !== null && sentence.includes(plain(van.derivative)),
    (van) => years.has(van.year),
    (van) => meant.some(({ id }) => id === van.id),
  ];
  return tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), all);
}

const withoutOwnNames = (text: string, vans: readonly Vehicle[]): string =>
  vans
    .flatMap((van) => [van.derivative, van.registrationNumber, van.make])
    .filter((name) => name !== null)
    .sort(longestFirst)
    .reduce((rest, name) => rest.replaceAll(plain(name), ' '), text);
