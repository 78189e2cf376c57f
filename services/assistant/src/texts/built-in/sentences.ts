import { TERMS } from '@forecourt/language';
import { formatNumber, VEHICLE_FEATURES, withoutRepeats } from '@forecourt/rules';
import type { Assignment } from '../text-writer.ts';
import type { VanFacts } from '../van-facts.ts';
import { driveline, listedFeatures, namedVan, withArticle } from './phrases.ts';

/** Alternative wordings of one statement; empty if its fact is unknown. */
export type Choices = readonly string[];

const KNOWN_FEATURES: ReadonlySet<string> = new Set(VEHICLE_FEATURES);
const MAX_FEATURES = 6;

/** What the van is. */
export const opening = (facts: VanFacts): Choices => {
  const condition = facts.condition === 'new' || facts.condition === 'used' ? `${facts.condition} ` : '';
  const van = `${condition}${facts.year} ${namedVan(facts)}`;
  const clearance = facts.condition === 'p/ex to clear' ? ' It is a part-exchange, sold to clear.' : '';
  const drive = driveline(facts);
  if (drive === undefined)
    return [`This is ${withArticle(van)}.${clearance}`, `On offer here is ${withArticle(van)}.${clearance}`];
  return [
    `This ${van} has ${drive}.${clearance}`,
    `This is ${withArticle(van)} with ${drive}.${clearance}`,
    `A${withArticle(van).slice(1)} with ${drive}.${clearance}`,
    `Here is ${withArticle(van)} with ${drive}.${clearance}`,
  ];
};

/** Mileage, unless the van is new and has only its delivery miles. */
const mileage = ({ condition, mileage: miles }: VanFacts): Choices => {
  if (miles === undefined || condition === 'new') return [];
  const figure = miles === 1 ? '1 mile' : `${formatNumber(miles)} miles`;
  return [`It has covered ${figure}.`, `Recorded mileage is ${figure}.`, `The clock shows ${figure}.`];
};

const economy = ({ fuelType, fuelEconomy, range }: VanFacts): Choices => {
  if (fuelType === 'Electric' || fuelEconomy === undefined) {
    if (range === undefined) return [];
    return [`The range is given as ${formatNumber(range)} miles.`, `Listed range is ${formatNumber(range)} miles.`];
  }
  return [`Fuel economy is given as ${fuelEconomy} mpg.`, `Listed fuel economy is ${fuelEconomy} mpg.`];
};

const load = ({ payload, loadVolume }: VanFacts): Choices => {
  const kilograms = payload === undefined ? undefined : `${formatNumber(payload)} kg`;
  const cubic = loadVolume === undefined ? undefined : `${loadVolume} m³`;
  if (kilograms && cubic) {
    return [
      `Payload is ${kilograms}, with ${cubic} of load space.`,
      `It can carry up to ${kilograms}, and the load area holds ${cubic}.`,
      `In the back there is ${cubic} of load space, and the payload is ${kilograms}.`,
    ];
  }
  if (kilograms) return [`Payload is ${kilograms}.`, `It can carry up to ${kilograms}.`];
  return cubic ? [`The load volume is ${cubic}.`, `There is ${cubic} of load space.`] : [];
};

const PLAIN_COLOURS = new Set(TERMS.colour.map(([name]) => name));
/** "Red" is lower-cased in a sentence; "Agate Black" is a maker's name and keeps its case. */
const colourWord = (colour: string | undefined): string | undefined =>
  colour !== undefined && PLAIN_COLOURS.has(colour.toLowerCase()) ? colour.toLowerCase() : colour;

const looks = ({ colour: named, seats }: VanFacts): Choices => {
  const colour = colourWord(named);
  const places = seats === undefined ? undefined : seats === 1 ? '1 seat' : `${seats} seats`;
  const there = `there ${seats === 1 ? 'is' : 'are'} ${places}`;
  if (colour && places) return [`Finished in ${colour}, it has ${places}.`, `Outside it is ${colour}; inside ${there}.`];
  if (colour) return [`It is finished in ${colour}.`, `The colour is ${colour}.`];
  return places ? [`It has ${places}.`, `In the cab ${there}.`] : [];
};

const equipment = ({ features = [] }: VanFacts): Choices => {
  if (features.length === 0) return [];
  const list = listedFeatures(withoutRepeats(features).slice(0, MAX_FEATURES), KNOWN_FEATURES);
  return [`Equipment includes ${list}.`, `It comes with ${list}.`, `Also on board: ${list}.`];
};

/** The sentences in the middle, in any order. A post states mileage and fuel separately. */
export const middle = ({ facts, purpose }: Assignment): readonly Choices[] => {
  const forBoth = [load(facts), equipment(facts), looks(facts)];
  const all = purpose === 'description' ? [mileage(facts), economy(facts), ...forBoth] : forBoth;
  return all.filter((choices) => choices.length > 0);
};

/** The call to action. A description appears beside the page's buttons. */
export const closing = ({ purpose, isSold }: Assignment): Choices => {
  if (isSold) return ['This one has now been sold.', 'This van is no longer for sale.'];
  if (purpose === 'description') {
    return [
      'Call us or send an enquiry to arrange a viewing.',
      'Ask our sales team for more details, or book a test drive.',
      'Get in touch to see it, or to book a test drive.',
    ];
  }
  return ['Get in touch to arrange a viewing.', 'Message us or call to come and see it.', 'Ask our sales team for more details.'];
};
