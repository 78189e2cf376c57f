import { type Dealership, type Vehicle } from '@forecourt/contracts';
import { CAR_LICENCE, CONDITION_LABELS, formatNumber } from '@forecourt/rules';
import { type Van, vatOf } from '../find/van.ts';
import { measuredFact } from '../say/facts.ts';
import { fullPriceWords, plainText, priceWords } from '../say/van-words.ts';
import { listed, withArticle } from '../say/words.ts';
import type { PlanWords } from '../wishes/plan.ts';
import type { RangeKind } from '../wishes/wish.ts';
import type { FactTopic } from './topic.ts';

export interface FactContext {
  readonly dealership: Dealership;
  /** How the visitor would pay by the month. */
  readonly plan: PlanWords;
  /** ISO date in London. */
  readonly today: string;
}

/** What follows "It"; null where it is not recorded. */
type Fact = (van: Van, context: FactContext) => string | null;

const has =
  (kind: RangeKind): Fact =>
  (van) => {
    const fact = measuredFact(kind, van);
    return fact && `has ${fact.replace(/^([\d.,]+ \S+) (payload|load.*|gross.*)$/, 'a $2 of $1')}`;
  };
const measure =
  (kind: RangeKind, words: (value: string) => string): Fact =>
  (van) => {
    const value = van.measures[kind];
    return value === null ? null : words(formatNumber(value));
  };
const millimetres =
  (pick: (vehicle: Vehicle) => number | null | undefined, words: string): Fact =>
  ({ vehicle }) => {
    const value = pick(vehicle);
    return value == null ? null : `is ${formatNumber(value)} mm ${words}`;
  };
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const date = (iso: string): string => DATE.format(new Date(iso));

const AVAILABILITY: Readonly<Record<Vehicle['stockStatus'], string>> = {
  'In Stock': 'is in stock and still for sale',
  'Due In': 'is due in: not here yet, but for sale, and the sales team knows when it lands',
  'Deposit Taken': 'has a deposit taken on it, so someone else is first in line',
  Sold: 'has been sold',
};

const engine: Fact = ({ vehicle }) => {
  const litres = vehicle.engineSize ?? vehicle.specifications.engineSize;
  const power = vehicle.power ?? vehicle.specifications.power;
  const parts = [
    litres ? `a ${formatNumber(litres, Number.isInteger(litres) ? 1 : undefined)}-litre` : '',
    vehicle.fuelType === null ? '' : vehicle.fuelType === 'LPG' ? 'LPG' : vehicle.fuelType.toLowerCase(),
    litres ? 'engine' : 'motor',
  ].filter(Boolean);
  if (!litres && !power) return null;
  const named = litres ? parts.join(' ') : `${vehicle.fuelType === 'Electric' ? 'an' : 'a'} ${parts.join(' ')}`;
  return `has ${named}${power ? ` with ${formatNumber(power)} bhp` : ''}`;
};

const isSold = ({ vehicle }: Van): boolean => vehicle.isSold || vehicle.stockStatus === 'Sold';

