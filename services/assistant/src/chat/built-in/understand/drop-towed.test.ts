import { dropTowed } from './drop-towed.ts';
import { readMeasures } from './read-measures.ts';
import { Typed } from './typed.ts';

const read = (message: string) => {
  const typed = new Typed(message);
  dropTowed(typed);
  return readMeasures(typed);
};

it.each([
  'tow a 2 tonne trailer',
  'tow a mini digger on a trailer bout 2.8 ton',
  'something to tow a 2 ton digger',
  'pulling a 750kg trailer',
  'a 1.5 tonne caravan',
])('"%s" says nothing of what the van carries', (message) => {
  expect(read(message)).toEqual([]);
});

it.each([
  ['tow bar and a payload of 1 tonne', 1_000],
  ['carry 900kg and tow a 2 ton trailer', 900],
] as const)('"%s" is a payload', (message, min) => {
  expect(read(message)).toEqual([{ kind: 'payload', min, max: null }]);
});
