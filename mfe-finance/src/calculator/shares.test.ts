import fc from 'fast-check';
import { shares } from './shares.ts';

describe('shares', () => {
  it.each([
    [
      [30000, 6000, 12048.01],
      [62, 13, 25],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [[5], [100]],
    [
      [0, 0],
      [0, 0],
    ],
  ])('of %j are %j per cent', (parts, percent) => {
    expect(shares(parts)).toEqual(percent);
  });

  it('add up to 100 and are never a whole per cent off', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, (amounts) => {
        const whole = amounts.reduce((sum, amount) => sum + amount, 0);
        fc.pre(whole > 0);
        const percent = shares(amounts);
        expect(percent.reduce((sum, share) => sum + share, 0)).toBe(100);
        for (const [index, share] of percent.entries())
          expect(Math.abs(share - ((amounts[index] ?? 0) / whole) * 100)).toBeLessThan(1);
      }),
    );
  });
});
