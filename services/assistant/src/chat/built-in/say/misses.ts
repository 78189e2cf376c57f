import { formatNumber, formatPounds } from '@forecourt/rules';
import { RANGE_WORDS, UNKNOWN } from '../find/kinds.ts';
import type { Van } from '../find/van.ts';
import { isChoice, isRange, type RangeWish, type Wish } from '../wishes/wish.ts';
import { chosenFact, featureName, featureWords, measuredFact } from './facts.ts';
import { priceWords } from './van-words.ts';
import { listed } from './words.ts';

/** By how much a figure misses what was asked for: "£2,495 over at", "188 kg short with"; nothing of what only compares with others. */
const differenceOf = (van: Van, { kind, min, max, about, than, word, words }: RangeWish): string => {
  const value = van.measures[kind];
  const { bounds, unit = '', differs } = RANGE_WORDS[kind];
  const isCompared = than !== undefined || word !== undefined || (kind === 'grossWeight' && words !== undefined);
  if (value === null || isCompared || kind === 'monthly') return '';
  const isOver = max !== null && value > max;
  const far = Math.round((isOver ? value - (about ?? max) : (about ?? min ?? value) - value) * 10) / 10;
  if (far <= 0) return '';
  if (bounds === 'money') return `${formatPounds(far)} ${isOver ? 'over' : 'under'} at `;
  return differs ? `${formatNumber(far)} ${unit} ${isOver ? 'over' : 'short'} with ` : '';
};

const missedRange = (van: Van, { kind }: RangeWish): string => {
  if (kind === 'price' || kind === 'priceWithVat') return priceWords(van);
  if (kind === 'year') return `from ${van.vehicle.year}`;
  if (kind === 'monthly' && van.measures.monthly !== null) return 'more a month';
  return measuredFact(kind, van) ?? `no ${RANGE_WORDS[kind].name} listed`;
};

const missed = (van: Van, wish: Wish): string => {
  if (isRange(wish)) return `${differenceOf(van, wish)}${missedRange(van, wish)}`;
  if (isChoice(wish)) return chosenFact(wish.kind, van) ?? UNKNOWN[wish.kind] ?? '';
  if (wish.kind !== 'feature') return 'not listed as clean-air compliant';
  return wish.not ? `has ${featureWords(wish.feature)}` : `no ${featureName(wish.feature)} listed`;
};

const MOST_SAID = 4;

/** What a van that has been named misses of what was asked for: "manual and £12,995 plus VAT". */
export const missWords = (van: Van, wishes: readonly Wish[]): string => {
  // Its name says already that it is another model.
  const further = wishes.filter(({ kind }) => kind !== 'name');
  return listed([...new Set((further.length > 0 ? further : wishes).slice(0, MOST_SAID).map((wish) => missed(van, wish)))]);
};
