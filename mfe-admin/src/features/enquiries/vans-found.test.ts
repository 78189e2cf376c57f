import { vanInWords, vanNamed, vansFound } from './vans-found.ts';

const van = (id: number, model: string, registrationNumber: string | null, stockNumber: string | null) => ({
  ...{ id, year: 2023, make: 'Volkswagen', model, derivative: 'Highline' },
  ...{ registrationNumber, stockNumber, isSold: stockNumber === 'ST-2' },
});
const stock = [van(1, 'Crafter', 'HV23 ABC', 'ST-1'), van(2, 'Caddy', null, 'ST-2')];

it.each([
  ['crafter', [1]],
  ['hv23abc', [1]],
  ['HV23 ABC', [1]],
  ['st-2', [2]],
  ['highline volkswagen', [1, 2]],
  ['crafter caddy', []],
  ['  ', []],
])('%j finds %j', (search, expected) => {
  expect(vansFound(search, stock).map(({ id }) => id)).toEqual(expected);
});

it.each([
  ['hv23 abc', 1],
  [' HV23ABC ', 1],
  ['st-2', 2],
  ['HV23', undefined],
  ['crafter', undefined],
  ['', undefined],
])('%j is the whole name of %j', (typed, expected) => {
  expect(vanNamed(typed, stock)?.id).toBe(expected);
});

it('takes a mark that two vans have for neither', () => {
  expect(vanNamed('ST-1', [van(1, 'Crafter', null, 'ST-1'), van(2, 'Caddy', null, 'ST 1'), van(3, 'Caddy', 'ST-1', null)])).toBe(
    undefined,
  );
});

it('finds six at most', () => {
  expect(
    vansFound(
      'caddy',
      Array.from({ length: 9 }, (_, id) => van(id, 'Caddy', null, null)),
    ),
  ).toHaveLength(6);
});

it('names a van with its registration, if it has one, and says that it is sold', () => {
  expect(stock.map(vanInWords)).toEqual(['2023 Volkswagen Crafter, HV23 ABC', '2023 Volkswagen Caddy, sold']);
});
