import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnt } from '@forecourt/language/model';
import { readExample } from '../examples/example.ts';
import { readModel } from '../model/model-text.ts';
import { spansOf } from '../signs/sign-features.ts';
import { understandingOf } from './understand.ts';

const DEVELOPMENT = join(import.meta.dirname, '../../data/development');
const examples = readdirSync(DEVELOPMENT).flatMap((file) =>
  readFileSync(join(DEVELOPMENT, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => readExample(file.replace('.txt', ''), line)),
);
const understand = understandingOf(readModel(learnt));
const read = examples.map((example) => ({ example, said: understand(example.text) }));
const share = (of: typeof read, test: (one: (typeof read)[number]) => boolean) => of.filter(test).length / of.length;

test('of messages that nobody learns from the intent is found', () => {
  expect(read.length).toBeGreaterThan(700);
  expect(share(read, ({ example, said }) => said.intents[0]?.intent === example.intent)).toBeGreaterThan(0.76);
  const amongThree = share(read, ({ example, said }) => said.intents.slice(0, 3).some(({ intent }) => intent === example.intent));
  expect(amongThree).toBeGreaterThan(0.92);
});

test('of messages that nobody learns from the slots are found', () => {
  const name = ({ slot, start, end }: { readonly slot: string; readonly start: number; readonly end: number }) =>
    `${slot} ${start} ${end}`;
  const right = read.map(({ example }) => new Set(spansOf(example.labels).map(name)));
  const found = read.map(({ said }) => said.slots.map(name));
  const both = found.reduce((sum, slots, place) => sum + slots.filter((slot) => right[place]?.has(slot)).length, 0);
  const all = found.flat().length + right.reduce((sum, slots) => sum + slots.size, 0);
  expect((2 * both) / all).toBeGreaterThan(0.85);
});

test('the probability of an intent says how often it is right', () => {
  const sure = read.filter(({ said }) => (said.intents[0]?.probability ?? 0) >= 0.8);
  const unsure = read.filter(({ said }) => (said.intents[0]?.probability ?? 0) < 0.4);
  const isRight = ({ example, said }: (typeof read)[number]) => said.intents[0]?.intent === example.intent;
  expect(share(sure, isRight)).toBeGreaterThan(0.88);
  expect(share(unsure, isRight)).toBeLessThan(0.7);
});
