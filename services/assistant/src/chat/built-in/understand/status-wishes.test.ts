import { statusWishes } from './status-wishes.ts';

describe('a van that is to be here already', () => {
  it.each(["not one that's due in", 'nothing due in please', 'something ready to go', "don't want anything on order"])(
    '"%s" asks for what is in stock',
    (text) => {
      expect(statusWishes(text)).toEqual([{ kind: 'status', values: ['In Stock'], not: false }]);
    },
  );

  it.each(['when is it due in', 'not the white one'])('"%s" does not', (text) => {
    expect(statusWishes(text)).toEqual([]);
  });

  it.each(['got any vans coming in soon', 'what have you got due in'])('"%s" asks for what is to come', (text) => {
    expect(statusWishes(text)).toEqual([{ kind: 'status', values: ['Due In'], not: false }]);
  });
});
