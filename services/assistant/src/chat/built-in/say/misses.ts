import { CONDITION_LABELS } from '@forecourt/rules';
import type { Van } from '../find/van.ts';
import { MEASURES } from '../find/wish-test.ts';
import { knownFeature } from '../vocabulary/known-features.ts';
import { type ChoiceKind, isChoice, isRange, type RangeKind, type Wish } from '../wishes/wish.ts';
import { measuredFact } from './facts.ts';
import { plainText, priceWords } from './van-words.ts';
import { listed, withArticle } from './words.ts';

const NAMES: Readonly<Partial<Record<RangeKind, string>>> = {
  payload: 'its payload',
  loadLength: 'its load length',
  loadWidth: 'its load width',
  loadHeight: 'its load height',
  loadVolume: 'its load volume',
  height: 'its height',
  length: 'its length',
  grossWeight: 'its gross weight',
  seats: 'how many seats it has',
  mileage: 'its mileage',
  power: 'its power',
  economy: 'its fuel economy',
  range: 'its range',
};

const missedRange = (van: Van, kind: RangeKind): string => {
  if (kind === 'price' || kind === 'priceWithVat') return `it costs ${priceWords(van)}`;
  if (kind === 'monthly') return MEASURES.monthly(van) === null ? 'no monthly price is recorded' : 'it costs more a month';
  if (kind === 'year') return `it is from ${van.vehicle.year}`;
  return (
    measuredFact(kind, van)
      ?.replace(/^/, 'it has ')
      .replace(/^it has (.* mm (?:high|long))$/, 'it is $1') ?? `${NAMES[kind]} is not recorded`
  );
};

const missedChoice = (van: Van, kind: ChoiceKind): string => {
  const { vehicle } = van;
  switch (kind) {
    case 'body':
      return vehicle.bodyType === null || vehicle.bodyType === 'Other'
        ? 'it has another body'
        : `it is ${withArticle(vehicle.bodyType.toLowerCase())}`;
    case 'fuel':
      return vehicle.fuelType === null
        ? 'its fuel is not recorded'
        : `it is ${vehicle.fuelType === 'LPG' ? 'LPG' : vehicle.fuelType.toLowerCase()}`;
    case 'gearbox':
      return vehicle.transmission === null
        ? 'its gearbox is not recorded'
        : `its gearbox is ${vehicle.transmission.toLowerCase()}`;
    case 'colour':
      return vehicle.colour === null ? 'its colour is not recorded' : `its colour is ${plainText(vehicle.colour)}`;
    case 'condition':
      return `its condition is ${CONDITION_LABELS[vehicle.condition]}`;
    case 'status':
      return vehicle.stockStatus === 'Due In' ? 'it is due in' : 'it is in stock';
    case 'size':
      return `it is ${van.class === 'small' || van.class === 'medium' || van.class === 'large' ? `a ${van.class} van` : 'another size'}`;
    case 'vat':
      return vehicle.vatQualifying ? 'it is sold plus VAT' : 'it is sold without VAT';
    case 'name':
      return 'it is another model';
    default:
      return 'it has another length or height';
  }
};

const missed = (van: Van, wish: Wish): string => {
  if (isRange(wish)) return missedRange(van, wish.kind);
  if (isChoice(wish)) return missedChoice(van, wish.kind);
  if (wish.kind === 'cleanAir') return 'it is not recorded as free of charge in clean air zones';
  const said = knownFeature(wish.feature)?.said ?? wish.feature;
  return wish.not ? `it has ${said}` : `${said} is not recorded for it`;
};

const MOST_SAID = 3;

/** What a van that has been named misses of what was asked for: "its gearbox is manual and it costs …". */
export const missWords = (van: Van, wishes: readonly Wish[]): string => {
  // Its name says already that it is another model.
  const further = wishes.filter(({ kind }) => kind !== 'name');
  return listed([...new Set((further.length > 0 ? further : wishes).slice(0, MOST_SAID).map((wish) => missed(van, wish)))]);
};
