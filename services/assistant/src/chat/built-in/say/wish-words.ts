import { KNOWN_MODELS } from '@forecourt/language';
import { formatNumber, formatPounds } from '@forecourt/rules';
import { ADJECTIVES, BOUNDS, COMPARED, RANGE_WORDS, VALUES } from '../find/kinds.ts';
import { nameValue } from '../find/name-value.ts';
import { wantsElectric } from '../find/search.ts';
import { ruledOut } from '../wishes/corrected.ts';
import { type ChoiceWish, isChoice, isRange, type RangeWish, type Wish, type Wishes } from '../wishes/wish.ts';
import { featureWords } from './facts.ts';
import { planWords } from './plan-words.ts';
import { capital, listed, spoken } from './words.ts';

const valueWords = ({ kind }: ChoiceWish, value: string): string => {
  if (kind === 'name') return value.replace('|', ' ').trim();
  if (kind === 'roof') return `${value}-roof`;
  if (kind === 'code') return /\d/.test(value) ? value.toUpperCase() : capital(value);
  return VALUES[value] ?? spoken(value);
};

const bodyWords = (wish: ChoiceWish, value: string, many: boolean): string => {
  const noun = valueWords(wish, value);
  return many ? `${noun}${noun.endsWith('s') ? 'es' : 's'}` : noun;
};

/** Who asks for an electric Expert is told of the E-Expert. */
const electricOf = (value: string): string => {
  const known = KNOWN_MODELS.find(({ make, electricOf: model }) => model !== undefined && nameValue(make, model) === value);
  return known === undefined ? value : nameValue(known.make, known.model);
};

const adjectives = (wishes: Wishes): readonly string[] => {
  const electric = wantsElectric(wishes.values());
  return ADJECTIVES.flatMap((kind) => {
    const wish = wishes.get(kind);
    if (wish === undefined || !isChoice(wish)) return [];
    // "Used" says that a part-exchange is meant too.
    const values = wish.values.filter((value) => value !== 'p/ex to clear' || !wish.values.includes('used'));
    return listed(
      values.map((value) => valueWords(wish, kind === 'name' && electric && !wish.not ? electricOf(value) : value)),
      'or',
    );
  });
};

const noun = (wishes: Wishes, many: boolean): string => {
  const body = wishes.get('body');
  if (body !== undefined && isChoice(body))
    return listed(
      body.values.map((value) => bodyWords(body, value, many)),
      'or',
    );
  const name = wishes.get('name');
  const isModel = name !== undefined && isChoice(name) && name.values.every((value) => !value.endsWith('|'));
  return many ? 'vans' : isModel ? '' : 'van';
};

const boundsWords = ({ kind, min, max, about }: RangeWish): string => {
  const { bounds, unit = '', decimals } = RANGE_WORDS[kind];
  const figure = (value: number): string => {
    if (bounds === 'money') return formatPounds(value);
    return bounds === 'year' ? String(value) : `${formatNumber(Math.round(value * 10) / 10, decimals)} ${unit}`;
  };
  const how = about !== undefined ? 'about' : min === max ? 'same' : min === null ? 'max' : max === null ? 'min' : 'both';
  return BOUNDS[bounds][how].replace('{0}', figure(about ?? min ?? max ?? 0)).replace('{1}', figure(max ?? 0));
};

/** What a van is to measure, after "with"; money and years stand before that. */
const measureWords = (wish: Wish): readonly string[] => {
  if (!isRange(wish) || wish.word !== undefined) return [];
  if (wish.words !== undefined) return wish.words === '' ? [] : [wish.words];
  const { a, unit } = RANGE_WORDS[wish.kind];
  return unit === undefined ? [] : [[a, boundsWords(wish)].filter(Boolean).join(' ')];
};

const tailOf = (wish: Wish, many: boolean): readonly string[] => {
  const are = many ? 'are' : 'is';
  if (wish.kind === 'cleanAir') return [`that ${many ? 'meet' : 'meets'} the ULEZ and clean air standard`];
  if (isRange(wish)) {
    const { unit, after = '' } = RANGE_WORDS[wish.kind];
    if (unit !== undefined || wish.words !== undefined || wish.word !== undefined) return [];
    return [`${boundsWords(wish)}${after}${wish.plan ? planWords(wish.plan.words) : ''}`];
  }
  if (!isChoice(wish)) return [];
  if (wish.kind === 'status' && !wish.not) return [wish.values.includes('Due In') ? `that ${are} due in` : 'ready now'];
  const names = wish.kind === 'name' && wish.not ? wish.values.map((value) => valueWords(wish, value)) : [];
  return names.length === 0 ? [] : [`apart from ${listed(names, 'or')}`];
};

/** All that a van is not to be, but for its name: "that are not white or electric". */
const unwantedWords = (wishes: readonly Wish[], many: boolean): string => {
  const words = wishes.flatMap((wish) =>
    isChoice(wish) && wish.not && wish.kind !== 'name'
      ? wish.values.map((value) => (wish.kind === 'body' ? bodyWords(wish, value, true) : valueWords(wish, value)))
      : [],
  );
  return words.length === 0 ? '' : `that ${many ? 'are' : 'is'} not ${listed(words, 'or')}`;
};

/** SWB vans are not LWB. */
const goesWithoutSaying = (wish: Wish, wishes: Wishes): boolean =>
  isChoice(wish) && wish.not && ruledOut(wish, wishes.get(wish.kind)).length === wish.values.length;

/** Every wish in words: "automatic panel vans up to £20,000 plus VAT with ply lining". */
export const wishWords = (wishes: Wishes, many: boolean): string => {
  const all = [...wishes.values()];
  const compared = all.flatMap((wish) => (isRange(wish) && wish.than !== undefined ? [COMPARED[wish.than] ?? wish.than] : []));
  const rest = all.filter((wish) => !(isRange(wish) && wish.than !== undefined) && !goesWithoutSaying(wish, wishes));
  const features = (not: boolean) =>
    rest.flatMap((wish) => (wish.kind === 'feature' && wish.not === not ? [featureWords(wish.feature)] : []));
  const having = [...rest.flatMap(measureWords), ...features(false)];
  const without = features(true);
  return [
    listed(compared),
    ...rest.flatMap((wish) => (isRange(wish) ? (wish.word ?? []) : [])),
    ...adjectives(wishes),
    noun(wishes, many),
    ...rest.flatMap((wish) => tailOf(wish, many)),
    unwantedWords(rest, many),
    having.length > 0 ? `with ${listed(having)}` : '',
    without.length > 0 ? `without ${listed(without, 'or')}` : '',
  ]
    .filter(Boolean)
    .join(' ');
};
