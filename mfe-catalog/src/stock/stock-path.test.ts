import { NO_FILTERS } from './stock-filters.ts';
import { readLayout, readStart, stockPath } from './stock-path.ts';

const paramsOf = (path: string) => new URL(path, 'https://vans.example').searchParams;

it('is plain without filters', () => {
  expect(stockPath()).toBe('/vehicles');
});

it('round-trips the layout and the start of a later page', () => {
  const params = paramsOf(
    stockPath({ filters: { ...NO_FILTERS, make: ['Ford'] }, layout: 'list', from: { offset: 24, cursor: 'a.b=' } }),
  );
  expect(readLayout(params)).toBe('list');
  expect(readStart(params)).toEqual({ offset: 24, cursor: 'a.b=' });
});

it.each(['', '24', '24.', '.abc', 'x.abc'])('ignores a start of "%s"', (from) => {
  expect(readStart(new URLSearchParams({ from }))).toBeNull();
});
