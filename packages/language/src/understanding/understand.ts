import { classify, type Guess } from '../classifier/classifier.ts';
import { messageFeatures } from '../classifier/message-features.ts';
import type { Sign } from '../examples/example.ts';
import type { Slot } from '../examples/slots.ts';
import { lex } from '../lexer/lex.ts';
import type { Token } from '../lexer/token.ts';
import type { Model } from '../model/model.ts';
import { unpackWeights } from '../model/weight-table.ts';
import { type Span, signFeatures, spansOf } from '../signs/sign-features.ts';
import { isKnownWord, spellRight } from '../spelling/spelling.ts';
import { taggerOf } from '../tagger/tagger.ts';
import { tokenFeatures } from '../tagger/token-features.ts';
import { modelVocabulary } from '../vocabulary/model-vocabulary.ts';
import { withNamedWords } from './named-words.ts';

/** What some words of a message mean. */
export interface HeardSlot extends Span {
  readonly slot: Slot;
  readonly sign: Sign;
  /** Its words in small letters, spelt right. */
  readonly words: string;
}

/** What a message says. */
export interface Understanding {
  readonly tokens: readonly Token[];
  /** The tokens' words, spelt right. */
  readonly spelt: readonly string[];
  /** The likeliest first. */
  readonly intents: readonly Guess[];
  readonly slots: readonly HeardSlot[];
}

/** A name that nobody typed like this in the data. */
const respelt = (word: string): string => (isKnownWord(word) ? word : spellRight(word));

export type Understand = (message: string) => Understanding;

/** Understands messages as a model has learnt to. */
export const understandingOf = (model: Omit<Model, 'acts'>): Understand => {
  const vocabulary = modelVocabulary(model);
  const tagger = taggerOf(unpackWeights(model.tagger));
  const signs = unpackWeights(model.signs);
  const classifier = unpackWeights(model.classifier);
  return (message) => {
    const tokens = lex(message);
    const tagged = tagger(tokenFeatures(tokens, vocabulary));
    const spelt = tokens.map(({ kind, word }) => (kind === 'word' ? vocabulary.spelt(word) : word));
    const labels = withNamedWords(tagged, spelt, vocabulary.kindsOf(spelt.map(respelt)));
    const slots: HeardSlot[] = [];
    for (const span of spansOf(labels)) {
      const sign = classify(signs, signFeatures(spelt, span, slots.at(-1)))[0]?.intent as Sign;
      slots.push({ ...span, slot: span.slot as Slot, sign, words: spelt.slice(span.start, span.end).join(' ') });
    }
    return { tokens, spelt, intents: classify(classifier, messageFeatures(tokens, tagged, vocabulary)), slots };
  };
};
