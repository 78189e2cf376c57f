import type { Van } from '../find/van.ts';
import { wishTest } from '../find/wish-test.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from './conversation.ts';
import type { StockView } from './stock-view.ts';
import { isChoice, type Wish } from './wish.ts';

/** What tells one van of a name from another; a gearbox or equipment is what is asked about. */
const TELLS_APART = new Set<Wish['kind']>(['body', 'fuel', 'colour', 'condition', 'year', 'code', 'wheelbase', 'size', 'seats']);

const narrowed = (vans: readonly Van[], wishes: readonly Wish[]): readonly Van[] => {
  let left = vans;
  for (const wish of wishes) {
    if (!TELLS_APART.has(wish.kind)) continue;
    const fewer = left.filter(wishTest(wish, true));
    if (fewer.length > 0) left = fewer;
  }
  return left;
};

const described = (wishes: readonly Wish[], { shown }: Conversation, stock: StockView, page: Van | undefined): readonly Van[] => {
  const name = wishes.find((wish) => wish.kind === 'name' && isChoice(wish) && !wish.not);
  const electric = wishes.some((wish) => wish.kind === 'fuel' && isChoice(wish) && wish.values.includes('Electric'));
  const test = name === undefined ? () => true : wishTest(name, electric);
  const among = shown.flatMap((id) => stock.find(id) ?? []).filter(test);
  const here = page !== undefined && test(page) ? [page] : [];
  if (among.length > 0) return narrowed(among, wishes);
  if (here.length > 0) return here;
  if (name === undefined) return [];
  const available = stock.available.filter(test);
  return narrowed(available.length > 0 ? available : stock.all.filter(test), wishes);
};

/** Which vans a message speaks of; none where that can't be told. */
export const subjectsOf = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): readonly Van[] => {
  const { pointer } = reading;
  const found = (ids: readonly (number | undefined)[]) => ids.flatMap((id) => (id === undefined ? [] : (stock.find(id) ?? [])));
  const last = state.subject === null ? [] : found([state.subject]);
  const pages = page === undefined ? [] : [page];
  const shown = found(state.shown);
  if (pointer?.by === 'place') return found([state.shown.at(pointer.place)]);
  if (pointer?.by === 'mark') return found([pointer.van]);
  if (pointer?.by === 'description') return described(pointer.wishes, state, stock, page);
  const orders = pointer?.by === 'this' ? [pages, last, shown] : [last, pages, shown];
  return orders.find((vans) => vans.length > 0) ?? [];
};
