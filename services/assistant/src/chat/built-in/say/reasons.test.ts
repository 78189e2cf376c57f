import { CRAFTER, CUSTOM, someVan, stockOf } from '../testing/some-stock.ts';
import { stockView } from '../wishes/stock-view.ts';
import type { Wish } from '../wishes/wish.ts';
import { reasonLines } from './reasons.ts';

const LUTON = someVan({
  id: 31,
  model: 'Transit',
  derivative: 'Luton Tail Lift',
  description: 'A 500 kg column tail lift tested in September. It moved pianos.',
});
const view = stockView(stockOf([CUSTOM, CRAFTER, LUTON]));
const vans = (...ids: readonly number[]) => ids.flatMap((id) => view.find(id) ?? []);
const wished = (...wishes: readonly Wish[]) => new Map(wishes.map((wish) => [wish.kind as string, wish]));

it('each van is shown with what of it meets the needs, and in what it is ahead of the others', () => {
  const sheets = wished({ kind: 'loadLength', min: 2_440, max: null }, { kind: 'loadWidth', min: 1_220, max: null });
  expect(reasonLines(vans(CUSTOM.id, CRAFTER.id), sheets)).toEqual([
    expect.stringMatching(
      /^2021 Ford Transit Custom: 2,922 mm load length and 1,390 mm between the arches; the cheapest of these\.$/,
    ),
    expect.stringMatching(/^2024 Volkswagen Crafter: 3,450 mm load length and 1,380 mm between the arches\.$/),
  ]);
});

it('what staff wrote with a figure of the equipment that is wished is quoted', () => {
  const [line] = reasonLines(vans(LUTON.id), wished({ kind: 'feature', feature: 'tail lift', not: false }));
  expect(line).toContain('Its page says: "A 500 kg column tail lift tested in September."');
});
