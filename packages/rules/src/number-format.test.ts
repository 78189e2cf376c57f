import fc from 'fast-check';
import { formatNumber } from './number-format.ts';

describe('formatNumber', () => {
  it.each([
    [0, undefined, '0'],
    [999, undefined, '999'],
    [1000, undefined, '1,000'],
    [18420, undefined, '18,420'],
    [1234567, undefined, '1,234,567'],
    [-1234, undefined, '-1,234'],
    [11.3, undefined, '11.3'],
    [34, 1, '34.0'],
    [1234.5678, 2, '1,234.57'],
  ])('writes %p with %p decimals as %p', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('agrees with Intl for en-GB', () => {
    fc.assert(fc.property(fc.integer(), (value) => formatNumber(value) === new Intl.NumberFormat('en-GB').format(value)));
  });
});
