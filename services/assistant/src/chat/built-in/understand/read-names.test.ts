import { readNames } from './read-names.ts';
import { Typed } from './typed.ts';

const NONE = {
  makes: new Map<string, string>(),
  models: new Map<string, string>(),
  isTrim: () => false,
  vanOfMark: () => undefined,
};
const named = (typed: string) => readNames(new Typed(typed), NONE);

it.each<[typed: string, meant: readonly string[]]>([
  ['transt custom', ['Ford|Transit Custom']],
  ['sprntr', ['Mercedes|Sprinter']],
  ['vw crafta', ['Volkswagen|Crafter']],
  ['got any merc sprinters', ['Mercedes|Sprinter']],
  ['merc', ['Mercedes|']],
  ['nissan nv200', ['Nissan|NV200']],
  ['renault traffic', ['Renault|Trafic']],
  ['transit or vivaro', ['Ford|Transit', 'Vauxhall|Vivaro']],
  ['mercades vito', ['Mercedes|Vito']],
  ['e-transit', ['Ford|E-Transit']],
  ['ë-Dispatch', ['Citroën|ë-Dispatch']],
  ['iveco daily', ['Iveco|Daily']],
])('"%s" is %j', (typed, values) => {
  expect(named(typed)).toEqual([{ kind: 'name', values, not: false }]);
});

it.each(['not a ford', 'anything but a ford', 'no fords'])('"%s" rules a make out', (typed) => {
  expect(named(typed)).toEqual([{ kind: 'name', values: ['Ford|'], not: true }]);
});

it.each(['for daily use', 'expert advice', 'my partner says no', 'stuck in traffic', 'custom made racking', 'a form to fill in'])(
  '"%s" names no van',
  (typed) => {
    expect(named(typed)).toEqual([]);
  },
);

it('knows the makes and models that only this dealer has', () => {
  const own = { ...NONE, makes: new Map([['zubrowka', 'Zubrowka|']]), models: new Map([['bison', 'Zubrowka|Bison']]) };
  expect(readNames(new Typed('any zubrowka bison'), own)).toEqual([{ kind: 'name', values: ['Zubrowka|Bison'], not: false }]);
});
