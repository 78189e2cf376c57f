import type { PlanWords } from '../wishes/plan.ts';
import { type ChoiceWish, isRange, type Wish } from '../wishes/wish.ts';

const NONE =
  /\b(?:no|zero|without(?: the)?|free of|dont pay|don't pay|0) vat\b(?! ?(?:reg|back|number|to (?:re)?claim))|\bvat[ -]free\b/;
const QUALIFYING = /\bvat[ -]qualifying\b/;

/** Vans on which there is VAT to reclaim, or none to pay. @param text the message, spelt right */
export const vatWishes = (text: string): readonly ChoiceWish[] => {
  if (NONE.test(text)) return [{ kind: 'vat', values: ['no VAT'], not: false }];
  return QUALIFYING.test(text) ? [{ kind: 'vat', values: ['VAT'], not: false }] : [];
};

const PAYS: readonly RegExp[] = [
  /\b(?:not|isn'?t|aren'?t|ain'?t|never|non) ?-?(?:\w+ )?vat[ -]?reg\w*/,
  /\b(?:can'?t|cannot|don'?t|unable to|won'?t|not) (?:\w+ ){0,3}?(?:re)?claim (?:the |any |it )?(?:vat|it|back)\b/,
  /\bno vat (?:back|number|to (?:re)?claim)\b|\b(?:can'?t|don'?t) get (?:the |any )?vat back\b/,
  /\bvat back\b.*\b(?:no|can'?t|don'?t)\b/,
  /\b(?:private (?:buyer|individual|person|sale)|personal use|just for me personally)\b/,
];
const REGISTERED = /\b(?:i'?m|i am|we'?re|we are|company is|business is) (?:\w+ )?vat[ -]?reg\w*/;
/** Whether VAT comes back to who says this. @param text the message, spelt right */
export const reclaimsVat = (text: string): boolean | null =>
  PAYS.some((pattern) => pattern.test(text)) ? false : REGISTERED.test(text) ? true : null;

const WITHOUT = /\b(?:plus|\+|exc?\w*|before|without) ?(?:the )?vat\b/;
/** What somebody who can't reclaim VAT would spend is all they have, VAT and all. */
export const withTheirVat = (wishes: readonly Wish[], { reclaims }: PlanWords, text = ''): readonly Wish[] =>
  reclaims !== false || WITHOUT.test(text)
    ? wishes
    : wishes.map((wish) => (isRange(wish) && wish.kind === 'price' && !wish.than ? { ...wish, kind: 'priceWithVat' } : wish));
