import lists from './lists/values.json' with { type: 'json' };

type Values = ReadonlyMap<string, number>;
const valuesOf = (names: Readonly<Record<string, number>>): Values =>
  new Map(Object.entries(names).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)));

/** Numbers in words: "twelve", "a dozen". */
export const NUMBERS: Values = new Map([
  ...lists.numbers.split(' ').map((word, value) => [word, value] as const),
  ...lists.tens.split(' ').map((word, place) => [word, (place + 2) * 10] as const),
  ...Object.entries(lists.counts),
]);

/** What a number before them is multiplied by. */
export const TIMES: Values = valuesOf(lists.times);

/** Units of length in millimetres. */
export const LENGTHS: Values = valuesOf(lists.lengths);

/** Units of weight in kilograms. */
export const WEIGHTS: Values = valuesOf(lists.weights);