/** Every fact that may be asked for; its words, or null where it is not recorded. */
const FACTS: Readonly<Record<Exclude<FactTopic, 'finance' | 'warranty'>, { readonly name: string; readonly fact: Fact }>> = {
  price: {
    name: 'its price',
    fact: (van, { plan }) =>
      isSold(van) ? 'has been sold' : `is ${plan.reclaims === false ? fullPriceWords(van) : priceWords(van)}`,
  },
  vatOnVan: {
    name: 'its VAT',
    fact: (van, { plan }) => {
      if (isSold(van)) return 'has been sold';
      if (plan.reclaims === false) return `is ${fullPriceWords(van)}`;
      const vat = vatOf(van);
      return vat > 0
        ? `is ${priceWords(van)}. The price with VAT is what you pay; a VAT-registered business can usually reclaim the VAT`
        : `is ${priceWords(van)}, so there is none to add or to reclaim`;
    },
  },
  payload: { name: 'its payload', fact: has('payload') },
  loadLength: { name: 'its load length', fact: has('loadLength') },
  loadWidth: {
    name: 'its load width',
    fact: ({ vehicle: { loadWidth, loadWidthBetweenArches } }) => {
      const arches = loadWidthBetweenArches === null ? '' : `${formatNumber(loadWidthBetweenArches)} mm between the wheel arches`;
      if (loadWidth === null) return arches === '' ? null : `is ${arches}`;
      return `is ${formatNumber(loadWidth)} mm wide in the load area${arches === '' ? '' : ` and ${arches}`}`;
    },
  },
  loadHeight: { name: 'its load height', fact: has('loadHeight') },
  loadVolume: { name: 'its load volume', fact: has('loadVolume') },
  length: {
    name: 'its length',
    fact: millimetres(({ length, specifications }) => length ?? specifications.length, 'long overall'),
  },
  width: { name: 'its width', fact: millimetres(({ width, specifications }) => width ?? specifications.width, 'wide overall') },
  height: {
    name: 'its height',
    fact: millimetres(({ height, specifications }) => height ?? specifications.height, 'high overall'),
  },
  weight: { name: 'its gross weight', fact: measure('grossWeight', (value) => `has a gross weight of ${value} kg`) },
  wheelbase: {
    name: 'its wheelbase',
    fact: ({ entry }) => (entry.wheelbase === null ? null : `has a wheelbase of ${formatNumber(entry.wheelbase)} mm`),
  },
  mileage: {
    name: 'its mileage',
    fact: ({ vehicle }) =>
      vehicle.mileage === null
        ? vehicle.condition === 'new'
          ? 'is new'
          : null
        : `has done ${formatNumber(vehicle.mileage)} miles`,
  },
  mot: {
    name: 'its MOT date',
    fact: ({ vehicle: { specifications } }, { today }) => {
      const due = specifications.motDueDate;
      if (due === undefined)
        return specifications.motStatus === undefined ? null : `has the MOT status "${plainText(specifications.motStatus)}"`;
      return due < today
        ? `had its MOT due on ${date(due)}, which has passed: until it has a new one it may be driven only to a test that is booked`
        : `has its MOT due on ${date(due)}`;
    },
  },
  roadTax: {
    name: 'its road tax',
    fact: ({ vehicle: { specifications } }) => {
      const { taxStatus, taxDueDate } = specifications;
      if (taxStatus === undefined && taxDueDate === undefined) return null;
      return `is recorded as ${taxStatus === undefined ? 'taxed' : taxStatus === 'SORN' ? 'off the road (SORN)' : plainText(taxStatus).toLowerCase()}${taxDueDate === undefined ? '' : `, with tax due on ${date(taxDueDate)}`}; the tax doesn't pass to whoever buys it`;
    },
  },
  cleanAir: {
    name: 'its emission standard',
    fact: ({ vehicle, entry }) => {
      const euro = vehicle.specifications.euroStatus;
      const recorded = euro === undefined ? '' : ` (${plainText(euro)})`;
      if (entry.cleanAir) return `meets the ULEZ and clean air zone standard, so there is no charge${recorded}`;
      return euro === undefined
        ? null
        : `does not meet the ULEZ and clean air zone standard, so you would pay where a zone charges vans${recorded}: GOV.UK says where and how much`;
    },
  },
  economy: {
    name: 'its fuel economy',
    fact: ({ vehicle: { fuelType }, measures: { economy } }) =>
      economy === null
        ? null
        : `is rated at ${formatNumber(economy)} mpg${fuelType === 'Hybrid' ? ' if it is charged for every trip; on its engine alone it does fewer, and no figure is listed for that' : ''}`,
  },
  range: {
    name: 'its range',
    fact: ({ vehicle: { fuelType }, measures: { range } }) =>
      range === null
        ? null
        : `has a listed range of ${formatNumber(range)} miles${fuelType === 'Hybrid' ? ' on the battery, and then its engine takes over' : ''}`,
  },
  body: {
    name: 'its body type',
    fact: ({ vehicle: { bodyType }, values }) => {
      const body = bodyType === null || bodyType === 'Other' ? values.body.at(-1) : bodyType;
      return body === undefined || body === 'Other' ? null : `is ${withArticle(body.toLowerCase())}`;
    },
  },
  gearbox: {
    name: 'its gearbox',
    fact: ({ vehicle }) =>
      vehicle.transmission === null
        ? null
        : `has ${vehicle.transmission === 'Automatic' ? 'an' : 'a'} ${vehicle.transmission.toLowerCase()} gearbox`,
  },
  fuel: {
    name: 'its fuel',
    fact: ({ vehicle }) =>
      vehicle.fuelType === null ? null : `is ${vehicle.fuelType === 'LPG' ? 'LPG' : vehicle.fuelType.toLowerCase()}`,
  },
  engine: { name: 'its engine', fact: engine },
  colour: { name: 'its colour', fact: ({ vehicle }) => (vehicle.colour === null ? null : `is ${plainText(vehicle.colour)}`) },
  seats: { name: 'how many seats it has', fact: has('seats') },
  doors: { name: 'how many doors it has', fact: ({ vehicle }) => (vehicle.doors === null ? null : `has ${vehicle.doors} doors`) },
  age: {
    name: 'its age',
    fact: ({ vehicle }) =>
      `is from ${vehicle.year}${vehicle.firstRegistered === null ? '' : `, first registered on ${date(vehicle.firstRegistered)}`}`,
  },
  condition: { name: 'its condition', fact: ({ vehicle }) => `is listed as ${CONDITION_LABELS[vehicle.condition]}` },
  availability: {
    name: 'whether it is available',
    fact: ({ vehicle }) => (vehicle.isSold ? AVAILABILITY.Sold : AVAILABILITY[vehicle.stockStatus]),
  },
  features: {
    name: 'its equipment',
    fact: ({ vehicle }) => (vehicle.features.length === 0 ? null : `has ${listed(vehicle.features.map(plainText))}`),
  },
  drivenOn: {
    name: 'its gross weight, which decides what licence it needs',
    fact: ({ measures: { grossWeight, seats } }) => {
      if (grossWeight === null) return null;
      const kept = `its gross weight is ${formatNumber(grossWeight)} kg${seats === null ? '' : ` and it has ${formatNumber(seats)} seats`}`;
      return grossWeight <= CAR_LICENCE.grossWeightKg && (seats ?? 0) <= CAR_LICENCE.passengerSeats + 1
        ? `may be driven on an ordinary car licence (category B): ${kept}`
        : `needs more than an ordinary car licence (category B): ${kept}`;
    },
  },
  wear: { name: 'any damage or wear', fact: () => null },
  history: { name: 'its history', fact: () => null },
  charging: { name: 'how long it takes to charge', fact: () => null },
  sleeps: { name: 'how many it sleeps', fact: () => null },
  towing: { name: 'its towing capacity', fact: measure('towing', (value) => `may tow up to ${value} kg, as its page says`) },
  room: {
    name: 'how much room it has',
    fact: ({ measures: { loadVolume, loadLength, loadHeight }, vehicle: { loadWidth } }) => {
      const sides = [
        [loadLength, 'long'],
        [loadWidth, 'wide'],
        [loadHeight, 'high'],
      ] as const;
      const known = sides.flatMap(([side, word]) => (side === null ? [] : [`${formatNumber(side)} mm ${word}`]));
      const volume = loadVolume === null ? [] : [`${formatNumber(loadVolume)} m³ of load space`];
      return known.length === 0 ? null : `has ${listed([...volume, ...known])} inside: measure what you have to be sure`;
    },
  },
  suits: {
    name: 'what it suits',
    fact: (van) => {
      const facts = [measuredFact('payload', van), measuredFact('loadLength', van)].filter((fact) => fact !== null);
      return `could well do${facts.length === 0 ? '' : `, with ${listed(facts)}`}: tell me the longest and heaviest thing you would carry, and I'll say whether it goes in`;
    },
  },
  summary: { name: 'more about it', fact: () => null },
};

/** What follows the van in a sentence: "has a payload of 1,214 kg"; null where it is not recorded. */
export const factWords = (van: Van, topic: Exclude<FactTopic, 'finance' | 'warranty'>, context: FactContext): string | null =>
  FACTS[topic].fact(van, context);

/** What it is called where it is not recorded. */
export const factName = (topic: Exclude<FactTopic, 'finance' | 'warranty'>): string => FACTS[topic].name;
