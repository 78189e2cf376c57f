import { knownFeature } from '@forecourt/language';
import { CONDITION_LABELS, formatNumber, formatPounds } from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import { writtenFeature } from '../find/wish-test.ts';
import { type ChoiceKind, isChoice, isRange, type RangeKind, type RangeWish, type Wish } from '../wishes/wish.ts';
import { measuredFact } from './facts.ts';
import { plainText, priceWords } from './van-words.ts';
import { listed, withArticle } from './words.ts';

const NAMES: Readonly<Partial<Record<RangeKind, string>>> = {
  payload: 'payload',
  loadLength: 'load length',
  loadWidth: 'load width',
  loadHeight: 'load height',
  loadVolume: 'load volume',
  height: 'height',
  length: 'length',
  width: 'width',
  towing: 'towing limit',
  grossWeight: 'gross weight',
  seats: 'number of seats',
  mileage: 'mileage',
  power: 'power',
  economy: 'fuel economy',
  range: 'range',
  engine: 'engine size',
};

/** By how much a figure misses what was asked for: "£2,495 over at", "188 kg short with"; nothing of what only compares with others. */
const differenceOf = (van: Van, { kind, min, max, about, than, word }: RangeWish): string => {
  const value = van.measures[kind];
  if (value === null || than !== undefined || word !== undefined) return '';
  const isOver = max !== null && value > max;
  const far = Math.round((isOver ? value - (about ?? max) : (about ?? min ?? value) - value) * 10) / 10;
  if (far <= 0) return '';
  if (kind === 'price' || kind === 'priceWithVat') return `${formatPounds(far)} ${isOver ? 'over' : 'under'} at `;
  const unit = /^\S+ (miles|kg|mm|m³|mpg|bhp)\b/.exec(measuredFact(kind, van) ?? '')?.[1];
  return unit === undefined ? '' : `${formatNumber(far)} ${unit} ${isOver ? 'over' : 'short'} with `;
};

const missedRange = (van: Van, { kind }: RangeWish): string => {
  if (kind === 'price' || kind === 'priceWithVat') return priceWords(van);
  if (kind === 'monthly') return van.measures.monthly === null ? 'no monthly price listed' : 'more a month';
  if (kind === 'year') return `from ${van.vehicle.year}`;
  return measuredFact(kind, van) ?? `no ${NAMES[kind]} listed`;
};

const missedChoice = (van: Van, kind: ChoiceKind): string => {
  const { vehicle } = van;
  switch (kind) {
    case 'body':
      return vehicle.bodyType === null || vehicle.bodyType === 'Other'
        ? 'another body'
        : withArticle(vehicle.bodyType.toLowerCase());
    case 'fuel':
      return vehicle.fuelType === null ? 'no fuel listed' : vehicle.fuelType === 'LPG' ? 'LPG' : vehicle.fuelType.toLowerCase();
    case 'gearbox':
      return vehicle.transmission === null ? 'no gearbox listed' : vehicle.transmission.toLowerCase();
    case 'colour':
      return vehicle.colour === null ? 'no colour listed' : `in ${plainText(vehicle.colour)}`;
    case 'condition':
      return vehicle.condition === 'p/ex to clear' ? CONDITION_LABELS[vehicle.condition] : vehicle.condition;
    case 'status':
      return vehicle.stockStatus === 'Due In' ? 'due in' : 'in stock';
    case 'size':
      return van.class === 'small' || van.class === 'medium' || van.class === 'large' ? `a ${van.class} van` : 'another size';
    case 'vat':
      return vehicle.vatQualifying ? 'VAT to pay on it' : 'no VAT to reclaim';
    case 'name':
      return 'another model';
    default:
      return 'another length or height';
  }
};

const missed = (van: Van, wish: Wish): string => {
  if (isRange(wish)) return `${differenceOf(van, wish)}${missedRange(van, wish)}`;
  if (isChoice(wish)) return missedChoice(van, wish.kind);
  if (wish.kind === 'soft') return '';
  if (wish.kind === 'cleanAir') return 'not listed as clean-air compliant';
  const said = knownFeature(wish.feature)?.said ?? wish.feature;
  if (!wish.not && writtenFeature(van, wish.feature) !== null) return `${said} mentioned on its page`;
  return wish.not ? `has ${said}` : `no ${said.replace(/^an? /, '')} listed`;
};

const MOST_SAID = 4;

/** What a van that has been named misses of what was asked for: "manual and £12,995 plus VAT". */
export const missWords = (van: Van, wishes: readonly Wish[]): string => {
  // Its name says already that it is another model.
  const further = wishes.filter(({ kind }) => kind !== 'name');
  return listed([...new Set((further.length > 0 ? further : wishes).slice(0, MOST_SAID).map((wish) => missed(van, wish)))]);
};
