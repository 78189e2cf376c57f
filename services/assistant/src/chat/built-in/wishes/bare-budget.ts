import type { Conversation } from './conversation.ts';
import type { RangeWish } from './wish.ts';

const LEAST_THOUSANDS = 3;
const MOST_THOUSANDS = 99;
const LEAST_PRICE = 1_500;

/** What a figure alone says after a budget was asked for or given: thousands, or so much a month. */
export const bareBudget = (figure: number | null, { wishes, asked }: Conversation): RangeWish | null => {
  if (figure === null || figure < LEAST_THOUSANDS) return null;
  const held = (['price', 'priceWithVat', 'monthly'] as const).find((key) => wishes.has(key));
  if (held === undefined && !asked.has('budget')) return null;
  const whole = held === 'priceWithVat' ? held : 'price';
  if (figure <= MOST_THOUSANDS) return { kind: whole, min: null, max: figure * 1_000 };
  return { kind: figure < LEAST_PRICE ? 'monthly' : whole, min: null, max: figure };
};
