import { learnt } from '@forecourt/language/model';
import { readTurns } from '../examples/turns.ts';
import { readModel } from '../model/model-text.ts';
import { turnsIn } from '../training/examples-in.ts';
import { understandingOf } from '../understanding/understand.ts';
import type { Moment } from './act.ts';
import { actsOf } from './acts-of.ts';

const model = readModel(learnt);
const understand = understandingOf(model);
const actsOfTurn = actsOf(model);
const wants = (message: string, moment: Moment) => actsOfTurn(understand(message), moment)[0]?.act;

test('a conversation of the data is read as its turns, each with what came before', () => {
  expect(readTurns(['page', 'facts: towbar?', 'talk: thanks', '', 'vans: any tippers'])).toEqual([
    { message: 'towbar?', act: 'facts', moment: { onPage: true, before: [] } },
    { message: 'thanks', act: 'talk', moment: { onPage: true, before: ['facts'] } },
    { message: 'any tippers', act: 'vans', moment: { onPage: false, before: [] } },
  ]);
  expect(() => readTurns(['find: any tippers'])).toThrow('No act');
});

test('the same words want another thing at another point of a conversation', () => {
  expect(wants('towbar?', { onPage: true, before: ['facts'] })).toBe('facts');
  expect(wants('a towbar', { onPage: false, before: [] })).toBe('vans');
  expect(wants('which is the cheapest', { onPage: false, before: ['vans'] })).toBe('pick');
});

test('of turns that nobody learns from it is told what they want', () => {
  const turns = turnsIn('development-turns');
  expect(turns.length).toBeGreaterThan(250);
  const right = turns.filter(({ message, moment, act }) => wants(message, moment) === act);
  expect(right.length / turns.length).toBeGreaterThan(0.82);
});
