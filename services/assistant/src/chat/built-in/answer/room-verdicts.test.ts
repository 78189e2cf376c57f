import { vanOf } from '../find/van.ts';
import { someVan, stockOf } from '../testing/some-stock.ts';
import { NOTHING_READ } from '../understand/reading.ts';
import { roomVerdicts } from './room-verdicts.ts';

const verdicts = (sides: Parameters<typeof someVan>[0], asked: Partial<typeof NOTHING_READ>) => {
  const [stocked] = stockOf([someVan(sides)]).vans;
  if (stocked === undefined) throw new Error('a van');
  return roomVerdicts(vanOf(stocked), { ...NOTHING_READ, ...asked });
};
const PANEL = { loadLength: 3_100, loadWidth: 1_780, loadWidthBetweenArches: 1_390, loadHeight: 1_900 };
const LUTON = { loadLength: 4_050, loadWidth: 2_050, loadWidthBetweenArches: null, loadHeight: 2_150 };

describe('pallets are counted in whichever way more of them go in', () => {
  it.each([
    [
      'one behind the other between the arches',
      PANEL,
      { count: 3, euro: false },
      'Yes, by its figures there is room for three pallets',
    ],
    [
      'no more than there is floor for',
      PANEL,
      { count: 4, euro: false },
      'No, by its figures there is room for three pallets, not four',
    ],
    [
      'side by side where nothing narrows the floor',
      LUTON,
      { count: 6, euro: false },
      'Yes, by its figures there is room for six pallets',
    ],
    [
      'as many as go in, where that is asked',
      LUTON,
      { count: null, euro: true },
      'By its figures there is room for eight Euro pallets',
    ],
    [
      'none where one is too wide',
      { ...PANEL, loadLength: 900 },
      { count: 1, euro: false },
      'No, by its figures there is room for no pallets',
    ],
  ])('%s', (_, sides, pallets, verdict) => {
    expect(verdicts(sides, { pallets })[0]).toContain(verdict);
  });

  it('says nothing where the floor is not recorded', () => {
    expect(verdicts({ ...PANEL, loadLength: null }, { pallets: { count: 2, euro: false } })).toEqual([]);
  });
});

describe('what everybody knows the size of gets a verdict', () => {
  const loads = [{ said: 'a wardrobe on its back', long: 2_000 }];

  it.each([
    ['goes in', PANEL, 'Yes, there should be room for a wardrobe on its back of the usual size: the load length is 3,100 mm.'],
    ['does not', { ...PANEL, loadLength: 1_500 }, "No, there isn't room for a wardrobe on its back of the usual size"],
  ])('it %s', (_, sides, verdict) => {
    expect(verdicts(sides, { loads })[0]).toContain(verdict);
  });

  it.each([
    ['a size is given', { demands: [{ kind: 'loadLength' as const, value: 2_400 }] }],
    ['there are many of them', { text: ' will 4 wardrobes fit ' }],
  ])('not where %s', (_, asked) => {
    expect(verdicts(PANEL, { loads, ...asked })).toEqual([]);
  });
});
