import { includesName } from '../find/name-value.ts';
import { type ChoiceWish, isChoice, type Wish, wishKey } from './wish.ts';

/** Takes the values of one wish from another, which is gone when it has none left. */
const withdraw = (wishes: Map<string, Wish>, { values }: ChoiceWish, key: string): void => {
  const held = wishes.get(key);
  if (held === undefined || !isChoice(held)) return;
  const left = held.values.filter((value) => !values.some((own) => includesName(own, value)));
  if (left.length === 0) wishes.delete(key);
  else wishes.set(key, { ...held, values: left });
};

/** What a visitor no longer wishes for; who needs no big van and spoke of none before wants another size. */
export const takeBack = (wishes: Map<string, Wish>, back: Wish): void => {
  if (back.kind === 'feature') wishes.delete(wishKey({ ...back, not: false }));
  if (!isChoice(back)) return;
  if (back.kind === 'size' && !wishes.has('size')) wishes.set('not size', { kind: 'size', values: back.values, not: true });
  else withdraw(wishes, back, back.kind);
};

/** Whether it says of a wish that it no longer counts. */
export const isBack = (wish: Wish): boolean => 'back' in wish && wish.back === true;

/** Of these anything will do that is not ruled out: that one is allowed is no wish for it. */
const MINOR: ReadonlySet<Wish['kind']> = new Set(['gearbox', 'fuel', 'colour', 'condition', 'wheelbase', 'roof', 'feature']);

/** Who wants one or the other wants any: "manual or auto". */
const EVERY = ['Manual', 'Automatic'];

/** Adds a wish to those of before. @param adds it stands beside what was wished of its kind */
export const merge = (wishes: Map<string, Wish>, said: Wish, adds: boolean): void => {
  const { allowed, ...wish } = { allowed: undefined, ...said };
  const key = wishKey(wish);
  const held = wishes.get(key);
  const beside = adds || allowed === true;
  if (isChoice(wish)) {
    const opposite = wish.not ? wish.kind : `not ${wish.kind}`;
    const wasUnwanted = beside && !wish.not && wishes.has(opposite);
    withdraw(wishes, wish, opposite);
    // What is allowed again is not the only thing that is wanted.
    if (wasUnwanted && held === undefined) return;
    const joins = held !== undefined && isChoice(held) && (beside || wish.not);
    const values = joins ? [...new Set([...held.values, ...wish.values])] : wish.values;
    const isAny = !wish.not && EVERY.every((value) => wish.values.includes(value));
    if (isAny) wishes.delete(key);
    else if (joins) wishes.set(key, { ...wish, values });
    if (isAny || joins) return;
  }
  if (allowed !== true || !MINOR.has(wish.kind)) wishes.set(key, wish);
  else if (held?.kind === 'feature' && held.not) wishes.delete(key);
};
