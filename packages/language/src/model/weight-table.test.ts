import fc from 'fast-check';
import { packWeights, unpackWeights } from './weight-table.ts';

test('weights come out as they went in, to one step in 127 of the largest', () => {
  const weight = fc.double({ min: -10, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.tuple(weight, weight, weight), { minKeys: 1, maxKeys: 20 }), (given) => {
      const learnt = new Map(Object.entries(given).map(([feature, weights]) => [feature, new Float32Array(weights)]));
      const largest = Math.max(...Object.values(given).flat().map(Math.abs));
      const table = unpackWeights(packWeights(['a', 'b', 'c'], learnt, 0));
      for (const [feature, weights] of learnt) {
        const scores = new Float32Array(3);
        table.add(feature, scores);
        const faults = [...scores].map((score, outcome) => Math.abs(score - (weights[outcome] ?? 0)));
        expect(Math.max(...faults)).toBeLessThanOrEqual(largest / 127);
      }
    }),
  );
});

test('a feature that was never learnt changes no score', () => {
  const table = unpackWeights(packWeights(['a'], new Map([['known', new Float32Array([1])]]), 0));
  const scores = new Float32Array(1);
  table.add('unknown', scores);
  expect([...scores]).toEqual([0]);
});
