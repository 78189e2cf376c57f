import { KNOWN_MODELS } from '@forecourt/language';
import { fitting, wantsElectric } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { wishTest } from '../find/wish-test.ts';
import type { Reading } from '../understand/reading.ts';
import { bareFigure } from './bare-figure.ts';
import { compared } from './compare.ts';
import { BUDGETS, type Conversation, NOTHING_SAID, questionFor } from './conversation.ts';
import { corrected } from './corrected.ts';
import { settleDoubleCab } from './double-cab.ts';
import { isBack, merge, takeBack } from './merge.ts';
import { electricOnly, narrowedName } from './named.ts';
import { isOutgrown } from './outgrown.ts';
import { purposeOf } from './purpose.ts';
import type { StockView } from './stock-view.ts';
import { subjectsOf } from './subjects.ts';
import { type ChoiceWish, isChoice, isRange, type Wish, type Wishes, wishKey } from './wish.ts';

const positiveName = (wishes: Iterable<Wish>): ChoiceWish | undefined =>
  [...wishes].find((wish): wish is ChoiceWish => wish.kind === 'name' && isChoice(wish) && !wish.not);

/** What "like this" means of a van: its body, and for who says so its size. */
const likeness = (reading: Reading, state: Conversation, base: Van | undefined): readonly Wish[] => {
  const sizeOnly = reading.sameSize;
  if (base !== undefined) {
    const body: Wish = { kind: 'body', values: [base.values.body.at(-1) ?? 'Panel Van'], not: false };
    return sizeOnly ? [{ kind: 'size', values: [base.class], not: false }] : [body];
  }
  const name = positiveName(reading.wishes) ?? positiveName(state.wishes.values());
  const known = KNOWN_MODELS.find(({ make, model }) => name?.values.includes(`${make}|${model}`));
  return known === undefined ? [] : [{ kind: 'size', values: [known.class], not: false }];
};

/** What the vans of this answer are compared with, or are to be like. */
const basesOf = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): readonly Van[] => {
  const name = positiveName(reading.wishes);
  const points = reading.pointer !== null && reading.pointer.by !== 'description';
  if ((reading.similar || reading.thanNamed) && name !== undefined && !points) return stock.all.filter(wishTest(name, false));
  if (reading.pointer !== null && ['place', 'this', 'mark'].includes(reading.pointer.by))
    return subjectsOf(reading, state, stock, page);
  const shown = state.shown.flatMap((id) => stock.find(id) ?? []);
  if (shown.length > 0) return shown;
  return page === undefined ? [] : [page];
};

/** Each says what a van is: where no van is both, the newer word counts. The size of a model goes with it, not the other way round. */
const OVERRULES: Readonly<Record<string, readonly string[]>> = {
  name: ['body', 'size', 'code', 'wheelbase', 'roof'],
  body: ['name', 'size', 'code'],
  size: ['name', 'body', 'code'],
  code: ['name', 'body', 'size'],
};
/** What a model says that is not in stock. */
const SIZES: ReadonlySet<string> = new Set(['size', 'code', 'wheelbase', 'roof']);

const settleClashes = (wishes: Map<string, Wish>, fresh: ReadonlySet<string>, stock: StockView): void => {
  for (const [newer, overruled] of Object.entries(OVERRULES)) {
    const wish = wishes.get(newer);
    if (wish === undefined || !fresh.has(newer)) continue;
    const older = overruled.filter((key) => wishes.has(key) && !fresh.has(key));
    if (older.length === 0) continue;
    const vans = stock.all.filter(wishTest(wish, wantsElectric(wishes.values())));
    for (const key of older) {
      const held = wishes.get(key);
      if (held === undefined) continue;
      if (vans.length === 0 ? SIZES.has(key) : !vans.some(wishTest(held, false))) wishes.delete(key);
    }
  }
};

const keyed = (wishes: readonly Wish[]): Wishes => new Map(wishes.map((wish) => [wishKey(wish), wish]));

/** What says which van others are compared with: "lower than a high-roof Transit". */
const OF_THAT_NAME: ReadonlySet<string> = new Set(['name', 'code', 'roof', 'wheelbase']);

/** A budget takes the place of any other; the sum and the month of one message hold both. */
const SUMS = ['price', 'priceWithVat'];

const refusesOne = ({ pointer }: Reading): boolean => pointer?.by === 'place' || pointer?.by === 'best';

