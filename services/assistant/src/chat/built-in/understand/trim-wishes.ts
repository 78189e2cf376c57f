import { spellRight, type Token } from '@forecourt/language';
import type { ChoiceWish } from '../wishes/wish.ts';
import type { Heard } from './heard-slot.ts';
import type { StockNames } from './stock-names.ts';

const SLOTS: ReadonlySet<string> = new Set(['model', 'make', 'size', 'equipment', 'attribute']);

/** Trims and makers' codes that the stock has: "Wildtrak", "T32". */
export const trimWishes = (
  tokens: readonly Token[],
  heard: readonly Heard[],
  { isTrim, makes, models }: StockNames,
): readonly ChoiceWish[] => {
  const values = tokens.flatMap(({ kind, word }, place) => {
    if (kind !== 'word' && kind !== 'code') return [];
    if (heard.some(({ slot, start, end }) => place >= start && place < end && !SLOTS.has(slot))) return [];
    const trim = isTrim(word) ? word : spellRight(word);
    return isTrim(trim) && !makes.has(trim) && !models.has(trim) ? [trim] : [];
  });
  return values.length > 0 ? [{ kind: 'code', values, not: false }] : [];
};
