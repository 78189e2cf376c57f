import { classify } from '../classifier/classifier.ts';
import { messageFeatures } from '../classifier/message-features.ts';
import { type Example, readExample } from '../examples/example.ts';
import { packWeights, unpackWeights } from '../model/weight-table.ts';
import { taggerOf } from '../tagger/tagger.ts';
import { tokenFeatures } from '../tagger/token-features.ts';
import { vocabularyOf } from '../vocabulary/vocabulary.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainTagger } from './train-tagger.ts';

const EXAMPLES: readonly Example[] = [
  ['find', 'a transit under [15 grand](budget)'],
  ['find', 'something for [8k](budget) please'],
  ['find', 'any vans below [£12,000](budget)'],
  ['find', 'looking to spend [9 grand](budget)'],
  ['part_exchange_finance', 'I still owe [4 grand](debt) on mine'],
  ['part_exchange_finance', 'theres [£3,200](debt) left to pay on the old one'],
  ['part_exchange_finance', 'I owe the bank [5k](debt)'],
  ['part_exchange_finance', 'we still owe [2 grand](debt)'],
].map(([intent = '', line = '']) => readExample(intent, line));

const vocabulary = vocabularyOf({
  words: EXAMPLES.flatMap(({ tokens }) => tokens.flatMap(({ kind, word }) => (kind === 'word' ? [word] : []))),
  entries: { trade: ['dog groomer'], cargo: ['dogs'] },
});
const featuresOf = ({ tokens }: Pick<Example, 'tokens'>) => tokenFeatures(tokens, vocabulary);

const learnTags = () => {
  const outcomes = [...new Set(EXAMPLES.flatMap(({ labels }) => labels))].sort();
  return packWeights(
    outcomes,
    trainTagger(
      outcomes,
      EXAMPLES.map((example) => ({ ...example, features: featuresOf(example) })),
    ),
    0,
  );
};
const read = (text: string) => {
  const example = readExample('', text);
  const labels = taggerOf(unpackWeights(learnTags()))(featuresOf(example));
  return example.tokens.flatMap(({ word }, place) => (labels[place] === 'O' ? [] : [`${word} ${labels[place]}`]));
};

test('the words about a figure decide what it is', () => {
  expect(read('a crafter under 6 grand')).toEqual(['6 B-budget', 'grand I-budget']);
  expect(read('I owe 6 grand')).toEqual(['6 B-debt', 'grand I-debt']);
});

test('the same examples make the same model', () => {
  expect(learnTags()).toEqual(learnTags());
});

test('an intent is found with its probability, also for a misspelt word', () => {
  const outcomes = ['find', 'part_exchange_finance'];
  const learnt = trainClassifier(
    outcomes,
    EXAMPLES.map(({ text, tokens, labels, intent }) => ({ text, features: messageFeatures(tokens, labels, vocabulary), intent })),
  );
  const table = unpackWeights(packWeights(outcomes, learnt, 0));
  const { tokens } = readExample('', 'lookng for a transti');
  const [first, second] = classify(
    table,
    messageFeatures(
      tokens,
      tokens.map(() => 'O'),
      vocabulary,
    ),
  );
  expect(first?.intent).toBe('find');
  expect((first?.probability ?? 0) + (second?.probability ?? 0)).toBeCloseTo(1);
  expect(first?.probability).toBeGreaterThan(0.5);
});

test('a longer entry of a list comes before the shorter ones in it', () => {
  expect(vocabulary.kindsOf(['a', 'dog', 'groomer', 'with', 'dogs'])).toEqual([[], ['trade'], ['trade'], [], ['cargo']]);
});
