import fc from 'fast-check';
import { shownMileage, truncate, vehicleSubtitle } from './vehicle-text.ts';

describe('truncate', () => {
  it.each([
    ['Ply lined, with a bulkhead.', 40, 'Ply lined, with a bulkhead.'],
    ['Ply lined, with a bulkhead.', 27, 'Ply lined, with a bulkhead.'],
    ['Ply lined, with a bulkhead.', 26, 'Ply lined, with a…'],
    ['Ply lined, with a bulkhead.', 11, 'Ply lined…'],
    ['One owner\nfrom new', 12, 'One owner…'],
    ['Llanfairpwllgwyngyll', 10, 'Llanfairp…'],
    ['  spaced out  ', 10, 'spaced out'],
    ['', 10, ''],
  ])('%p within %i characters is %p', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected);
  });

  it('is never longer than the limit and is a prefix of the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 2, max: 200 }), (text, limit) => {
        const short = truncate(text, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(text.startsWith(short.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  it('never exceeds the limit or splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 50 }), (text, limit) => {
        const short = truncate(text, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(() => encodeURIComponent(short)).not.toThrow();
      }),
    );
  });
});

describe('the mileage of a card', () => {
  it.each([
    ['used', 18420, 18420],
    ['p/ex to clear', 96840, 96840],
    ['used', 0, null],
    ['used', null, null],
    ['new', 12, null],
  ] as const)('of a %s van with %p miles is %p', (condition, mileage, shown) => {
    expect(shownMileage({ condition, mileage })).toBe(shown);
  });
});

describe('the subtitle', () => {
  it('omits what is unknown', () => {
    const crafter = { year: 2024, bodyType: 'Panel Van', transmission: 'Manual', fuelType: 'Diesel' };
    expect(vehicleSubtitle(crafter)).toBe('2024 · Panel Van · Manual · Diesel');
    expect(vehicleSubtitle({ ...crafter, transmission: null })).toBe('2024 · Panel Van · Diesel');
  });
});
