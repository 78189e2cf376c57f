import type { Vehicle } from '@forecourt/contracts';
import { figuresIn } from './figures.ts';
import { missingItems } from './finance.ts';
import { examplesOf } from './finance-figures.ts';
import { type Answer, type Fault, fault, type Grounds, label, type Situation } from './grounds.ts';
import { isVisitors, visitorFigures } from './known-figures.ts';
import { isOnlyAsked, passagesOf } from './passages.ts';
import { linesOf } from './text.ts';
import { priceOf, priceWithVatOf } from './van-prices.ts';

/** True but misleading amounts: a price without VAT (D15), a monthly figure without its example (D21). */
export function misleadingPrices(answer: Answer, situation: Situation, grounds: Grounds): Fault[] {
  return [...pricesWithoutVat(answer, situation, grounds), ...monthlyWithoutExample(answer, situation, grounds)];
}

function pricesWithoutVat(answer: Answer, situation: Situation, grounds: Grounds): Fault[] {
  const everywhere = figuresIn(answer.text).map(({ value }) => value);
  const lineOf = (sentence: string): string => linesOf(answer.text).find((line) => line.includes(sentence.trim())) ?? sentence;
  return passagesOf(answer, situation, grounds).flatMap(({ sentence, rest, subject, named }) => {
    const amounts = figuresIn(rest).filter(({ unit }) => unit === '£');
    const priced = subject.filter((van) => amounts.some(({ value }) => value === priceOf(van)));
    const withoutVat = priced.filter((van) => van.vatQualifying && !saysVat(lineOf(sentence), everywhere, van));
    const withVat = named.filter(
      (van) => !van.vatQualifying && priced.includes(van) && named.length === 1 && /(?:plus|\+|ex\S*) ?VAT/i.test(sentence),
    );
    return [
      ...withoutVat.map((van) => fault('invented', `the price of ${label(van)} without its VAT: "${sentence.trim()}"`)),
      ...withVat.map((van) => fault('invented', `VAT on ${label(van)}, which has none: "${sentence.trim()}"`)),
    ];
  });
}

const saysVat = (line: string, everywhere: readonly number[], van: Vehicle): boolean =>
  /\bVAT\b/.test(line) && everywhere.includes(priceWithVatOf(van));

function monthlyWithoutExample(answer: Answer, situation: Situation, grounds: Grounds): Fault[] {
  const theirs = visitorFigures(situation.said, grounds.today);
  const passages = passagesOf(answer, situation, grounds);
  const monthly = passages.flatMap((passage) =>
    figuresIn(isOnlyAsked(passage) ? '' : passage.rest)
      .filter(({ value, unit }) => unit === '£/month' && !isVisitors(value, theirs, situation.said))
      .map(({ written }) => ({ written, subject: passage.subject })),
  );
  const [first] = monthly;
  if (first === undefined) return [];
  const vans = new Set(monthly.flatMap(({ subject }) => subject));
  const deposits = [undefined, 0, ...theirs.filter((value) => value > 100)];
  const terms = [undefined, 24, 36, 48, 60, 72, ...theirs.filter((value) => value >= 12 && value <= 84)];
  const hasExample = [...vans].some((van) =>
    deposits.some((deposit) =>
      terms.some((months) =>
        examplesOf(van, grounds.settings, { deposit, months }).some((example) => missingItems(answer.text, example).length === 0),
      ),
    ),
  );
  return hasExample ? [] : [fault('invented', `${first.written} a month without a whole representative example`)];
}
