import { type PictureOrder, primaryPlace, withAdded, withMoved, withPutBack, withRemoved } from './picture-order.ts';

/** "a *b c": three pictures, the second of them primary. */
const order = (text: string): PictureOrder => {
  const names = text.split(' ').filter(Boolean);
  return {
    images: names.map((name) => name.replace('*', '')),
    mainImageIndex: Math.max(
      0,
      names.findIndex((name) => name.startsWith('*')),
    ),
  };
};

describe('moving a picture', () => {
  it.each([
    ['later', '*a b c', 1, 2, '*a c b'],
    ['earlier', '*a b c', 2, 1, '*a c b'],
    ['to the first place makes it primary', '*a b c', 2, 0, '*c a b'],
    ['out of the first place makes the next one primary', '*a b c', 0, 2, '*b c a'],
    ['past one that was named primary shifts its place', 'a *b c', 2, 1, 'a c *b'],
    ['from before one that was named primary to behind it', 'a *b c', 0, 2, '*b c a'],
    ['from before a later primary one to behind it', 'a b *c d', 1, 3, 'a *c d b'],
    ['that was named primary takes that with it', 'a *b c', 1, 2, 'a c *b'],
    ['to the first place outdoes one that was named primary', 'a *b c', 2, 0, '*c a b'],
    ['behind all others of a later primary one', 'a *b c d', 2, 3, 'a *b d c'],
    ['nowhere', '*a b c', 1, 1, '*a b c'],
    ['past the end does nothing', '*a b c', 2, 3, '*a b c'],
    ['before the beginning does nothing', '*a b c', 0, -1, '*a b c'],
  ])('%s', (_what, before, from, to, after) => {
    expect(withMoved(order(before), from, to)).toEqual(order(after));
  });
});

describe('removing a picture', () => {
  it.each([
    ['behind the primary one', 'a *b c', 2, 'a *b'],
    ['before the primary one', 'a *b c', 0, '*b c'],
    ['that was primary makes the first so', 'a *b c', 1, '*a c'],
    ['that was first and primary makes the next one so', '*a b c', 0, '*b c'],
    ['that was the only one', '*a', 0, ''],
  ])('%s', (_what, before, place, after) => {
    expect(withRemoved(order(before), place)).toEqual(order(after));
  });
});

describe('adding pictures', () => {
  it('puts them behind the others and keeps the primary one', () => {
    expect(withAdded(order('a *b'), ['c', 'd'])).toEqual(order('a *b c d'));
  });

  it('makes the first of the first ones primary', () => {
    expect(withAdded(order(''), ['a', 'b'])).toEqual(order('*a b'));
  });
});

describe('the primary picture', () => {
  it.each([-1, 2, 20])('is the first where the named place %s does not exist', (mainImageIndex) => {
    const stale = { images: ['a', 'b'], mainImageIndex };
    expect(primaryPlace(stale)).toBe(0);
    expect(withAdded(stale, ['c'])).toEqual(order('*a b c'));
  });
});

describe('putting a removed picture back', () => {
  it.each(['*a b c', 'a *b c', 'a b *c', '*a'])('undoes each removal of %s', (before) => {
    const whole = order(before);
    for (const [place, image] of whole.images.entries()) {
      const wasPrimary = place === whole.mainImageIndex;
      expect(withPutBack(withRemoved(whole, place), { image, place, wasPrimary })).toEqual(whole);
    }
  });

  it('keeps what was added since, and finds no room where there is none', () => {
    const back = { image: 'c', place: 2, wasPrimary: false };
    expect(withPutBack(withAdded(order('*a b'), ['d']), back)).toEqual(order('*a b c d'));
    expect(withPutBack(order('*a'), back)).toEqual(order('*a c'));
    const full = { images: Array.from({ length: 20 }, (_, place) => `p${place}`), mainImageIndex: 0 };
    expect(withPutBack(full, back)).toBe(full);
  });
});
