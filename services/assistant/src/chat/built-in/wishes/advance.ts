import { fitting } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import type { Reading } from '../understand/reading.ts';
import { dropComparisons, dropRange, settleClashes } from './clashes.ts';
import { withoutComparison } from './compare.ts';
import { BUDGETS, type Conversation, NOTHING_SAID, questionFor } from './conversation.ts';
import { corrected } from './corrected.ts';
import { settleDoubleCab } from './double-cab.ts';
import { basesOf, besidePage, comparedWithShown, type Draft, likeShown } from './from-shown.ts';
import { isBack, merge, takeBack } from './merge.ts';
import { milesOrPounds } from './miles-or-pounds.ts';
import { electricOnly, narrowedName } from './named.ts';
import { neededOf, purposeOf } from './purpose.ts';
import { keepBody } from './shared-body.ts';
import type { StockView } from './stock-view.ts';
import { subjectsOf } from './subjects.ts';
import { CHOICES, type ChoiceWish, isChoice, isRange, wishKey } from './wish.ts';

/** A budget takes the place of any other; the sum and the month of one message hold both. */
const SUMS = ['price', 'priceWithVat'];

const refusesOne = ({ pointer }: Reading): boolean => pointer?.by === 'place' || pointer?.by === 'best';

/** "In another colour": than the van that is spoken of. */
const ofSpoken = (key: string, { subject }: Conversation, stock: StockView): ChoiceWish | undefined => {
  const kind = CHOICES.find((choice) => choice === key);
  const values = kind === undefined || subject === null ? [] : (stock.find(subject)?.values[kind] ?? []);
  return kind === undefined || values.length === 0 ? undefined : { kind, values, not: false };
};

/** What a visitor no longer wants, or wants otherwise. */
const giveUp = (draft: Draft, reading: Reading, before: Conversation, stock: StockView): void => {
  for (const key of reading.dropped) {
    if (key === 'name' && draft.wishes.has('name') && !draft.wishes.has('body')) keepBody(draft.wishes, before, stock);
    for (const held of [...draft.wishes.keys()])
      if (held === key || held === `than ${key}` || (key === 'features' && held.startsWith('feature ')))
        draft.wishes.delete(held);
  }
  for (const key of reading.otherwise) {
    const held = draft.wishes.get(key) ?? ofSpoken(key, before, stock);
    if (held === undefined || !isChoice(held)) continue;
    if (key === 'name' && !draft.wishes.has('body')) keepBody(draft.wishes, before, stock);
    draft.wishes.delete(key);
    draft.own = [...draft.own, { ...held, not: true }];
  }
  for (const back of reading.wishes.filter(isBack)) takeBack(draft.wishes, back);
};

export interface Step {
  readonly state: Conversation;
  /** The wishes of this message. */
  readonly fresh: ReadonlySet<string>;
  /** What the answer is to be like. */
  readonly like: Van | undefined;
}

