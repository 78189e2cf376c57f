import type { Wish } from '../wishes/wish.ts';
import { readMessage } from './read-message.ts';
import type { StockNames } from './stock-names.ts';

const NAMES: StockNames = {
  makes: new Map(),
  models: new Map(),
  isTrim: () => false,
  isMentioned: () => false,
  vanOfMark: () => undefined,
};
const wishes = (message: string): readonly Wish[] => readMessage(message, NAMES, 2026).wishes;
const least = (kind: string, min: number) => expect.objectContaining({ kind, min, max: null });
const most = (kind: string, max: number) => expect.objectContaining({ kind, min: null, max });

describe('a need is read as the measure that it asks for', () => {
  it.each([
    ['something for a drive that is 5 metres long', most('length', 5_000)],
    ['it has to be less than 2 metres wide', most('width', 2_000)],
    ['need to tow a 2.8 ton digger', least('towing', 2_800)],
    ['plasterboard 10 x 2.4 x 1.2', least('loadLength', 2_400)],
    ['will a fridge freezer stand up in any', least('loadHeight', 1_850)],
    ['looking for something for me and the missus and 3 kids', least('seats', 5)],
    ['a van for 4 of us and the kit', least('seats', 4)],
    ['electric van with 150 miles real world range', least('range', 180)],
    ['panel van with side doors on both sides', { kind: 'feature', feature: 'both side doors', not: false }],
    ['need to get 2 motorbikes in the back', least('loadLength', 2_200)],
    ['two pallets, 500 kg each', least('payload', 1_000)],
    ['a van from 2021 up', least('year', 2_021)],
    ['boards that are 4ft wide', least('loadWidth', 1_219)],
    ['4ft wide boards', least('loadWidth', 1_219)],
    ['vans without air con are no good to me', { kind: 'feature', feature: 'air conditioning', not: false }],
    ['a van without a towbar is useless to me', { kind: 'feature', feature: 'towbar', not: false }],
    ['vans without air con', { kind: 'feature', feature: 'air conditioning', not: true }],
    ['luton with a lift on the back', { kind: 'feature', feature: 'tail lift', not: false }],
  ])('%s', (message, wish) => {
    expect(wishes(message)).toContainEqual(wish);
  });
});

it.each([
  ['sort them by mileage', 'lowest mileage'],
  ['sort by price', 'cheapest'],
  ['rank these by payload', 'most payload'],
])('"%s" puts the %s first', (message, order) => {
  expect(readMessage(message, NAMES, 2026).order).toBe(order);
});

it('a van that others are to be lower than is not wished itself', () => {
  const reading = readMessage('anything lower than a transit high roof', NAMES, 2026);
  expect(reading).toMatchObject({ comparison: 'lower', thanNamed: true });
});

it('what goes in by its usual size is said to', () => {
  expect(wishes('van to carry a motorbike')).toContainEqual(expect.objectContaining({ kind: 'loadLength', usual: true }));
});
