import { takingBack } from '@forecourt/contracts';
import { wishLabel } from '../say/wish-label.ts';
import { withoutTakenBack } from './taken-back.ts';
import { type Wish, wishKey } from './wish.ts';

const WISHES: readonly [wish: Wish, label: string][] = [
  [{ kind: 'gearbox', values: ['Automatic'], not: false }, 'automatic'],
  [{ kind: 'fuel', values: ['Electric'], not: true }, 'not electric'],
  [{ kind: 'body', values: ['Panel Van'], not: false }, 'panel van'],
  [{ kind: 'name', values: ['Ford|'], not: false }, 'Ford'],
  [{ kind: 'price', min: null, max: 15_000 }, 'up to £15,000 plus VAT'],
  [{ kind: 'payload', min: 1_200, max: null }, 'payload of 1,200 kg or more'],
  [{ kind: 'seats', min: 6, max: null }, '6 seats or more'],
  [{ kind: 'year', min: 2_020, max: null }, 'from 2020 or newer'],
  [{ kind: 'loadLength', min: 2_440, max: null, words: 'room for 8x4 sheets' }, 'room for 8x4 sheets'],
  [{ kind: 'feature', feature: 'tail lift', not: false }, 'tail lift'],
  [{ kind: 'feature', feature: 'bulkhead', not: true }, 'without a bulkhead'],
  [{ kind: 'cleanAir' }, 'ULEZ and clean air standard'],
];
const all = new Map(WISHES.map(([wish]) => [wishKey(wish), wish]));

it.each(WISHES)('a wish is named in a few words, and taken back by them: %j', (wish, label) => {
  expect(wishLabel(wish)).toBe(label);
  const left = withoutTakenBack(takingBack(label), all);
  expect([...(left?.keys() ?? [])]).toEqual([...all.keys()].filter((key) => key !== wishKey(wish)));
});

it.each(['never mind the tail lift', takingBack('tow bar'), takingBack(''), 'automatic'])(
  '%j takes no wish back by its name',
  (text) => {
    expect(withoutTakenBack(text, all)).toBeNull();
  },
);
