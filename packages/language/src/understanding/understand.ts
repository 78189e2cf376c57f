import { classify, type Guess } from '../classifier/classifier.ts';
import { messageFeatures } from '../classifier/message-features.ts';
import type { Slot } from '../examples/slots.ts';
import { lex } from '../lexer/lex.ts';
import type { Token } from '../lexer/token.ts';
import type { Model } from '../model/model.ts';
import { unpackWeights } from '../model/weight-table.ts';
import { taggerOf } from '../tagger/tagger.ts';
import { tokenFeatures } from '../tagger/token-features.ts';
import { modelVocabulary } from '../vocabulary/model-vocabulary.ts';

/** What some words of a message mean. */
export interface HeardSlot {
  readonly slot: Slot;
  /** `unwanted`: "not white"; `given up`: "forget the budget". */
  readonly sign: 'wanted' | 'unwanted' | 'given up';
  /** Where its tokens stand among those of the message; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
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

export type Understand = (message: string) => Understanding;

const SIGNS: Readonly<Record<string, HeardSlot['sign']>> = { '-': 'unwanted', '~': 'given up' };

const slotsOf = (labels: readonly string[], spelt: readonly string[]): readonly HeardSlot[] =>
  labels.flatMap((label, start): HeardSlot[] => {
    if (!label.startsWith('B-')) return [];
    const name = label.slice(2);
    let end = start + 1;
    while (labels[end] === `I-${name}`) end += 1;
    const sign: HeardSlot['sign'] = SIGNS[name.slice(-1)] ?? 'wanted';
    const slot = (sign === 'wanted' ? name : name.slice(0, -1)) as Slot;
    return [{ slot, sign, start, end, words: spelt.slice(start, end).join(' ') }];
  });

/** Understands messages as a model has learnt to. */
export const understandingOf = (model: Model): Understand => {
  const vocabulary = modelVocabulary(model);
  const tagger = taggerOf(unpackWeights(model.tagger));
  const classifier = unpackWeights(model.classifier);
  return (message) => {
    const tokens = lex(message);
    const labels = tagger(tokenFeatures(tokens, vocabulary));
    const spelt = tokens.map(({ kind, word }) => (kind === 'word' ? vocabulary.spelt(word) : word));
    return {
      tokens,
      spelt,
      intents: classify(classifier, messageFeatures(tokens, labels, vocabulary)),
      slots: slotsOf(labels, spelt),
    };
  };
};
