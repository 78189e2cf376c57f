/** What is asked of the finance on a van, beside what it is a month. */
export type FinancePart = 'rate' | 'total' | 'interest' | 'vat' | 'credit' | 'deposit';

const PARTS: readonly (readonly [part: FinancePart, words: RegExp])[] = [
  ['rate', /\b(?:rates?|apr)\b|\bwhat (?:percent\w*|%)/],
  ['total', /\b(?:total|altogether|all together|all told|in all|overall|(?:pay|paid|paying|give) (?:it |you |them )?back)\b/],
  ['interest', /\binterest\b(?! (?:rate|free))/],
  ['vat', /\bvat\b/],
  ['credit', /\b(?:left (?:to|owing|over|after)|balance|owing|amount (?:of credit|financed|borrowed))\b|\bleft\b.*\bfinance\b/],
  ['deposit', /\b(?:up ?front|how much (?:\w+ )?down|(?:how much|what(?:'s|s)?|which) (?:is )?(?:the )?deposit)\b/],
];

/** The parts of an agreement that a message speaks of. @param text the message, spelt right */
export const financePartsIn = (text: string): readonly FinancePart[] =>
  PARTS.flatMap(([part, words]) => (words.test(text) ? [part] : []));
