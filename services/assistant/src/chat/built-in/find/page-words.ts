import { foldText } from '@forecourt/rules';
import type { FactTopic } from '../questions/topic.ts';
import { plainText } from '../say/van-words.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { COMMON, THEMES, type Theme } from './themes.ts';
import type { Van } from './van.ts';

/** Words that stand for one another in what is written of vans. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['cambelt', 'belt'],
  ['wetbelt', 'belt'],
  ['boot', 'tailgate'],
  ['gas', 'lpg'],
  ['socket', 'plug'],
]);

const stem = (word: string): string => {
  const plain = word.replace(/'s$|'/g, '').replace(/(?<=[a-z]{3})(?:ing|ers?|ed|es|s)$/, '');
  const root = plain.replace(/(?<=[a-z]{3})(?:e|y|i)$/, '');
  return SAME.get(word) ?? SAME.get(plain) ?? root;
};
const COMMON_STEMS = new Set(COMMON.flatMap((word) => [word, stem(word)]));

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (foldText(text).match(/[a-z][a-z']{2,}/g) ?? []).map(stem).filter((word) => word.length > 2 && !COMMON_STEMS.has(word)),
  );

/** What staff wrote of a van, sentence by sentence. */
export const written = ({ vehicle }: Van): readonly string[] =>
  (vehicle.description ?? '').split(/(?<=[.!?])\s+/).filter(Boolean);

/** Those of which most of some words is written; none where nothing is. @param words folded */
export const writtenOf = (vans: readonly Van[], words: string): readonly Van[] => {
  const asked = [...stemsOf(words)];
  const scored = vans.map((van) => {
    const { make, model, derivative, description } = van.vehicle;
    const own = [...stemsOf([make, model, derivative, description].join(' '))];
    return { van, score: asked.filter((word) => own.some((one) => one.startsWith(word))).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ van }) => van);
};

/** In how many vans' descriptions each word is, as long as the stock does not change. */
const counts = new WeakMap<StockView, ReadonlyMap<string, number>>();
const countsIn = (stock: StockView): ReadonlyMap<string, number> => {
  const known = counts.get(stock);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  for (const { vehicle } of stock.all)
    for (const word of stemsOf(vehicle.description ?? '')) found.set(word, (found.get(word) ?? 0) + 1);
  counts.set(stock, found);
  return found;
};

/** A word of more descriptions tells nothing. */
const COMMONEST_SHARE = 0.2;
const MOST_QUOTED = 2;
/** What a theme weighs beside a rare word. */
const THEME = 2.5;
/** A sentence that says less than this share of what the best says is left out. */
const LEAST_SHARE = 0.5;

interface Named {
  readonly theme: Theme;
  readonly words: string;
}

/** The themes that a text names; of "battery health" the battery alone is not meant. */
const namedIn = (text: string): readonly Named[] => {
  const all = THEMES.flatMap((theme) => {
    const words = theme.asked.exec(text)?.[0];
    return words === undefined ? [] : [{ theme, words }];
  });
  return all.filter(({ words }) => all.every((other) => other.words.length <= words.length || !other.words.includes(words)));
};

/** What a question is about: by its words, or else by its topics. @param text the message, folded */
export const themesOf = (text: string, topics: readonly FactTopic[]): readonly Theme[] => {
  const named = namedIn(text).map(({ theme }) => theme);
  return named.length > 0 ? named : THEMES.filter(({ topic }) => topic !== null && topics.includes(topic));
};

export interface PageSentence {
  readonly sentence: string;
  /** It has a word of what is asked, not only its theme. */
  readonly isNamed: boolean;
}

/**
 * The sentences of a van's page that answer most of what a message asks, in their order.
 *
 * @param text the message, folded
 */
export const pageSentences = (
  van: Van,
  text: string,
  stock: StockView,
  topics: readonly FactTopic[] = [],
): readonly PageSentence[] => {
  const { make, model, derivative } = van.vehicle;
  const names = stemsOf(`${make} ${model} ${derivative ?? ''}`);
  const all = countsIn(stock);
  const most = Math.max(3, stock.all.length * COMMONEST_SHARE);
  const asked = [...stemsOf(text)].filter((word) => !names.has(word) && (all.get(word) ?? 0) <= most);
  // A word of a theme counts only where the theme is.
  const ofThemes = stemsOf(
    namedIn(text)
      .map(({ words }) => words)
      .join(' '),
  );
  const themes = themesOf(text, topics);
  const scored = written(van).map((sentence, place) => {
    const [words, folded] = [stemsOf(sentence), foldText(sentence)];
    const told = themes.filter((one) => one.written.test(folded)).length;
    const ofWords = asked
      .filter((word) => words.has(word) && (told > 0 || !ofThemes.has(word)))
      .reduce((sum, word) => sum + Math.log(stock.all.length / (all.get(word) ?? 1)) + 1, 0);
    return { sentence: plainText(sentence), score: ofWords + THEME * told, isNamed: ofWords > 0, place };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * LEAST_SHARE)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, MOST_QUOTED)
    .sort((a, b) => a.place - b.place);
};
