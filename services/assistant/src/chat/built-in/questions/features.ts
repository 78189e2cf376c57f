import { knownFeature } from '@forecourt/language';
import type { Van } from '../find/van.ts';
import { describedFeature } from '../find/wish-test.ts';
import { plainText, vanName, vanNames } from '../say/van-words.ts';
import { counted, listed } from '../say/words.ts';
import type { FactContext } from './van-facts.ts';

const said = (feature: string): string => knownFeature(feature)?.said ?? feature;
const called = (vans: readonly Van[], all: readonly Van[]): string => {
  const names = vanNames(all);
  return listed(vans.map((van) => `the ${names[all.indexOf(van)] ?? vanName(van)}`));
};

/** What staff wrote of it counts where it is not among the features. */
const quoteOf = (van: Van, feature: string): string | null => {
  const described = van.equipment.has(feature) ? null : describedFeature(van, feature);
  return described === null ? null : plainText(described);
};

/** What staff wrote of how much it lifts or pulls. */
const ratingOf = (van: Van, feature: string): string | null => {
  const described = describedFeature(van, feature);
  return described !== null && /\d ?kg\b/.test(described) ? plainText(described) : null;
};

/** "Is it ply lined?": yes only where it is recorded. */
export const featuresOfOne = (van: Van, features: readonly string[], { dealership }: FactContext): readonly string[] => {
  const has = features.filter((feature) => van.equipment.has(feature));
  const quotes = features.flatMap((feature) => quoteOf(van, feature) ?? []);
  const unknown = features.filter((feature) => !has.includes(feature) && quoteOf(van, feature) === null);
  return [
    ...(has.length > 0 ? [`Yes, it has ${listed(has.map(said))}.`] : []),
    ...[...new Set([...quotes, ...has.flatMap((feature) => ratingOf(van, feature) ?? [])])].map(
      (quote) => `Its page says: "${quote}"`,
    ),
    ...(unknown.length > 0
      ? [`I can't see ${listed(unknown.map(said), 'or')} listed for it; the sales team can check on ${dealership.phone}.`]
      : []),
  ];
};

/** Which of several vans have something: each is named once. */
export const featuresOfAll = (vans: readonly Van[], feature: string, { dealership }: FactContext): readonly string[] => {
  const has = vans.filter((van) => van.equipment.has(feature));
  const quoted = vans.flatMap((van) => {
    const quote = quoteOf(van, feature);
    return quote === null ? [] : [{ van, quote }];
  });
  const unknown = vans.filter((van) => !has.includes(van) && quoted.every((known) => known.van !== van));
  const all = vans.length === 2 ? 'both' : `all ${counted(vans.length)}`;
  const yes =
    has.length === vans.length
      ? `Yes, ${all} have ${said(feature)}: ${called(has, vans)}.`
      : `With ${said(feature)}: ${called(has, vans)}.`;
  return [
    ...(has.length > 0 ? [yes] : []),
    ...quoted.map(({ van, quote }) => `The page of the ${vanName(van)} says: "${quote}"`),
    ...(unknown.length > 0
      ? [`I can't see ${said(feature)} listed for ${called(unknown, vans)}; the sales team can check on ${dealership.phone}.`]
      : []),
  ];
};
