import { KNOWN_MODELS } from '@forecourt/language';
import { fitting } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { wishTest } from '../find/wish-test.ts';
import type { Reading } from '../understand/reading.ts';
import { compared, overrule } from './compare.ts';
import type { Conversation } from './conversation.ts';
import { isOutgrown } from './outgrown.ts';
import { keepBody, sharedBody } from './shared-body.ts';
import type { StockView } from './stock-view.ts';
import { subjectsOf } from './subjects.ts';
import { type ChoiceWish, isChoice, keyed, type Order, type Wish, wishKey } from './wish.ts';

const positiveName = (wishes: Iterable<Wish>): ChoiceWish | undefined =>
  [...wishes].find((wish): wish is ChoiceWish => wish.kind === 'name' && isChoice(wish) && !wish.not);

/** What "like this" means of a van: its body, and for who says so its size. */
const likeness = (reading: Reading, state: Conversation, base: Van | undefined): readonly Wish[] => {
  const sizeOnly = reading.sameSize;
  if (base !== undefined) {
    const own = base.values.body.at(-1) ?? 'Panel Van';
    const body: readonly Wish[] = sizeOnly && own !== 'Panel Van' ? [] : [{ kind: 'body', values: [own], not: false }];
    return sizeOnly ? [{ kind: 'size', values: [base.class], not: false }, ...body] : body;
  }
  const name = positiveName(reading.wishes) ?? positiveName(state.wishes.values());
  const known = KNOWN_MODELS.find(({ make, model }) => name?.values.includes(`${make}|${model}`));
  return known === undefined ? [] : [{ kind: 'size', values: [known.class], not: false }];
};

/** What the vans of this answer are compared with, or are to be like. */
export const basesOf = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): readonly Van[] => {
  const name = positiveName(reading.wishes);
  const points = reading.pointer !== null && reading.pointer.by !== 'description';
  if ((reading.similar || reading.thanNamed) && name !== undefined && !points) return stock.all.filter(wishTest(name, false));
  if (reading.pointer !== null && ['place', 'start', 'this', 'mark'].includes(reading.pointer.by))
    return subjectsOf(reading, state, stock, page);
  const shown = state.shown.flatMap((id) => stock.find(id) ?? []);
  if (shown.length > 0) return shown;
  return page === undefined ? [] : [page];
};

/** What the wishes of a message become, beside those that were held before. */
export interface Draft {
  readonly wishes: Map<string, Wish>;
  own: readonly Wish[];
  order: Order | null;
}

const fits = ({ wishes, own }: Draft, further: readonly Wish[], stock: StockView): boolean =>
  fitting(stock.available, keyed([...wishes.values(), ...own, ...further])).length > 0;

/** "Something like this". */
export const likeShown = (
  draft: Draft,
  reading: Reading,
  before: Conversation,
  like: Van | undefined,
  stock: StockView,
): void => {
  // Of a name that is not in stock the nearest are shown, and that there is none is said.
  if (like === undefined && reading.sameSize && positiveName(reading.wishes) !== undefined) return;
  const pointed = reading.pointer !== null && reading.pointer.by !== 'description';
  if (!pointed) draft.own = draft.own.filter((wish) => wish.kind !== 'name' || (isChoice(wish) && wish.not));
  const alike = likeness(reading, before, like);
  for (const key of ['name', 'code', 'size']) draft.wishes.delete(key);
  const further = alike.filter((wish) => draft.own.every((given) => given.kind !== wish.kind));
  // "This in black", where only other bodies are black.
  if (draft.own.length > 0 && !fits(draft, further, stock)) return;
  for (const wish of further) draft.wishes.set(wishKey(wish), wish);
};

/** What says which van others are compared with: "lower than a high-roof Transit". */
const OF_THAT_NAME: ReadonlySet<string> = new Set(['name', 'code', 'roof', 'wheelbase']);

/** "Cheaper", "bigger than the Caddy". */
export const comparedWithShown = (
  draft: Draft,
  reading: Reading,
  before: Conversation,
  bases: readonly Van[],
  stock: StockView,
): void => {
  const { comparison } = reading;
  if (comparison === null) return;
  const { wishes } = draft;
  if (reading.thanNamed) draft.own = draft.own.filter(({ kind }) => !OF_THAT_NAME.has(kind));
  const { ways: all, order } = compared(comparison, bases);
  // "Too dear, anything for 20?" says itself how cheap.
  const ways = all.filter(({ kind }) => draft.own.every((wish) => wish.kind !== kind));
  overrule(wishes, comparison);
  if (isOutgrown(comparison, ways, [...wishes.values(), ...draft.own], stock.available)) {
    if (!wishes.has('body')) keepBody(wishes, before, stock);
    wishes.delete('name');
  }
  const way = ways.find((one) => fits(draft, [one], stock)) ?? ways[0];
  if (way !== undefined) draft.own = [...draft.own, way];
  draft.order = draft.order ?? order;
  // Who looks at a pickup and asks for a cheaper one asks for a pickup.
  const body = before.found.length === 0 ? sharedBody(bases) : null;
  const says = [...wishes.values(), ...draft.own].some(({ kind }) => kind === 'body' || kind === 'name' || kind === 'seats');
  if (body !== null && !says && fits(draft, [body], stock)) draft.own = [...draft.own, body];
};

const DETAILS: ReadonlySet<string> = new Set(['feature', 'fuel', 'gearbox', 'colour', 'wheelbase', 'roof']);
/** Says nothing of what kind of van it is to be. */
const isDetail = (wish: Wish): boolean => DETAILS.has(wish.kind) && !(isChoice(wish) && wish.not);
const NAMES_ANY = /\bvans?\b|\b(?:any|every|some)thing\b|\bsell\b/;

/** "Must have a towbar", beside a panel van. */
export const besidePage = (
  draft: Draft,
  { text }: Reading,
  { wishes, found }: Conversation,
  page: Van | undefined,
  stock: StockView,
): void => {
  const { own } = draft;
  if (page === undefined || wishes.size + found.length > 0 || own.length === 0 || !own.every(isDetail) || NAMES_ANY.test(text))
    return;
  const body = sharedBody([page]);
  if (body !== null && fits(draft, [body], stock)) draft.own = [...own, body];
};
