import { CRAFTER, CUSTOM, someVan, stockOf } from '../testing/some-stock.ts';
import { stockView } from '../wishes/stock-view.ts';
import { describedVans } from './described.ts';

it('vans are found by what only their pages say', () => {
  const kept = someVan({ id: 41, model: 'Caddy', description: 'One owner from new. Always garaged at night.' });
  const view = stockView(stockOf([CUSTOM, CRAFTER, kept]));
  expect(describedVans(' one owner please ', view, 3).map(({ id }) => id)).toEqual([kept.id]);
  expect(describedVans(' has anybody smoked ', view, 3)).toEqual([]);
});
