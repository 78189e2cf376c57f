import type { Vehicle } from '@forecourt/contracts';
import { type Figure, figuresIn, inDigits } from './figures.ts';
import { type Answer, type Fault, fault, type Grounds, type Situation } from './grounds.ts';
import {
  countsOf,
  extremesOf,
  financeOf,
  isLoose,
  isOwnReading,
  isVisitors,
  openingTimes,
  pricesOf,
  ratesOf,
  timeThere,
  visitorFigures,
} from './known-figures.ts';
import { isOnlyAsked, type Passage, passagesOf } from './passages.ts';
import { vanFigures } from './van-figures.ts';

const EXTREME =
  /\b(?:from|cheapest|start(?:s|ing)?|least|lowest|up to|most|longest|biggest|largest|between|highest|newest|oldest|dearest)\b/i;
/**
 * Fixed by the specification: the included warranty of a used van, the age up to which the maker's applies, a callback, the limits
 * of a deposit and a term. By law: what a car licence covers.
 */
const FIXED: readonly (readonly [RegExp, string, readonly number[]])[] = [
  [/warranty/i, 'month', [6, 36]],
  [/call/i, 'day', [24]],
  [/deposit/i, '%', [0, 50]],
  [/\bterms\b/i, 'month', [12, 24, 60, 84]],
  [/\bterms\b/i, 'null', [12, 24, 60]],
  [/licence/i, 'kg', [3_500]],
  [/licence/i, 'seat', [8]],
  [/\beuro\b/i, 'null', [4, 5, 6]],
  [/\bzero|co2|emission/i, 'g/km', [0]],
  [/four-wheel drive/i, 'null', [4]],
];
/** Words that compare figures. */
const BOUND =
  /\b(?:your|budget|under|up to|within|below|over|above|than|between|around|about|more|less|cheaper|dearer|short|longer|shorter|extra|difference)\b/i;
const FINANCE = /\b(?:deposit|credit|payable|cash price|example|month(?:s|ly)?|interest|financ\w*|put down|hire purchase)\b/i;
/** Smaller numbers without a unit are idiomatic ("one of 2"; not "24/7"). */
const SMALL = 4;

/** Figures in an answer that come from neither its vans, the settings, the visitor nor a calculation. */
export function inventedFigures(answer: Answer, situation: Situation, grounds: Grounds): Fault[] {
  const theirs = visitorFigures(situation.said, grounds.today);
  return passagesOf(answer, situation, grounds).flatMap((passage) =>
    figuresIn(inDigits(passage.rest))
      .filter((figure) => !isTrue(figure, passage, { answer, situation, grounds, theirs }))
      .map(({ written }) => fault('invented', `"${written.trim()}" in "${passage.sentence.trim()}"`)),
  );
}

interface Context {
  readonly answer: Answer;
  readonly situation: Situation;
  readonly grounds: Grounds;
  readonly theirs: readonly number[];
}

function isTrue(figure: Figure, passage: Passage, context: Context): boolean {
  const { settings, today } = context.grounds;
  const { value, unit } = figure;
  if (unit === 'time') {
    const asked = context.situation.said.flatMap(figuresIn).some((own) => own.unit === 'time' && own.value === value);
    const isNow = /\bit is\b|\bnow\b/i.test(passage.sentence) && Math.abs(timeThere(new Date()) - value) <= 2;
    return asked || isNow || openingTimes(settings).includes(value);
  }
  if (isOnlyAsked(passage)) return true;
  if (isVisitors(value, context.theirs, context.situation.said) && isNoClaim(figure, passage)) return true;
  if (isOwnReading(figure, context.answer.vans, context.situation.said)) return true;
  const { sentence } = passage;
  if (FIXED.some(([topic, ofUnit, values]) => topic.test(sentence) && ofUnit === String(unit) && values.includes(value)))
    return true;
  if (unit === null && (value < SMALL || value === Number(today.slice(0, 4)))) return true;
  return isVans(figure, passage, context) || isGeneral(figure, passage, context);
}

/** The visitor's own amount must not be presented as a van's price. */
const isNoClaim = ({ unit }: Figure, { sentence, named }: Passage): boolean =>
  (unit !== '£' && unit !== '£/month') || named.length === 0 || BOUND.test(sentence);

const among = ({ value, within }: Figure, values: readonly number[]): boolean =>
  values.some((each) => Math.abs(each - value) <= Math.max(within, 0.005));

function isVans(figure: Figure, { subject, sentence }: Passage, { situation, grounds, theirs }: Context): boolean {
  const ofVan = (van: Vehicle): number[] => {
    if (figure.unit !== '£' && figure.unit !== '£/month') return vanFigures(van, figure.unit);
    const { whole, monthly } = financeOf(van, grounds.settings, theirs);
    if (figure.unit === '£/month') return monthly;
    return FINANCE.test(sentence) ? [...pricesOf(van), ...whole, ...monthly] : pricesOf(van);
  };
  const own = subject.flatMap(ofVan);
  if (among(figure, own)) return true;
  if (!BOUND.test(sentence)) return false;
  // "£500 over your budget", "2,000 miles less than the other".
  const others = [...theirs, ...[...subject, ...situation.seen].flatMap(ofVan)];
  return own.some((each) =>
    among(
      figure,
      others.map((other) => Math.abs(each - other)),
    ),
  );
}

function isGeneral(figure: Figure, { subject, sentence }: Passage, { answer, situation, grounds }: Context): boolean {
  const { settings } = grounds;
  const { unit } = figure;
  if (unit === '%') return among(figure, ratesOf(subject.length > 0 ? subject : grounds.stock.slice(0, 20), settings));
  if (unit === 'month') return among(figure, [settings.finance.termMonths, 12]);
  if (unit === '£' && among(figure, [settings.finance.deposit])) return true;
  if (unit === 'van' || unit === null) return isCount(figure, { answer, situation, grounds });
  return EXTREME.test(sentence) && among(figure, extremesOf(situation.wish, unit, grounds));
}

/** A number of vans: of those that match, or of a kind; at most that many if the wish can be read more narrowly. */
function isCount(figure: Figure, { answer, situation, grounds }: Omit<Context, 'theirs'>): boolean {
  const { settings } = grounds;
  const counts = countsOf(situation, grounds);
  if (among(figure, [settings.foundingYear, settings.finance.termMonths])) return true;
  if (isLoose(situation.wish, situation.said)) return figure.value <= Math.max(...counts);
  return among(figure, [answer.vans.length, situation.shown.length, ...counts]);
}
