import { BUDGETS, type Conversation } from './conversation.ts';
import { isRange, type RangeWish } from './wish.ts';

const LEAST_THOUSANDS = 3;
const MOST_THOUSANDS = 99;
const LEAST_PRICE = 1_500;
/** A figure is another one of the same measure only if it is not far from it. */
const FAR = 2.5;

/** "150 would do", where a range of 200 miles was asked for. */
const another = (figure: number, { wishes }: Conversation): RangeWish | null => {
  const near = [...wishes.values()].filter((wish): wish is RangeWish => {
    const bound = isRange(wish) && wish.than === undefined && wish.words === undefined ? (wish.min ?? wish.max) : null;
    return bound !== null && figure <= bound * FAR && figure * FAR >= bound;
  });
  const wish = near.at(-1);
  if (wish === undefined) return null;
  return { kind: wish.kind, min: wish.min === null ? null : figure, max: wish.min === null ? figure : null };
};

/** What a figure alone says: another bound of what was wished, or where a budget was asked for thousands or so much a month. */
export const bareFigure = (figure: number | null, before: Conversation): RangeWish | null => {
  if (figure === null || figure < LEAST_THOUSANDS) return null;
  const { wishes, asked } = before;
  const held = BUDGETS.find((key) => wishes.has(key));
  const awaited = held === undefined && asked.has('budget');
  const measure = awaited ? null : another(figure, before);
  if (measure !== null) return measure;
  if (held === undefined && !awaited) return null;
  const whole = held === 'priceWithVat' ? held : 'price';
  if (figure <= MOST_THOUSANDS) return { kind: whole, min: null, max: figure * 1_000 };
  return { kind: figure < LEAST_PRICE ? 'monthly' : whole, min: null, max: figure };
};
