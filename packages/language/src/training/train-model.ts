import { messageFeatures } from '../classifier/message-features.ts';
import { type Example, readExample, SIGNS } from '../examples/example.ts';
import type { Model } from '../model/model.ts';
import { packWeights } from '../model/weight-table.ts';
import { signFeatures, spansOf } from '../signs/sign-features.ts';
import { tokenFeatures } from '../tagger/token-features.ts';
import { modelVocabulary } from '../vocabulary/model-vocabulary.ts';
import type { VocabularyLists } from '../vocabulary/vocabulary.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainTagger } from './train-tagger.ts';

/** The data that the model is learnt from, line by line. */
export interface TrainingData {
  /** Marked sentences by intent. */
  readonly intents: Readonly<Record<string, readonly string[]>>;
  readonly vocabulary: VocabularyLists['entries'];
}

/** A word that is typed once may be a slip. */
const LEAST_TYPED = 2;
/** Weights below this share of the largest are left out of the model. */
const LEAST = 0.03;

const wordsOf = (examples: readonly Example[]): string[] => {
  const counts = new Map<string, number>();
  for (const { tokens } of examples)
    for (const { kind, word } of tokens) if (kind === 'word') counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_TYPED).map(([word]) => word);
};

/**
 * Learns the model of the assistant; the same data make the same model.
 *
 * @throws Error if a sentence is wrongly marked
 */
export const trainModel = ({ intents, vocabulary: entries }: TrainingData): Model => {
  const examples = Object.entries(intents).flatMap(([intent, lines]) => lines.map((line) => readExample(intent, line)));
  const words = wordsOf(examples);
  const vocabulary = modelVocabulary({ words, entries });
  const labels = [...new Set(examples.flatMap((example) => example.labels))].sort();
  const names = Object.keys(intents).sort();
  const tagger = trainTagger(
    labels,
    examples.map((example) => ({ features: tokenFeatures(example.tokens, vocabulary), labels: example.labels })),
  );
  const classifier = trainClassifier(
    names,
    examples.map(({ tokens, labels: own, intent }) => ({ features: messageFeatures(tokens, own, vocabulary), intent })),
  );
  const signs = trainClassifier(
    SIGNS,
    examples.flatMap(({ tokens, labels: own, signs: right }) => {
      const spelt = tokens.map(({ kind, word }) => (kind === 'word' ? vocabulary.spelt(word) : word));
      return spansOf(own).map((span, index) => ({ features: signFeatures(spelt, span), intent: right[index] ?? 'wanted' }));
    }),
  );
  return {
    words,
    entries,
    tagger: packWeights(labels, tagger, LEAST),
    signs: packWeights(SIGNS, signs, LEAST),
    classifier: packWeights(names, classifier, LEAST),
  };
};
