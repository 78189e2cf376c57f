import fc from 'fast-check';
import { formatPounds, fromPence, roundToPence, toPence } from './money.ts';

const pence = fc.integer({ min: 0, max: 999_999_999 });

describe('money', () => {
  it.each([
    ['28995.00', 2899500],
    ['28995', 2899500],
    ['28995.5', 2899550],
    ['0.07', 7],
    ['9999999.99', 999999999],
  ])('reads %p as %i pence', (text, expected) => {
    expect(toPence(text)).toBe(expected);
  });

  it('round-trips through text', () => {
    fc.assert(fc.property(pence, (amount) => toPence(fromPence(amount)) === amount));
  });

  it.each([
    [1.005, 1.01],
    [2.675, 2.68],
    [533.7554, 533.76],
    [0, 0],
  ])('rounds £%p to £%p', (pounds, expected) => {
    expect(roundToPence(pounds)).toBe(expected);
  });

  it('leaves whole pence alone when rounding', () => {
    fc.assert(fc.property(pence, (amount) => roundToPence(amount / 100) === amount / 100));
  });

  it.each([
    ['28995.00', 'short', '£28,995'],
    ['28995.50', 'short', '£28,995.50'],
    [34794, 'exact', '£34,794.00'],
    [533.7554, 'exact', '£533.76'],
    [999.999, 'short', '£1,000'],
    [534, 'short', '£534'],
    [-1250.5, 'short', '−£1,250.50'],
  ] as const)('shows %p (%s) as %p', (pounds, style, text) => {
    expect(formatPounds(pounds, style)).toBe(text);
  });
});
