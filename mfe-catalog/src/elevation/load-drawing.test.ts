import fc from 'fast-check';
import { van } from '../testing/van.ts';
import { carriesPeople, drawFloor, drawSide } from './load-drawing.ts';

/** Real vans: the wheelbase is 55 to 68 % of the length. */
const sizes = fc
  .record({
    length: fc.integer({ min: 3_900, max: 7_500 }),
    height: fc.integer({ min: 1_700, max: 3_300 }),
    share: fc.double({ min: 0.55, max: 0.68, noNaN: true }),
  })
  .map(({ length, height, share }) => ({ length, height, wheelbase: Math.round(length * share) }));
const bodies = fc.constantFrom('Panel Van', 'Crew Van', 'Tipper', 'Pickup', 'Other', null);

describe('the side view', () => {
  it('stands on its wheels: both on the ground, the wheelbase apart, inside the length', () => {
    fc.assert(
      fc.property(sizes, bodies, (size, bodyType) => {
        const side = drawSide({ ...van, ...size, bodyType });
        const [front, rear] = side?.elevation.wheels ?? [0, 0];
        expect(rear - front).toBe(size.wheelbase);
        expect(front).toBeGreaterThan(0);
        expect(rear).toBeLessThan(size.length);
      }),
    );
  });

  it('has the load space inside the van, with the measured length and height', () => {
    const loads = fc.record({
      loadLength: fc.integer({ min: 900, max: 3_700 }),
      loadHeight: fc.integer({ min: 900, max: 1_500 }),
    });
    fc.assert(
      fc.property(sizes, loads, (size, load) => {
        const box = drawSide({ ...van, ...size, ...load, bodyType: 'Panel Van' })?.load;
        expect(box?.width).toBe(load.loadLength);
        expect(box?.height).toBe(load.loadHeight);
        expect((box?.x ?? 0) + load.loadLength).toBeLessThan(size.length);
        expect((box?.y ?? 0) + load.loadHeight).toBeLessThanOrEqual(-300);
      }),
    );
  });

  it('puts an open bed behind the cab and above the wheels', () => {
    const side = drawSide({ ...van, bodyType: 'Dropside', loadLength: 3_420, loadHeight: null });
    expect(side?.shape).toBe('bed');
    expect(side?.load?.x).toBeGreaterThan(side?.elevation.cabEnd ?? 0);
    expect((side?.load?.y ?? 0) + (side?.load?.height ?? 0)).toBeLessThan(-2 * (side?.elevation.wheelRadius ?? 0));
  });

  it('draws the second row of a double cab up to its bed', () => {
    const side = drawSide({ ...van, bodyType: 'Pickup', length: 5_370, height: 1_884, wheelbase: 3_270, loadLength: 1_564 });
    expect((side?.load?.x ?? 0) - (side?.elevation.cabEnd ?? 0)).toBe(60);
  });

  it('draws a Luton as a box on a chassis', () => {
    const side = drawSide({
      ...van,
      bodyType: 'Other',
      length: 6_890,
      height: 3_230,
      wheelbase: 3_954,
      loadLength: 4_130,
      loadHeight: 2_220,
    });
    expect(side?.shape).toBe('box');
    expect(side?.elevation.height).toBeLessThan(2_400);
  });

  it.each([
    ['length', { length: null }],
    ['height', { height: null }],
    ['wheelbase', { wheelbase: null }],
    ['a wheelbase shorter than the van', { wheelbase: 6_000 }],
  ])('is left out without %s', (_, change) => {
    expect(drawSide({ ...van, ...change })).toBeNull();
  });

  it.each([
    ['a load height', { loadHeight: null }],
    ['a load length that fits into the van', { loadLength: 6_500 }],
  ])('has no load space without %s', (_, change) => {
    expect(drawSide({ ...van, ...change })?.load).toBeNull();
  });
});

describe('the floor', () => {
  it('has its arches at the rear wheels, with the measured width between them', () => {
    const side = drawSide(van);
    const floor = drawFloor(van, side);
    const [one, other] = floor?.arches ?? [];
    expect((other?.y ?? 0) - (one?.height ?? 0)).toBe(1_380);
    expect((one?.x ?? 0) + (one?.width ?? 0) / 2 + (side?.load?.x ?? 0)).toBeCloseTo(side?.elevation.wheels[1] ?? 0);
  });

  it('is drawn without arches if they were not measured', () => {
    const bare = { ...van, loadWidthBetweenArches: null };
    expect(drawFloor(bare, drawSide(bare))).toMatchObject({ length: 3_450, width: 1_832, arches: [] });
  });

  it('is left out without its length or width', () => {
    expect(drawFloor({ ...van, loadWidth: null }, null)).toBeNull();
    expect(drawFloor({ ...van, loadLength: null }, null)).toBeNull();
  });
});

it.each([
  [{ bodyType: 'Campervan', loadLength: null }, true],
  [{ bodyType: 'Campervan', loadLength: 1_900 }, true],
  [{ bodyType: 'Other', loadLength: null, seats: 9 }, true],
  [{ bodyType: null, loadLength: null, seats: null }, true],
  [{ bodyType: 'Crew Van', loadLength: null, seats: 9 }, true],
  [{ bodyType: 'Other', loadLength: 4_130, seats: 3 }, false],
  [{ bodyType: 'Crew Van', loadLength: 1_862, seats: 6 }, false],
  [{ bodyType: 'Panel Van', loadLength: null, seats: 3 }, false],
  [{ bodyType: 'Chassis Cab', loadLength: null, seats: 3 }, false],
] as const)('%j carries people: %p', (change, isForPeople) => {
  expect(carriesPeople({ ...van, ...change })).toBe(isForPeople);
});
