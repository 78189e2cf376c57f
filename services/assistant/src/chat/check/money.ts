import { pricePair } from '@forecourt/rules';
import type { StockedVan } from '../chat-engine.ts';
import { exampleFigures, examplesOf, holdsExample } from './finance-figures.ts';
import type { Ground } from './ground.ts';
import { isGone } from './ground.ts';

/** An amount as it stands in a sentence. */
export interface Amount {
  readonly value: number;
  readonly before: string;
  readonly after: string;
}

const AMOUNT = /£\s?(\d+(?:,\d{3})*(?:\.\d+)?)(\s?k\b)?/gi;

export const amountsIn = (sentence: string): readonly Amount[] =>
  [...sentence.matchAll(AMOUNT)].map((match) => {
    const [whole, digits = '', thousands] = match;
    const value = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1_000);
    return { value, before: sentence.slice(0, match.index), after: sentence.slice(match.index + whole.length) };
  });

export const withoutAmounts = (sentence: string): string => sentence.replace(AMOUNT, ' ');

const MONTHLY_AFTER = /^\s*(?:(?:a|per|each|every|\/)\s?(?:calendar )?month\b|\/?\s?(?:pm|pcm|mo)\b|monthly\b)/i;
const MONTHLY_BEFORE = /\bmonthly (?:payments?|figures?|price|cost)s?(?: would be| is| of|:)?(?: about| around)?\s*$/i;
const isMonthly = ({ before, after }: Amount): boolean => MONTHLY_AFTER.test(after) || MONTHLY_BEFORE.test(before);

/** A limit or a wish of the visitor's, said back. */
const LIMIT =
  /\b(?:budget|under|below|up to|less than|within|over|above|more than|at least|at most|between|max(?:imum)?|deposit|you (?:asked|said|have|want|need|mentioned)|your|limit|spend|afford|around|or less)\b/i;
const PRICING =
  /\b(?:costs?|costing|priced?(?: at| is)?|for sale (?:at|for)|sell\w*|it is|it's|that's|van is|for)\s*(?:only |just |about |around )?$/i;
const isLimit = ({ before, after }: Amount): boolean =>
  LIMIT.test(`${before.slice(-60)}£${after.slice(0, 25)}`) && (!PRICING.test(before) || /\bbudget\b/i.test(before));

const VAT_AFTER = /^(?:\s*\()?\s*(?:(plus|\+|ex\w*\.?|before|without)|(inc\w*\.?|with)|(no))\s*(?:the )?vat\b/i;

/** What a price in a sentence has to stand with: its VAT, and the other figure beside it (D15). */
const isPriceOf = ({ value, after }: Amount, { vehicle }: StockedVan, amounts: readonly Amount[], sentence: string): boolean => {
  if (isGone(vehicle)) return false;
  const pair = pricePair(vehicle.price, vehicle.vatQualifying);
  const [, plus, including, none] = VAT_AFTER.exec(after) ?? [];
  if (!/\bvat\b/i.test(sentence)) return false;
  if (!pair.vatQualifying) return value === pair.price && plus === undefined && including === undefined;
  if (none !== undefined) return false;
  const others = new Set(amounts.map((amount) => amount.value));
  if (value === pair.excludingVat) return including === undefined && others.has(pair.includingVat);
  return value === pair.includingVat && plus === undefined && others.has(pair.excludingVat);
};

/** Whether an amount is one of the van's: its price, or of an example that the text gives in full (D21). */
export const isAmountOf = (
  amount: Amount,
  van: StockedVan,
  { sentence, text, amounts }: { readonly sentence: string; readonly text: string; readonly amounts: readonly Amount[] },
  { dealership, visitorFigures }: Ground,
): boolean => {
  if (!isMonthly(amount) && isPriceOf(amount, van, amounts, sentence)) return true;
  return examplesOf(van.vehicle, dealership, visitorFigures).some(
    (example) =>
      exampleFigures(example).some(({ value, unit }) => unit === '£' && value === amount.value) && holdsExample(text, example),
  );
};

/** Whether an amount is nobody's price: a limit the visitor named, or the settings' deposit. */
export const isAmountOfNoVan = (amount: Amount, { visitorFigures, dealership }: Ground): boolean => {
  if (visitorFigures.has(amount.value) && isLimit(amount)) return true;
  return (
    amount.value === dealership.finance.deposit && /deposit/i.test(`${amount.before.slice(-40)}${amount.after.slice(0, 40)}`)
  );
};
