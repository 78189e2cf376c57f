import type { Dealership, Vehicle } from '@forecourt/contracts';
import { CAR_LICENCE, CONDITION_LABELS, formatNumber } from '@forecourt/rules';
import { type Van, vatOf } from '../find/van.ts';
import { measuredFact } from '../say/facts.ts';
import { fullPriceWords, plainText, priceWords } from '../say/van-words.ts';
import { listed, withArticle } from '../say/words.ts';
import type { PlanWords } from '../wishes/plan.ts';
import facts from './facts.json' with { type: 'json' };
import type { FactTopic } from './topic.ts';

export interface FactContext {
  readonly dealership: Dealership;
  /** How the visitor would pay by the month. */
  readonly plan: PlanWords;
  /** ISO date in London. */
  readonly today: string;
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const date = (iso: string): string => DATE.format(new Date(iso));

const AVAILABILITY: Readonly<Record<Vehicle['stockStatus'], string>> = {
  'In Stock': 'is in stock and still for sale',
  'Due In': 'is due in: not here yet, but for sale, and the sales team knows when it lands',
  'Deposit Taken': 'has a deposit taken on it, so someone else is first in line',
  Sold: 'has been sold',
};

export const isSold = ({ vehicle }: Van): boolean => vehicle.isSold || vehicle.stockStatus === 'Sold';

const priceOf = (van: Van, { plan }: FactContext): string =>
  isSold(van) ? AVAILABILITY.Sold : `is ${plan.reclaims === false ? fullPriceWords(van) : priceWords(van)}`;

const vatWords = (van: Van, context: FactContext): string => {
  const price = priceOf(van, context);
  if (isSold(van) || context.plan.reclaims === false) return price;
  return vatOf(van) > 0
    ? `${price}. The price with VAT is what you pay; a VAT-registered business can usually reclaim the VAT`
    : `${price}, so there is none to add or to reclaim`;
};

const taxWords = ({ taxStatus, taxDueDate }: Vehicle['specifications']): string | null => {
  if (taxStatus === undefined && taxDueDate === undefined) return null;
  const status =
    taxStatus === undefined ? 'taxed' : taxStatus === 'SORN' ? 'off the road (SORN)' : plainText(taxStatus).toLowerCase();
  return `${status}${taxDueDate === undefined ? '' : `, with tax due on ${date(taxDueDate)}`}`;
};

const fuelWords = ({ fuelType }: Vehicle): string | null => (fuelType === 'LPG' ? fuelType : (fuelType?.toLowerCase() ?? null));

const engineWords = (vehicle: Vehicle, power: number | null): string | null => {
  const litres = vehicle.engineSize ?? vehicle.specifications.engineSize;
  const fuel = fuelWords(vehicle) ?? '';
  if (litres)
    return `a ${formatNumber(litres, Number.isInteger(litres) ? 1 : undefined)}-litre ${fuel} engine`.replace('  ', ' ');
  return power ? withArticle(`${fuel} motor`.trim()) : null;
};

const roomWords = ({ measures: { loadVolume, loadLength, loadHeight }, vehicle: { loadWidth } }: Van): string | null => {
  const sides = [
    [loadLength, 'mm long'],
    [loadWidth, 'mm wide'],
    [loadHeight, 'mm high'],
  ] as const;
  const known = sides.flatMap(([side, words]) => (side === null ? [] : [`${formatNumber(side)} ${words}`]));
  const volume = loadVolume === null ? [] : [`${formatNumber(loadVolume)} m³ of load space`];
  return known.length === 0 ? null : listed([...volume, ...known]);
};

const carriesWords = (van: Van): string => {
  const known = [measuredFact('payload', van), measuredFact('loadLength', van)].filter((fact) => fact !== null);
  return known.length === 0 ? '' : `, with ${listed(known)}`;
};

const licenceWords = ({ measures: { grossWeight, seats } }: Van): string => {
  const isEnough = (grossWeight ?? 0) <= CAR_LICENCE.grossWeightKg && (seats ?? 0) <= CAR_LICENCE.passengerSeats + 1;
  return `${isEnough ? 'may be driven on' : 'needs more than'} an ordinary car licence (category B)`;
};

/** What the sentences on a van are filled with, beside its measures; null is not recorded. */
const fieldsOf = (van: Van, context: FactContext): Readonly<Record<string, string | number | null | undefined>> => {
  const { vehicle, measures, entry, values } = van;
  const { fuelType, specifications, transmission, firstRegistered } = vehicle;
  const { motDueDate: mot, euroStatus } = specifications;
  const euro = euroStatus === undefined ? null : plainText(euroStatus);
  const body = vehicle.bodyType === null || vehicle.bodyType === 'Other' ? values.body.at(-1) : vehicle.bodyType;
  const isHybrid = fuelType === 'Hybrid';
  return {
    ...measures,
    price: priceOf(van, context),
    vat: vatWords(van, context),
    bayWidth: vehicle.loadWidth,
    arches: vehicle.loadWidthBetweenArches,
    kerbWeight: vehicle.kerbWeight,
    wheelbase: entry.wheelbase,
    miles: vehicle.mileage,
    new: vehicle.condition === 'new' ? 'new' : null,
    motOver: mot !== undefined && mot < context.today ? date(mot) : null,
    motDue: mot && date(mot),
    motStatus: specifications.motStatus && plainText(specifications.motStatus),
    tax: taxWords(specifications),
    euro,
    cleanEuro: entry.cleanAir ? (euro === null ? '' : ` (${euro})`) : null,
    hybridMpg: isHybrid ? measures.economy : null,
    hybridRange: isHybrid ? measures.range : null,
    electricRange: fuelType === 'Electric' ? measures.range : null,
    fuelled: fuelType === 'Electric' ? null : fuelWords(vehicle),
    body: body === undefined || body === 'Other' ? null : withArticle(body.toLowerCase()),
    gearbox: transmission && withArticle(transmission.toLowerCase()),
    fuel: fuelWords(vehicle),
    engine: engineWords(vehicle, measures.power),
    power: measures.power && `${formatNumber(measures.power)} bhp`,
    colour: vehicle.colour && plainText(vehicle.colour),
    doors: vehicle.doors,
    year: `${vehicle.year}`,
    registered: firstRegistered && date(firstRegistered),
    condition: CONDITION_LABELS[vehicle.condition],
    availability: vehicle.isSold ? AVAILABILITY.Sold : AVAILABILITY[vehicle.stockStatus],
    features: vehicle.features.length === 0 ? null : listed(vehicle.features.map(plainText)),
    licence: licenceWords(van),
    carries: carriesWords(van),
    room: roomWords(van),
  };
};

/** A sentence with its fields; null where one of them is not recorded. */
const filledIn = (words: string, fields: ReturnType<typeof fieldsOf>): string | null => {
  const known = words.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const value = fields[name];
    return value == null ? braced : typeof value === 'number' ? formatNumber(value) : value;
  });
  return /\{\w+\}/.test(known) ? null : known;
};

interface Said {
  readonly name: string;
  readonly says: readonly string[];
  /** What answers where its own figure is not recorded. */
  readonly instead?: readonly string[];
}
const SAID: Readonly<Record<FactTopic, Said>> = facts;

/** What follows the van in a sentence: "has a payload of 1,214 kg"; null where it is not recorded. */
export const factWords = (van: Van, topic: FactTopic, context: FactContext, how: 'says' | 'instead' = 'says'): string | null => {
  const fields = fieldsOf(van, context);
  return (SAID[topic][how] ?? []).reduce<string | null>((found, words) => found ?? filledIn(words, fields), null);
};

/** What it is called where it is not recorded. */
export const factName = (topic: FactTopic): string => SAID[topic].name;
