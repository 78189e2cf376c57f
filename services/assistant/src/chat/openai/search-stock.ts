import { KNOWN_FEATURES } from '@forecourt/language';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@forecourt/rules';
import { z } from 'zod';
import { nearest } from '../built-in/find/nearest.ts';
import { fitting, ranked } from '../built-in/find/search.ts';
import type { Van } from '../built-in/find/van.ts';
import type { FactTopic } from '../built-in/questions/topic.ts';
import { missWords } from '../built-in/say/misses.ts';
import { wishWords } from '../built-in/say/wish-words.ts';
import { readMessage } from '../built-in/understand/read-message.ts';
import { CHOICES, type ChoiceKind, ORDERS, RANGES, type Wish, type Wishes, wishKey } from '../built-in/wishes/wish.ts';
import type { Quotes } from './quotes.ts';

const MAX_RESULTS = 5;
const SHOWN: readonly FactTopic[] = [
  'price',
  'mileage',
  'gearbox',
  'fuel',
  'payload',
  'loadLength',
  'loadVolume',
  'seats',
  'colour',
  'cleanAir',
  'availability',
];

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) => z.array(z.enum(values)).nullish();
const FEATURES = KNOWN_FEATURES.map(({ key }) => key) as [string, ...string[]];

export const searchSchema = z.object({
  names: z.array(z.string().max(40)).nullish().describe('makes or models, such as "Ford Transit Custom"'),
  body: oneOf([...BODY_TYPES, 'Luton', 'Minibus']),
  fuel: oneOf(FUEL_TYPES),
  gearbox: oneOf(TRANSMISSIONS),
  condition: oneOf(CONDITIONS),
  size: oneOf(['small', 'medium', 'large']),
  wheelbase: oneOf(['swb', 'mwb', 'lwb', 'xlwb']),
  roof: oneOf(['low', 'medium', 'high']),
  colour: z.array(z.string().max(20)).nullish().describe('in English, in lower case'),
  features: oneOf(FEATURES),
  cleanAir: z.boolean().nullish().describe('true: no charge in the ULEZ and clean air zones'),
  ranges: z
    .array(z.object({ of: z.enum(RANGES), min: z.number().nullish(), max: z.number().nullish() }))
    .nullish()
    .describe('pounds (price is without VAT, monthly is a month), kg, mm, m³, miles, bhp, mpg'),
  order: z.enum(ORDERS).nullish().describe('none: what fits best first'),
  skip: z.int().min(0).max(1_000).nullish().describe('vans that were shown before'),
});
type Search = z.infer<typeof searchSchema>;

const isChosen = (kind: string): kind is ChoiceKind => (CHOICES as readonly string[]).includes(kind);

/** Converts the model's arguments to wishes; names are parsed like a visitor's. */
const wishesOf = (
  { names, features, cleanAir, ranges, order: _order, skip: _skip, ...choices }: Search,
  quotes: Quotes,
): Wishes => {
  const named = names?.length ? readMessage(names.join(' or '), quotes.view.names, quotes.year).wishes : [];
  const wishes: Wish[] = [
    ...named.filter(({ kind }) => kind === 'name'),
    ...Object.entries(choices).flatMap(([kind, values]): Wish[] =>
      values?.length && isChosen(kind) ? [{ kind, values, not: false }] : [],
    ),
    ...(features ?? []).map((feature): Wish => ({ kind: 'feature', feature, not: false })),
    ...(cleanAir ? [{ kind: 'cleanAir' } as const] : []),
    ...(ranges ?? []).map(({ of, min, max }): Wish => ({ kind: of, min: min ?? null, max: max ?? null })),
  ];
  return new Map(wishes.map((wish) => [wishKey(wish), wish]));
};

/** Searches the stock as the built-in engine does. */
export const searchStock = (search: Search, quotes: Quotes, told: Set<Van>) => {
  const { available } = quotes.view;
  const wishes = wishesOf(search, quotes);
  const skip = search.skip ?? 0;
  const fit = fitting(available, wishes);
  const best = ranked(fit, wishes, search.order ?? null, skip + MAX_RESULTS).slice(skip);
  const misses = fit.length > 0 ? [] : nearest(available, wishes, MAX_RESULTS);
  for (const van of [...best, ...misses.map(({ van }) => van)]) told.add(van);
  return {
    searchedFor: wishWords(wishes, true),
    fitting: fit.length,
    vans: best.map((van) => ({ id: van.id, quotes: quotes.known(van, SHOWN) })),
    nearest: misses.map(({ van, missed }) => ({ id: van.id, misses: missWords(van, missed), quotes: quotes.known(van, SHOWN) })),
  };
};
