import {
  BODY_TERMS,
  COLOUR_TERMS,
  FUEL_TERMS,
  formPattern,
  GEARBOX_TERMS,
  ROOF_TERMS,
  SIZE_TERMS,
  STATUS_TERMS,
  type Terms,
  VAT_TERMS,
  WHEELBASE_TERMS,
} from '@forecourt/language';
import type { ChoiceKind, ChoiceWish, Wish } from '../wishes/wish.ts';
import type { StockNames } from './read-names.ts';
import type { Typed } from './typed.ts';

/** Length and height codes as makers write them. */
const CODES = /\b(?:l([1-5]) ?h([1-3])|(?<!\w)l([1-4])|h([1-3])|cr(\d\d)|t(2[68]|3[02]))(?= |$)/g;

const TABLE: readonly (readonly [ChoiceKind, Terms])[] = [
  ['vat', VAT_TERMS],
  ['status', STATUS_TERMS],
  ['wheelbase', WHEELBASE_TERMS],
  ['roof', ROOF_TERMS],
  ['body', BODY_TERMS],
  ['gearbox', GEARBOX_TERMS],
  ['fuel', FUEL_TERMS],
  ['size', SIZE_TERMS],
  ['colour', COLOUR_TERMS],
];
const PATTERNS = TABLE.map(
  ([kind, terms]) => [kind, terms.map(([value, forms]) => [value, formPattern(forms)] as const)] as const,
);

const choice = (kind: ChoiceKind, values: readonly string[], not: boolean): readonly ChoiceWish[] =>
  values.length === 0 ? [] : [{ kind, values: [...new Set(values)], not }];
const takenBack = (kind: ChoiceKind, values: readonly string[]): readonly ChoiceWish[] =>
  choice(kind, values, true).map((wish) => ({ ...wish, back: true }));

/** "no vat" is a van without VAT, not a van that is unwanted. */
const NEVER_NEGATED: ReadonlySet<ChoiceKind> = new Set(['vat', 'status']);

const readKind = (typed: Typed, kind: ChoiceKind, patterns: readonly (readonly [string, RegExp])[]): readonly ChoiceWish[] => {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const back: string[] = [];
  for (const [value, pattern] of patterns) {
    for (const found of typed.take(pattern)) {
      const said = NEVER_NEGATED.has(kind) ? wanted : found.back ? back : found.negated ? unwanted : wanted;
      said.push(value);
    }
  }
  return [...choice(kind, wanted, false), ...choice(kind, unwanted, true), ...takenBack(kind, back)];
};

const readCodes = (typed: Typed, isTrim: StockNames['isTrim']): readonly ChoiceWish[] => {
  const codes = typed.take(CODES).map(({ match }) => match[0].replaceAll(' ', ''));
  const words = typed.rest.split(' ').filter((word) => word.length >= 3 && isTrim(word));
  for (const word of words) typed.drop(new RegExp(`\\b${word}\\b`, 'g'));
  return [...codes, ...words].map((code): ChoiceWish => ({ kind: 'code', values: [code], not: false })).slice(0, 1);
};

/** Who builds a camper wants a van to build it in. */
const CONVERTED =
  /\b(?:convert(?:ing|ed)?|turn(?:ing|ed)?|mak(?:e|ing)|build(?:ing)?|conversion)(?: (?:it|one|a van|that|this|my own))? (?:in ?to|to|as)(?: an?| my own)? (?:camper\w*|motor ?homes?|day ?van)/g;
const NOT_LARGE =
  /\b(?:not|nothing|isnt|nowhere near|dont want (?:it|one|anything)) (?:too|to|overly|massively|really) (?:big|large|massive|huge)\b/g;
const NOT_COLOURS = /\b(?:white van man|white goods|green waste|black country|green belt|red tape|blue collar|black friday)\b/g;

/** Body, fuel, gearbox, colour and size in the stock's own values. */
export const readChoices = (typed: Typed, isTrim: StockNames['isTrim']): readonly Wish[] => {
  typed.drop(NOT_COLOURS);
  typed.drop(CONVERTED);
  const notLarge = typed.drop(NOT_LARGE) ? choice('size', ['small', 'medium'], false) : [];
  const wishes = PATTERNS.flatMap(([kind, patterns]) => readKind(typed, kind, patterns));
  return [...readCodes(typed, isTrim), ...notLarge, ...wishes];
};
