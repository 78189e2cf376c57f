import { learnt } from '@forecourt/language/model';
import { comprehensionOf } from '../examples/comprehension.ts';
import { readModel } from '../model/model-text.ts';
import { examplesIn } from '../training/examples-in.ts';
import { understandingOf } from './understand.ts';

const examples = examplesIn('development');
const understand = understandingOf(readModel(learnt));

test('messages that nobody learns from are understood', () => {
  const { sentences, intents, amongThree, slots } = comprehensionOf(examples, understand);
  expect(sentences).toBeGreaterThan(700);
  expect(intents).toBeGreaterThan(0.76);
  expect(amongThree).toBeGreaterThan(0.92);
  expect(slots).toBeGreaterThan(0.85);
});

test('the probability of an intent says how often it is right', () => {
  const read = examples.map((example) => ({ example, said: understand(example.text) }));
  const share = (of: typeof read, test: (one: (typeof read)[number]) => boolean) => of.filter(test).length / of.length;
  const sure = read.filter(({ said }) => (said.intents[0]?.probability ?? 0) >= 0.8);
  const unsure = read.filter(({ said }) => (said.intents[0]?.probability ?? 0) < 0.4);
  const isRight = ({ example, said }: (typeof read)[number]) => said.intents[0]?.intent === example.intent;
  expect(share(sure, isRight)).toBeGreaterThan(0.88);
  expect(share(unsure, isRight)).toBeLessThan(0.7);
});
