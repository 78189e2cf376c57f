import type { Slot, Understanding } from '@forecourt/language';

/** Slots whose figures are not about a van. Those that are easily confused count only if the message has one of these words. */
const OTHERS: Readonly<Partial<Record<Slot, RegExp>>> = {
  debt: /./,
  people: /./,
  quantity: /./,
  trip: /./,
  person_size: /\b(?:i'?m|i am|he'?s|she'?s)\b/i,
  trailer_weight: /\b(?:tow|pull|trail|caravan|haul|horse ?box|boat)/i,
};

/** A message without the figures that say nothing of a van: "I still owe [£4,200]", "[2] adults", "a [2.8 ton] digger" on a trailer. */
export const withoutOthers = (message: string, { slots, tokens }: Understanding): string =>
  slots
    .filter(({ slot }) => OTHERS[slot]?.test(message))
    .reduceRight((text, { start, end }) => {
      const [first, last] = [tokens[start], tokens[end - 1]];
      return first && last ? `${text.slice(0, first.start)} ${text.slice(last.end)}` : text;
    }, message);

/** The slots that a message was read without. */
export const unusedSlots = (message: string, { slots }: Understanding): readonly Slot[] =>
  slots.filter(({ slot }) => OTHERS[slot]?.test(message)).map(({ slot }) => slot);
