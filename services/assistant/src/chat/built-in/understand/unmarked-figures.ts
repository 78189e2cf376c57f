import type { HeardSlot, Slot, Token } from '@forecourt/language';

/** What its unit makes of a figure. */
const UNITS: readonly (readonly [unit: RegExp, slot: Slot])[] = [
  [/^(?:(?:a|per|each) month|pm|pcm)\b/, 'monthly'],
  [/^(?:£|k|grand|thousand|quid|pounds?)$/, 'budget'],
  [/^(?:seats?|seaters?)$/, 'seats'],
];
/** A bare figure bounded like this is a price: "nothing over 15". */
const BOUNDED = /\b(?:under|below|up to|upto|max|maximum|than|over|around|about|spend(?:ing)?|budget(?: is| of)?)$/;
/** What may follow a price. */
const GOES_ON = /^(?:and|with|that|which|w|in|but|so|or|i|we|please|pls|max|tops|ish|if|for)?$|^[^a-z%]/;
const SHORT_PRICE = { least: 4, most: 99 };
const REACH = 5;

/** Figures that the tagger has overlooked: "30 thousand". */
export const unmarkedFigures = (
  tokens: readonly Token[],
  spelt: readonly string[],
  slots: readonly HeardSlot[],
): readonly HeardSlot[] => {
  const isPriced = slots.some(({ slot }) => slot === 'budget' || slot === 'monthly');
  return tokens.flatMap((token, place) => {
    if (token.kind !== 'number' || slots.some(({ start, end }) => place >= start && place < end)) return [];
    const [before = '', after = ''] = [tokens[place - 1]?.word, tokens[place + 1]?.word];
    const start = before === '£' ? place - 1 : place;
    const next = spelt.slice(place + 1, place + 3).join(' ');
    const unit = UNITS.find(([pattern]) => pattern.test(next) || pattern.test(before === '£' ? before : after));
    const end = UNITS.some(([pattern]) => pattern.test(after)) ? place + 2 : place + 1;
    const value = Number(token.word);
    const isPrice =
      !isPriced &&
      value >= SHORT_PRICE.least &&
      value <= SHORT_PRICE.most &&
      GOES_ON.test(after) &&
      BOUNDED.test(spelt.slice(Math.max(0, start - REACH), start).join(' '));
    const slot = unit?.[1] ?? (isPrice ? 'budget' : null);
    return slot === null ? [] : [{ slot, sign: 'wanted' as const, start, end, words: spelt.slice(start, end).join(' ') }];
  });
};
