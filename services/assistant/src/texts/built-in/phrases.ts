import { formatNumber } from '@forecourt/rules';
import type { VanFacts } from '../van-facts.ts';

const BODY_NOUNS: Readonly<Record<NonNullable<VanFacts['bodyType']>, string>> = {
  'Panel Van': 'panel van',
  'Crew Van': 'crew van',
  Tipper: 'tipper',
  'Chassis Cab': 'chassis cab',
  Dropside: 'dropside',
  Pickup: 'pickup',
  Campervan: 'campervan',
  Other: 'van',
};

/** "Ford Transit panel van"; omits the body type if the model's name contains it. */
export const namedVan = ({ make, model, bodyType = 'Other' }: VanFacts): string => {
  const name = `${make} ${model}`;
  const noun = BODY_NOUNS[bodyType];
  return ` ${name.toLowerCase()} `.includes(` ${noun} `) ? name : `${name} ${noun}`;
};

/** "an 8.3-litre …", "an LPG engine": the article follows the sound. */
export const withArticle = (phrase: string): string =>
  /^(?:[aeio]|8|1[18]\D|LPG)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`;

const engineOf = ({ fuelType, engineSize }: VanFacts): string | undefined => {
  const litres = engineSize === undefined ? '' : `${Number.isInteger(engineSize) ? engineSize.toFixed(1) : engineSize}-litre `;
  if (fuelType === 'Electric') return 'electric motor';
  if (fuelType === undefined) return litres === '' ? undefined : `${litres}engine`;
  const fuel = fuelType === 'LPG' ? fuelType : fuelType.toLowerCase();
  return `${litres}${fuel} ${fuelType === 'Hybrid' ? 'powertrain' : 'engine'}`;
};

/** "a 2.0-litre diesel engine producing 130 bhp and a manual gearbox", from what is known. */
export const driveline = (facts: VanFacts): string | undefined => {
  const engine = engineOf(facts) ?? (facts.power === undefined ? undefined : 'engine');
  const power = facts.power === undefined ? '' : ` producing ${formatNumber(facts.power)} bhp`;
  const parts = [
    engine && `${withArticle(engine)}${power}`,
    facts.transmission && withArticle(`${facts.transmission.toLowerCase()} gearbox`),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' and ');
};

/** Words that keep their case in a sentence. */
const PROPER = /^(?:[A-Z0-9&/+-]{2,}|Bluetooth|Apple|CarPlay.*|Android|Auto|[A-Z][a-z]+[A-Z].*)$/;

/** Features that are worded differently in a sentence. */
const AS_NOUNS = new Map([
  ['Ply Lined', 'ply lining'],
  ['Reversing Camera', 'a reversing camera'],
  ['Heated Windscreen', 'a heated windscreen'],
  ['USB Connection', 'a USB connection'],
  ['Upgraded Bodykit', 'an upgraded bodykit'],
  ['Upgraded Rear Spoiler', 'an upgraded rear spoiler'],
  ['Gloss Black Front Grille', 'a gloss black front grille'],
  ['Sunroof', 'a sunroof'],
  ['Towbar', 'a towbar'],
  ['Side Loading Door', 'a side loading door'],
  ['Rear Loading Door', 'a rear loading door'],
  ['Bodykit', 'a bodykit'],
  ['Rear Spoiler', 'a rear spoiler'],
]);

/** "Reversing Camera" is "reversing camera" in a sentence, "DAB Radio" is "DAB radio"; a maker's names stay. */
const inSentence = (feature: string): string =>
  AS_NOUNS.get(feature) ??
  feature
    .split(' ')
    .map((word) => (PROPER.test(word) ? word : word.toLowerCase()))
    .join(' ');

/** "air conditioning, Bluetooth and cruise control". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** @param known features from the form's list, which may be lower-cased; others stay as typed. */
export const listedFeatures = (features: readonly string[], known: ReadonlySet<string>): string =>
  listed(features.map((feature) => (known.has(feature) ? inSentence(feature) : feature)));