const DETAILS: ReadonlySet<string> = new Set(['feature', 'fuel', 'gearbox', 'colour', 'wheelbase', 'roof']);
/** Says nothing of what kind of van it is to be. */
const isDetail = (wish: Wish): boolean => DETAILS.has(wish.kind) && !(isChoice(wish) && wish.not);
const NAMES_ANY = /\bvans?\b|\b(?:any|every|some)thing\b|\bsell\b/;

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
  const given = reading.wishes.filter((wish) => !isBack(wish));
  const all = [...start.wishes.values(), ...given];
  const meant = given.flatMap((wish) => corrected(wish, start.wishes.get(wish.kind), reading.text));
  const named = meant.map((wish) => electricOnly(narrowedName(wish, start.wishes.get('name')), all, stock));
  const hook = reading.heard.includes('trailer') && reading.wishes.every(({ kind }) => kind !== 'towing' && kind !== 'feature');
  const towbar: readonly Wish[] = hook ? [{ kind: 'feature', feature: 'towbar', not: false }] : [];
  const soft = reading.matters.map((order) => ({ kind: 'soft' as const, order }));
  let own: Wish[] = [...settleDoubleCab(named, start.wishes), ...purposeOf(reading, start), ...towbar, ...soft];
  const bare = bareFigure(reading.bare, start);
  if (bare !== null) own.push(bare);
  let order = reading.order ?? (given.some(({ kind }) => kind === 'economy') ? 'most economical' : null);
  let like: Van | undefined;

  for (const key of reading.dropped) {
    if (key === 'name' && wishes.has('name') && !wishes.has('body')) keepBody(wishes, before, stock);
    for (const held of [...wishes.keys()])
      if (held === key || (key === 'features' && held.startsWith('feature '))) wishes.delete(held);
  }
  for (const key of reading.otherwise) {
    const held = wishes.get(key);
    if (held === undefined || !isChoice(held)) continue;
    if (key === 'name' && !wishes.has('body')) keepBody(wishes, before, stock);
    wishes.delete(key);
    own.push({ ...held, not: true });
  }
  for (const back of backs) takeBack(wishes, back);
  if (reading.similar) {
    like = bases[0];
    const alike = likeness(reading, start, like);
    const pointed = reading.pointer !== null && reading.pointer.by !== 'description';
    if (!pointed) own = own.filter((wish) => wish.kind !== 'name' || (isChoice(wish) && wish.not));
    for (const key of ['name', 'code', 'size']) wishes.delete(key);
    const further = alike.filter((wish) => own.every((given) => given.kind !== wish.kind));
    // "This in black", where only other bodies are black.
    const both = keyed([...wishes.values(), ...own, ...further]);
    if (own.length === 0 || fitting(stock.available, both).length > 0)
      for (const wish of further) wishes.set(wishKey(wish), wish);
  }
  if (reading.comparison !== null) {
    if (reading.thanNamed) own = own.filter(({ kind }) => !OF_THAT_NAME.has(kind));
    const { ways: all, instead, order: instead2 } = compared(reading.comparison, bases);
    // "Too dear, anything for 20?" says itself how cheap.
    const ways = all.filter(({ kind }) => own.every((wish) => wish.kind !== kind));
    for (const key of instead) wishes.delete(key);
    // "About £15,000" and then something else about it: a cheaper one is welcome.
    for (const [key, held] of wishes) if (isRange(held) && held.about !== undefined) wishes.set(key, { ...held, min: null });
    if (isOutgrown(reading.comparison, ways, [...wishes.values(), ...own], stock.available)) {
      if (!wishes.has('body')) keepBody(wishes, before, stock);
      wishes.delete('name');
    }
    const others = [...wishes.values(), ...own];
    const wish = ways.find((way) => fitting(stock.available, keyed([...others, way])).length > 0) ?? ways[0];
    if (wish !== undefined) own.push(wish);
    order = order ?? instead2;
    // Who looks at a pickup and asks for a cheaper one asks for a pickup.
    const body = before.found.length === 0 ? sharedBody(bases) : null;
    const alike = body === null ? null : keyed([...wishes.values(), ...own, body]);
    const says = [...wishes.values(), ...own].some(({ kind }) => kind === 'body' || kind === 'name' || kind === 'seats');
    if (body !== null && alike !== null && !says && fitting(stock.available, alike).length > 0) own.push(body);
  }
  // "Must have a towbar", beside a panel van.
  if (
    page !== undefined &&
    start.wishes.size === 0 &&
    before.found.length === 0 &&
    own.length > 0 &&
    own.every(isDetail) &&
    !NAMES_ANY.test(reading.text)
  ) {
    const body = sharedBody([page]);
    if (body !== null && fitting(stock.available, keyed([...own, body])).length > 0) own.push(body);
  }
  if (own.some((wish) => SUMS.includes(wish.kind))) for (const key of SUMS) wishes.delete(key);
  for (const wish of own) merge(wishes, wish, reading.adds);
  const fresh = new Set(own.map(wishKey));
  settleClashes(wishes, fresh, stock);
  // "What is the cheapest, then", when the budget was too small for any.
  if (order === 'cheapest' && fresh.size === 0 && fitting(stock.available, wishes).length === 0) {
    for (const key of BUDGETS) wishes.delete(key);
  }
  // A wish for something cheaper than what was shown is met by then; it is not carried into the next search.
  for (const [key, wish] of [...wishes])
    if ('than' in wish && wish.than !== undefined && !fresh.has(key) && !reading.more) wishes.delete(key);
  // "Not the first one": the others may be shown again.
  const refused = reading.more && refusesOne(reading) ? subjectsOf(reading, before, stock, page).map(({ id }) => id) : [];
  const changed = fresh.size > 0 || backs.length > 0 || reading.dropped.length > 0 || reading.startAgain;
  const spares = start.order !== 'cheapest' || !reading.dropped.includes('price');
  const kept = (start.sorts && spares) || (reading.more && !changed) ? start.order : null;
  return {
    state: {
      ...start,
      wishes,
      latest: [...fresh],
      order: order ?? kept,
      sorts: order === null ? start.sorts : reading.sorts,
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
    like,
  };
};

/** The body of all of them, if it is one. */
const sharedBody = (vans: readonly Van[]): Wish | null => {
  const bodies = new Set(vans.map(({ values }) => values.body.at(-1)));
  const [body] = bodies;
  return bodies.size === 1 && body !== undefined ? { kind: 'body', values: [body], not: false } : null;
};

/** Whoever gives up a make still wants what was shown of it: a van of that body. */
const keepBody = (wishes: Map<string, Wish>, { shown }: Conversation, stock: StockView): void => {
  const body = sharedBody(shown.flatMap((id) => stock.find(id) ?? []));
  if (body !== null) wishes.set('body', body);
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
            ? []
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

export type { Wishes };
