import { messageFeatures } from '../classifier/message-features.ts';
import { type Example, readExample, SIGNS } from '../examples/example.ts';
import type { Model } from '../model/model.ts';
import { type PackedWeights, packWeights } from '../model/weight-table.ts';
import { signFeatures, spansOf } from '../signs/sign-features.ts';
import { tokenFeatures } from '../tagger/token-features.ts';
import { modelVocabulary } from '../vocabulary/model-vocabulary.ts';
import type { Vocabulary, VocabularyLists } from '../vocabulary/vocabulary.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainTagger } from './train-tagger.ts';

/** The data that the model is learnt from, line by line. */
export interface TrainingData {
  /** Marked sentences by intent. */
  readonly intents: Readonly<Record<string, readonly string[]>>;
  readonly vocabulary: VocabularyLists['entries'];
  /** Conversations whose turns say what they want. */
  readonly turns: Readonly<Record<string, readonly string[]>>;
}

/** What is learnt by itself. */
export type ModelPart = Exclude<keyof Model, 'words' | 'entries' | 'acts'>;

/** A word that is typed once may be a slip. */
const LEAST_TYPED = 2;
/** Weights below this share of the largest are left out of the model. */
const LEAST = 0.05;

const examplesIn = ({ intents }: TrainingData): readonly Example[] =>
  Object.entries(intents).flatMap(([intent, lines]) => lines.map((line) => readExample(intent, line)));

const wordsOf = (examples: readonly Example[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { tokens } of examples)
    for (const { kind, word } of tokens) if (kind === 'word') counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_TYPED).map(([word]) => word);
};

/** Words that are right as they are typed. */
export const wordsIn = (data: TrainingData): readonly string[] => wordsOf(examplesIn(data));

type Train = (examples: readonly Example[], vocabulary: Vocabulary) => PackedWeights;

const PARTS: Readonly<Record<ModelPart, Train>> = {
  tagger: (examples, vocabulary) => {
    const labels = [...new Set(examples.flatMap((example) => example.labels))].sort();
    const lessons = examples.map(({ text, tokens, labels: own }) => ({
      text,
      features: tokenFeatures(tokens, vocabulary),
      labels: own,
    }));
    return packWeights(labels, trainTagger(labels, lessons), LEAST);
  },
  signs: (examples, vocabulary) => {
    const lessons = examples.flatMap(({ text, tokens, labels, signs }) => {
      const spelt = tokens.map(({ kind, word }) => (kind === 'word' ? vocabulary.spelt(word) : word));
      const signed = spansOf(labels).map((span, index) => ({ ...span, sign: signs[index] ?? 'wanted' }));
      return signed.map((span, index) => ({ text, features: signFeatures(spelt, span, signed[index - 1]), intent: span.sign }));
    });
    return packWeights(SIGNS, trainClassifier(SIGNS, lessons), LEAST);
  },
  classifier: (examples, vocabulary) => {
    const names = [...new Set(examples.map(({ intent }) => intent))].sort();
    const lessons = examples.map(({ text, tokens, labels, intent }) => ({
      text,
      features: messageFeatures(tokens, labels, vocabulary),
      intent,
    }));
    return packWeights(names, trainClassifier(names, lessons), LEAST);
  },
};

/**
 * Learns one part of the model.
 *
 * @throws Error if a sentence is wrongly marked
 */
export const trainPart = (part: ModelPart, data: TrainingData): PackedWeights => {
  const examples = examplesIn(data);
  return PARTS[part](examples, modelVocabulary({ words: wordsOf(examples), entries: data.vocabulary }));
};
