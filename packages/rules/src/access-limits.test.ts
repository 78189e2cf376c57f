import fc from 'fast-check';
import { ACCESS_LIMITS, accessMargin, BARRIER, GARAGE_DOOR, LOW_BARRIER, PARKING_BAY } from './access-limits.ts';

const california = { height: 1_990, width: 1_904, length: 4_904 };

it.each([
  [california, BARRIER, { dimension: 'height', spare: 110 }],
  [california, LOW_BARRIER, { dimension: 'height', spare: -10 }],
  [california, GARAGE_DOOR, { dimension: 'height', spare: -9 }],
  [california, PARKING_BAY, { dimension: 'length', spare: -104 }],
  [{ height: 1_900, width: 2_200, length: 4_000 }, GARAGE_DOOR, { dimension: 'width', spare: -66 }],
  [{ height: 1_900, width: null, length: 4_000 }, GARAGE_DOOR, null],
  [{ height: 2_400, width: null, length: 4_000 }, GARAGE_DOOR, { dimension: 'height', spare: -419 }],
  [{ height: null, width: null, length: null }, BARRIER, null],
])('%j at %j has %j', (size, limit, margin) => {
  expect(accessMargin(size, limit)).toEqual(margin);
});

it('never says that a vehicle fits if one of its measurements is larger', () => {
  const measure = fc.option(fc.integer({ min: 1_000, max: 8_000 }));
  fc.assert(
    fc.property(
      fc.record({ height: measure, width: measure, length: measure }),
      fc.constantFrom(...ACCESS_LIMITS),
      (size, limit) => {
        const isTooLarge = (['height', 'width', 'length'] as const).some(
          (dimension) => limit[dimension] !== null && (size[dimension] ?? 0) > limit[dimension],
        );
        const margin = accessMargin(size, limit);
        if (margin) expect(margin.spare < 0).toBe(isTooLarge);
        else expect(isTooLarge).toBe(false);
      },
    ),
  );
});
