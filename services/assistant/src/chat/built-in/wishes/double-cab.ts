import { type ChoiceWish, isChoice, type Wish, type Wishes } from './wish.ts';

const BUILT_ON: ReadonlySet<string> = new Set(['Pickup', 'Tipper', 'Dropside', 'Chassis Cab']);
const SECOND_ROW: Wish = { kind: 'seats', min: 4, max: null, words: 'a double cab' };

const isBody = (wish: Wish | undefined): wish is ChoiceWish => wish?.kind === 'body' && isChoice(wish) && !wish.not;

/** Who wants no double cab wants no crew van either. */
const withoutCrewVans = (wish: Wish): Wish =>
  isChoice(wish) && wish.kind === 'body' && wish.not && wish.values.includes('Double Cab')
    ? { ...wish, values: [...wish.values.filter((value) => value !== 'Crew Van'), 'Crew Van'] }
    : wish;

/** A double cab pickup is a pickup with a second row of seats, be it named now or before; a double cab alone is a crew van. */
export const settleDoubleCab = (all: readonly Wish[], before: Wishes): readonly Wish[] => {
  const own = all.map(withoutCrewVans);
  const body = own.find(isBody);
  if (body === undefined || !body.values.some((value) => value === 'Double Cab' || value === 'Crew Van')) return own;
  const others = body.values.filter((value) => value !== 'Double Cab' && value !== 'Crew Van');
  const rest = own.filter((wish) => wish !== body);
  if (body.values.includes('Double Cab') && others.some((value) => BUILT_ON.has(value)))
    return [...rest, { ...body, values: others }, SECOND_ROW];
  const held = before.get('body');
  if (!body.values.includes('Crew Van') && isBody(held) && held.values.some((value) => BUILT_ON.has(value)))
    return [...rest, SECOND_ROW];
  return [...rest, { ...body, values: [...others, 'Crew Van'] }];
};
