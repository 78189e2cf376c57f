import type { Dealership, Vehicle } from '@forecourt/contracts';
import { CAR_LICENCE, CONDITION_LABELS, formatNumber, WRITE_OFF_LABELS } from '@forecourt/rules';
import { type Van, vatOf } from '../find/van.ts';
import { measuredFact } from '../say/facts.ts';
import { fullPriceWords, plainText, priceWords } from '../say/van-words.ts';
import { counted, listed, withArticle } from '../say/words.ts';
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

export const isSold = ({ vehicle }: Van): boolean => vehicle.isSold || vehicle.stockStatus === 'Sold';

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

const HISTORIES = {
  'Full dealer': 'a full main dealer service history',
  Full: 'a full service history',
  Part: 'a part service history',
  None: 'no service history',
} as const;

const several = (count: number, one: string): string => `${counted(count)} ${one}${count === 1 ? '' : 's'}`;

/** What is recorded of its past; null where nothing is. */
const recordWords = ({ previousOwners, serviceHistory, keys, writeOffCategory }: Vehicle): string | null => {
  const comesWith = [
    ...(serviceHistory == null ? [] : [HISTORIES[serviceHistory]]),
    ...(keys == null ? [] : [several(keys, 'key')]),
  ];
  const said = [
    ...(previousOwners == null ? [] : [`has had ${several(previousOwners, 'previous owner')}`]),
    ...(comesWith.length === 0 ? [] : [`comes with ${listed(comesWith)}`]),
    ...(writeOffCategory == null
      ? []
      : [writeOffCategory === 'None' ? 'was never written off' : `is recorded as ${WRITE_OFF_LABELS[writeOffCategory]}`]),
  ];
  return said.length === 0 ? null : listed(said);
};

/** What the sentences on a van are filled with, beside its measures; null is not recorded. */
const fieldsOf = (van: Van, context: FactContext): Readonly<Record<string, string | number | null | undefined>> => {
  const { vehicle, measures, entry, values } = van;
  const { fuelType, specifications, transmission, firstRegistered, stockStatus: status } = vehicle;
  const { motDueDate: mot, euroStatus, taxStatus: tax } = specifications;
  const euro = euroStatus === undefined ? null : plainText(euroStatus);
  const body = vehicle.bodyType === null || vehicle.bodyType === 'Other' ? values.body.at(-1) : vehicle.bodyType;
  const isHybrid = fuelType === 'Hybrid';
  return {
    ...measures,
    sold: isSold(van) ? 'sold' : null,
    inStock: status === 'In Stock' ? 'in stock' : null,
    dueIn: status === 'Due In' ? 'due in' : null,
    depositTaken: status === 'Deposit Taken' ? 'deposit taken' : null,
    price: priceWords(van),
    fullPrice: context.plan.reclaims === false ? fullPriceWords(van) : null,
    vatPrice: vatOf(van) > 0 ? priceWords(van) : null,
    bayWidth: vehicle.loadWidth,
    arches: vehicle.loadWidthBetweenArches,
    kerbWeight: vehicle.kerbWeight,
    wheelbase: entry.wheelbase,
    miles: vehicle.mileage,
    new: vehicle.condition === 'new' ? 'new' : null,
    motOver: mot !== undefined && mot < context.today ? date(mot) : null,
    motDue: mot && date(mot),
    motStatus: specifications.motStatus && plainText(specifications.motStatus),
    taxStatus: tax === 'SORN' ? 'off the road (SORN)' : tax && plainText(tax).toLowerCase(),
    taxDue: specifications.taxDueDate && date(specifications.taxDueDate),
    euro,
    cleanEuro: entry.cleanAir ? (euro === null ? '' : ` (${euro})`) : null,
    hybridMpg: isHybrid ? measures.economy : null,
    hybridRange: isHybrid ? measures.range : null,
    electricRange: fuelType === 'Electric' ? measures.range : null,
    fuelled: fuelType === 'Electric' ? null : fuelWords(vehicle),
    body: body === undefined || body === 'Other' ? null : withArticle(body.toLowerCase()),
    gearbox: transmission && withArticle(transmission.toLowerCase()),
    semi: transmission === 'Semi-Automatic' ? 'semi-automatic' : null,
    automatic: transmission === 'Automatic' ? 'automatic' : null,
    derivative: vehicle.derivative && plainText(vehicle.derivative),
    fuel: fuelWords(vehicle),
    engine: engineWords(vehicle, measures.power),
    power: measures.power && `${formatNumber(measures.power)} bhp`,
    colour: vehicle.colour && plainText(vehicle.colour),
    doors: vehicle.doors,
    year: `${vehicle.year}`,
    registered: firstRegistered && date(firstRegistered),
    condition: CONDITION_LABELS[vehicle.condition],
    features: vehicle.features.length === 0 ? null : listed(vehicle.features.map(plainText)),
    licence: licenceWords(van),
    carries: carriesWords(van),
    room: roomWords(van),
    record: recordWords(vehicle),
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
