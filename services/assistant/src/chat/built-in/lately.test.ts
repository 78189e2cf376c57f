import { lately } from './lately.ts';

const counted = () => {
  const remember = lately<object, { readonly of: string }>();
  const worked: string[] = [];
  const ask = (of: object, key: string) => remember(of, key, () => ({ of: worked[worked.push(key) - 1] ?? '' }));
  return { ask, worked };
};

test('what was worked out is not worked out again', () => {
  const { ask, worked } = counted();
  const stock = {};
  expect(ask(stock, 'a van')).toBe(ask(stock, 'a van'));
  expect(worked).toEqual(['a van']);
});

test('of a stock that has changed everything is worked out anew', () => {
  const { ask, worked } = counted();
  ask({}, 'a van');
  ask({}, 'a van');
  expect(worked).toEqual(['a van', 'a van']);
});

test('what nobody has asked for of late is forgotten, what is asked for again and again is not', () => {
  const { ask, worked } = counted();
  const stock = {};
  ask(stock, 'rare');
  for (let number = 0; number < 1_000; number += 1) {
    ask(stock, 'common');
    ask(stock, `other ${number}`);
  }
  ask(stock, 'rare');
  expect(worked.filter((key) => key === 'rare')).toHaveLength(2);
  expect(worked.filter((key) => key === 'common')).toHaveLength(1);
});
