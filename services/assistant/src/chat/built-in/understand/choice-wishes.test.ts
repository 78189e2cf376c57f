import { readModel } from '@forecourt/language';
import { learnt } from '@forecourt/language/model';
import { choiceWishes } from './choice-wishes.ts';
import type { Heard } from './heard-slot.ts';
import { understand } from './model.ts';

const { entries } = readModel(learnt);

/** No van of any stock has these, or they say nothing by themselves. */
const OF_NONE: ReadonlySet<string> = new Set(
  'cng,e.v.,evan,fuel cell,heavy oil,hvo,hydrogen,veg oil,5 speed,five speed,no clutch,single speed,stick,tronic'.split(','),
);

const slotOf = (slot: 'fuel' | 'gearbox', entry: string): Heard => {
  const { tokens, spelt } = understand(entry);
  const words = spelt.join(' ');
  return { slot, sign: 'wanted', words, before: '', after: '', start: 0, end: tokens.length, tokens };
};

test.each(['fuel', 'gearbox'] as const)(
  'every word that the list of %s knows is one of the stock, or one that no van has',
  (slot) => {
    const dropped = (entries[slot] ?? []).filter((entry) => {
      const heard = slotOf(slot, entry);
      return choiceWishes([heard], heard.words.split(' ')).length === 0;
    });
    expect(dropped.filter((entry) => !OF_NONE.has(entry))).toEqual([]);
  },
);

test.each<[string, Heard['sign'], boolean]>([
  ['ulez', 'wanted', true],
  ['ulez charge', 'unwanted', true],
  ['euro 6', 'unwanted', false],
  ['ulez', 'given up', false],
])('%s that is %s asks for vans without the charge of clean air zones: %s', (words, sign, isAsked) => {
  const heard: Heard = { ...slotOf('fuel', words), slot: 'euro', words, sign };
  expect(choiceWishes([heard], words.split(' '))).toEqual(isAsked ? [{ kind: 'cleanAir' }] : []);
});