/** A message that asks for vans, added to what was wished before. */
export const wished = (reading: Reading, before: Conversation, stock: StockView, page: Van | undefined): Step => {
  const asked = reading.saysUse ? new Set([...before.asked, 'kind' as const]) : before.asked;
  const start = reading.startAgain ? { ...NOTHING_SAID, asked, plan: before.plan, opened: before.opened } : { ...before, asked };
  const wishes = new Map(start.wishes);
  const bases = reading.comparison !== null || reading.similar ? basesOf(reading, before, stock, page) : [];
  const backs = reading.wishes.filter(isBack);
  const given = reading.wishes
    .filter((wish) => !isBack(wish))
    .map((wish) => (reading.unsaid ? milesOrPounds(wish, start.wishes, stock.available) : wish));
  const all = [...start.wishes.values(), ...given];
  const meant = given.flatMap((wish) =>
    given.some((other) => other !== wish && other.kind === wish.kind)
      ? [wish]
      : corrected(wish, start.wishes.get(wish.kind), reading.text),
  );
  const named = meant.map((wish) => electricOnly(narrowedName(wish, start.wishes.get('name')), all, stock));
  const draft: Draft = {
    wishes,
    own: [...settleDoubleCab(named, start.wishes), ...purposeOf(reading, start), ...neededOf(reading, start)],
    order: reading.order ?? (given.some(({ kind }) => kind === 'economy') ? 'most economical' : null),
  };
  // Of a model that is named any panel van says best how big it is.
  const like = reading.similar ? (bases.find(({ values }) => values.body.at(-1) === 'Panel Van') ?? bases[0]) : undefined;
  const isSpoken = reading.pointer !== null || !reading.sameSize;

  giveUp(draft, reading, before, stock);
  if (reading.similar) likeShown(draft, reading, start, like, stock);
  comparedWithShown(draft, reading, before, bases, stock);
  besidePage(draft, reading, start, page, stock);
  const { own, order } = draft;
  if (own.some((wish) => SUMS.includes(wishKey(wish)))) for (const key of SUMS) wishes.delete(key);
  for (const wish of own) {
    if (isRange(wish) && wish.than === undefined) withoutComparison(wishes, [wish.kind]);
    merge(wishes, wish, reading.adds);
  }
  const fresh = new Set(own.map(wishKey));
  settleClashes(wishes, fresh, stock);
  dropComparisons(wishes, fresh, stock);
  if (fresh.has('fuel') || backs.some(({ kind }) => kind === 'fuel')) dropRange(wishes, fresh);
  // "What is the cheapest, then", when the budget was too small for any.
  if (order === 'cheapest' && fresh.size === 0 && fitting(stock.available, wishes).length === 0) {
    for (const key of BUDGETS) wishes.delete(key);
  }
  // "Not the first one": the others may be shown again.
  const refused = reading.more && refusesOne(reading) ? subjectsOf(reading, before, stock, page).map(({ id }) => id) : [];
  const changed = fresh.size > 0 || backs.length > 0 || reading.dropped.length > 0 || reading.startAgain;
  const spares = start.order !== 'cheapest' || !reading.dropped.includes('price');
  const isOther = ['body', 'name'].some((key) => fresh.has(key) && start.wishes.has(key));
  const kept = spares && !isOther ? start.order : null;
  return {
    state: {
      ...start,
      wishes,
      latest: [...fresh],
      order: order ?? kept,
      seen:
        refused.length > 0
          ? new Set(refused)
          : changed && !reading.more
            ? new Set()
            : page === undefined
              ? start.seen
              : new Set([...start.seen, page.id]),
    },
    fresh,
    like: isSpoken ? like : undefined,
  };
};

/** What an earlier turn leaves behind, whatever was answered: only which vans were shown is taken from it. */
export const after = (state: Conversation, vehicleIds: readonly number[], searched: boolean): Conversation => {
  const question = searched ? questionFor(state) : null;
  return {
    ...state,
    asked: question === null ? state.asked : new Set([...state.asked, question]),
    ...(vehicleIds.length > 0 && {
      shown: vehicleIds,
      several: vehicleIds.length > 1 ? vehicleIds : state.several,
      spoken:
        vehicleIds.length === 1
          ? [...new Set([...vehicleIds, ...state.spoken])]
          : searched
            ? state.order === null
              ? []
              : [...new Set([...vehicleIds.slice(0, 1), ...state.spoken])]
            : state.spoken.filter((id) => vehicleIds.includes(id)),
      opened: state.opened ?? vehicleIds[0] ?? null,
      found: searched ? vehicleIds : state.found,
      seen: new Set([...state.seen, ...vehicleIds]),
      // After "longest range first" "that one" is the first.
      subject:
        vehicleIds.length === 1 || (searched && state.order !== null) ? (vehicleIds[0] ?? null) : searched ? null : state.subject,
    }),
  };
};
