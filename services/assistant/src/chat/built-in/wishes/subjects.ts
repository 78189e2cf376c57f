import { similarVehicles } from '@forecourt/rules';
import { writtenOf } from '../find/page-words.ts';
import { fitting, ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { wishTest } from '../find/wish-test.ts';
import { isFactTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from './conversation.ts';
import { bothInSight, inSight, otherInSight } from './in-sight.ts';
import { electricOnly } from './named.ts';
import type { StockView } from './stock-view.ts';
import { type ChoiceWish, isChoice, keyed, type Wish } from './wish.ts';

/** What tells one van of a name from another; a gearbox or equipment is what is asked about. */
const TELLS_APART = new Set<Wish['kind']>([
  'body',
  'fuel',
  'colour',
  'condition',
  'year',
  'code',
  'wheelbase',
  'roof',
  'size',
  'seats',
]);

/** @param asked whether something else is asked: of "the auto" the gearbox is known then */
const narrowed = (vans: readonly Van[], wishes: readonly Wish[], asked: boolean): readonly Van[] => {
  let left = vans;
  for (const wish of wishes) {
    if (!TELLS_APART.has(wish.kind) && !(asked && wish.kind === 'gearbox')) continue;
    const fewer = left.filter(wishTest(wish, true));
    if (fewer.length > 0) left = fewer;
  }
  return left;
};

interface Place {
  readonly state: Conversation;
  readonly stock: StockView;
  readonly page: Van | undefined;
}

const sightIn = ({ state, stock }: Place): readonly Van[] => inSight(state).flatMap((id) => stock.find(id) ?? []);

/**
 * Those of a name, or that something tells apart: among those in sight, on the page, seen before, then those that were wished for,
 * and at last any. "The silver Crafter", which has been sold, is not the white one.
 */
const described = (wishes: readonly Wish[], place: Place, asked: boolean, words = ''): readonly Van[] => {
  const { state, stock, page } = place;
  const name = wishes.find((wish) => wish.kind === 'name' && isChoice(wish) && !wish.not);
  const electric = wishes.some((wish) => wish.kind === 'fuel' && isChoice(wish) && wish.values.includes('Electric'));
  const test = name === undefined ? () => true : wishTest(name, electric);
  const apart = wishes.filter(({ kind }) => TELLS_APART.has(kind) || (asked && kind === 'gearbox'));
  const isExactly = (van: Van) => test(van) && apart.every((wish) => wishTest(wish, true)(van));
  const wished = keyed([...state.wishes.values()].filter((wish) => wish.kind !== 'name' && !('than' in wish)));
  const seen = [...state.seen].flatMap((id) => stock.find(id) ?? []);
  const near = [sightIn(place), page === undefined ? [] : [page], seen];
  const far = [fitting(stock.available, wished), fitting(stock.all, wished), stock.available, stock.all];
  const exact =
    wishes.length === 0
      ? undefined
      : [...near, ...(name === undefined ? [] : far)].map((vans) => vans.filter(isExactly)).find(({ length }) => length > 0);
  if (exact !== undefined) return exact;
  // "The low floor one".
  const said =
    words === '' || name !== undefined ? undefined : near.map((vans) => writtenOf(vans, words)).find(({ length }) => length > 0);
  if (said !== undefined) return said;
  // "The LPG one", where there is only one.
  const only = apart.length === 0 ? [] : stock.available.filter(isExactly);
  if (only.length === 1 || name === undefined) return only.length === 1 ? only : narrowed(sightIn(place), wishes, asked);
  const named = [...near, ...far].map((vans) => vans.filter(test)).find(({ length }) => length > 0);
  return narrowed(named ?? [], wishes, asked);
};

/** Held against a Luton, "the electric one" is a Luton too, if there is one. */
const mostLike = (own: Van | undefined, vans: readonly Van[]): Van | undefined => {
  if (own === undefined) return vans[0];
  const [alike] = similarVehicles(
    own.vehicle,
    vans.filter(({ class: size }) => size === own.class).map(({ vehicle }) => vehicle),
    1,
  );
  const body = own.values.body.at(-1);
  const nearest = vans.find(({ id }) => id === alike?.id);
  if (nearest?.values.body.at(-1) === body) return nearest;
  return vans.find((van) => van.values.body.at(-1) === body) ?? nearest ?? vans[0];
};

/** "How about the Sprinter", of a panel van, means a panel van, if there is one. @param sight where those of another body may be meant */
const sameBody = (vans: readonly Van[], own: Van | undefined, sight: readonly Van[]): readonly Van[] => {
  const alike = vans.filter(({ values }) => values.body.at(-1) === own?.values.body.at(-1));
  return own === undefined || alike.length === 0 || vans.some((van) => sight.includes(van)) ? vans : alike;
};

/** Of two names those are held against each other that have one body. */
const inShared = (vans: readonly Van[], each: readonly (readonly Van[])[]): Van | undefined => {
  const bodyOf = ({ values }: Van) => values.body.at(-1);
  const shared = each[0]?.map(bodyOf).find((body) => each.every((others) => others.some((van) => bodyOf(van) === body)));
  return vans.find((van) => bodyOf(van) === shared) ?? vans[0];
};

const BOTH = /\b(?:two|both|2)\b/;
/** "Compare the vito and the transit", "how does it compare with the ranger". */
const heldAgainst = (wishes: readonly Wish[], text: string, place: Place): readonly Van[] => {
  const { state, stock, page } = place;
  const name = wishes.find((wish): wish is ChoiceWish => wish.kind === 'name' && isChoice(wish) && !wish.not);
  const others = wishes.filter((wish) => wish !== name);
  const spokenOf = (state.subject === null ? undefined : stock.find(state.subject)) ?? page;
  const values = name?.values ?? [];
  const each = values.map((value) => described([{ kind: 'name', values: [value], not: false }, ...others], place, true));
  const named = each.flatMap((vans) => [(values.length === 1 ? mostLike(spokenOf, vans) : inShared(vans, each)) ?? []].flat());
  if (named.length > 1) return named;
  const pair = BOTH.test(text) ? described(wishes, place, true) : [];
  if (pair.length > 1) return pair.slice(0, 2);
  const own =
    [spokenOf, page, ...(BOTH.test(text) ? [] : sightIn(place))].find((van) => van !== undefined && !named.includes(van)) ??
    spokenOf;
  const fits = fitting(stock.available, keyed(name === undefined ? others : wishes)).filter((van) => van !== own);
  // "The used Wildtrak" names no model; "the other Ranger" is not the one that is spoken of.
  const isOwn = own !== undefined && named.includes(own);
  const sight = name === undefined && others.length > 0 ? described(others, place, true).filter((van) => van !== own) : [];
  const told =
    sight.length > 0
      ? sight.slice(0, 1)
      : (name === undefined && others.length > 0) || isOwn
        ? [mostLike(own, fits) ?? []].flat()
        : named;
  return [...(own === undefined ? [] : [own]), ...told];
};

/** What goes on with the question before is about such a van as it was. */
const wishesOf = (
  { goesOn, pointer }: Reading,
  wishes: readonly Wish[],
  { questioned, shown }: Conversation,
): readonly Wish[] => {
  const before = questioned?.pointer;
  const isOfOne = pointer?.by === 'description' && pointer.definite === true && shown.length < 2;
  const isInSight = shown.length > 1 && wishes.some(({ kind }) => kind === 'name');
  if (!(goesOn || isOfOne) || isInSight || before?.by !== 'description') return wishes;
  return [...before.wishes.filter(({ kind }) => wishes.every((own) => own.kind !== kind)), ...wishes];
};

/** Which vans a message speaks of; none where that can't be told. */
export const subjectsOf = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): readonly Van[] => {
  const { pointer, compares, topics } = reading;
  const place: Place = { state, stock, page };
  const found = (ids: readonly (number | undefined)[]) => ids.flatMap((id) => (id === undefined ? [] : (stock.find(id) ?? [])));
  const last = state.subject === null ? [] : found([state.subject]);
  const pages = page === undefined ? [] : [page];
  const sight = sightIn(place);
  const counted = state.found.length > 0 ? state.found : state.shown;
  if (pointer?.by === 'place') return found([counted.at(pointer.place) ?? inSight(state).at(pointer.place)]);
  if (pointer?.by === 'start') return found([state.opened ?? counted[0]]);
  if (pointer?.by === 'other') {
    const others = found(otherInSight(state, page?.id));
    const own = last[0] ?? page;
    const alike = stock.available.filter(({ values }) => values.body.at(-1) === own?.values.body.at(-1));
    return others.length > 0 || own === undefined ? others : [mostLike(own, alike) ?? []].flat();
  }
  if (pointer?.by === 'both') return found(bothInSight(state));
  if (pointer?.by === 'places') return [...new Set(found(pointer.places?.map((place) => counted.at(place)) ?? inSight(state)))];
  if (pointer?.by === 'best') return ranked(sight, new Map(), pointer.order, 1);
  if (pointer?.by === 'mark') return found([pointer.van]);
  if (pointer?.by === 'description') {
    const wishes = pointer.wishes.map((wish) => electricOnly(wish, pointer.wishes, stock));
    return compares
      ? heldAgainst(wishes, reading.text, place)
      : sameBody(
          described(
            wishesOf(reading, wishes, state),
            place,
            pointer.definite === true || topics.some(isFactTopic),
            pointer.words,
          ),
          last[0] ?? page,
          reading.goesOn ? [] : sight,
        );
  }
  // "How does it compare to the other Wildtrak": what is wished says which.
  if (compares && reading.wishes.length > 0 && (pointer === null || pointer.by === 'it' || pointer.by === 'this')) {
    const held = heldAgainst(reading.wishes, reading.text, place);
    if (held.length > 1) return held;
  }
  const shown = found(state.shown);
  const orders =
    compares || (pointer?.by === 'it' && pointer.many)
      ? [sight.length > 1 ? sight : [], last, pages, shown]
      : pointer?.by === 'this'
        ? [pages, last, shown]
        : // "And the mileage", after several were held against each other.
          reading.goesOn && state.questioned !== null && shown.length > 1 && last.length === 0
          ? [shown]
          : [last, pages, shown];
  return orders.find((vans) => vans.length > 0) ?? [];
};
