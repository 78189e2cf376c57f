import { learnt } from '@forecourt/language/model';
import { comprehensionOf } from '../examples/comprehension.ts';
import { readModel } from '../model/model-text.ts';
import { understandingOf } from '../understanding/understand.ts';
import { examplesIn } from './examples-in.ts';

const SETS = { 'learnt from': 'intents', 'developed with': 'development' };

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Run by `npm run evaluate-assistant`: how well the sentences are understood that the model learns from, and those it has never seen. */
const understand = understandingOf(readModel(learnt));
for (const [name, folder] of Object.entries(SETS)) {
  const { sentences, intents, amongThree, slots } = comprehensionOf(examplesIn(folder), understand);
  const shares = `intent ${percent(intents)}, among three ${percent(amongThree)}, F1 of slots ${percent(slots)}`;
  process.stdout.write(`${sentences} sentences ${name}: ${shares}\n`);
}
