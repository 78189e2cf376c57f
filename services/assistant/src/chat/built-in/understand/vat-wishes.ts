import type { ChoiceWish } from '../wishes/wish.ts';

const NONE = /\b(?:no|zero|without(?: the)?|free of|dont pay|don't pay|0) vat\b(?! ?(?:reg|back|number))|\bvat[ -]free\b/;
const QUALIFYING = /\bvat[ -]qualifying\b/;

/** Vans on which there is VAT to reclaim, or none to pay. @param text the message, spelt right */
export const vatWishes = (text: string): readonly ChoiceWish[] => {
  if (NONE.test(text)) return [{ kind: 'vat', values: ['no VAT'], not: false }];
  return QUALIFYING.test(text) ? [{ kind: 'vat', values: ['VAT'], not: false }] : [];
};
