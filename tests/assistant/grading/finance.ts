import type { RepresentativeExample } from '@forecourt/rules';
import type { Expectation } from '../conversations/conversation.ts';
import { vansMeant } from './facts.ts';
import { figuresIn } from './figures.ts';
import { examplesOf, itemsOf } from './finance-figures.ts';
import { type Answer, type Fault, fault, type Grounds, label, type Situation } from './grounds.ts';
import { isDenial } from './text.ts';

/** The items of a representative example that an answer lacks. */
export function missingItems(text: string, example: RepresentativeExample): string[] {
  const said = figuresIn(text).map(({ value }) => value);
  const missing = Object.entries(itemsOf(example)).filter(([, value]) => !said.includes(value));
  const words = /\bAPR\b/.test(text) && /representative/i.test(text) ? [] : ['the words "APR representative"'];
  return [...missing.map(([item]) => item), ...words];
}

/** Whether the requested monthly figure is stated with its whole example. */
export function gradeFinance({ finance }: Expectation, answer: Answer, situation: Situation, grounds: Grounds): Fault[] {
  if (finance === undefined) return [];
  const vans = vansMeant(finance.of, situation, grounds);
  if (vans === null || vans.length === 0) {
    return isDenial(answer.text) || answer.text.includes('?') ? [] : [fault('missing', 'finances a van that there is not')];
  }
  const examples = vans.flatMap((van) => examplesOf(van, grounds.settings, finance));
  const gaps = examples.map((example) => missingItems(answer.text, example));
  const [fewest] = gaps.toSorted((one, other) => one.length - other.length);
  if (fewest === undefined || fewest.length === 0) return [];
  return [fault('missing', `the example of ${vans.slice(0, 2).map(label).join(' or ')} lacks ${fewest.join(', ')}`)];
}
