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

/** "Ford Transit panel van"; the kind is not said twice where the model's name says it. */
export const namedVan = ({ make, model, bodyType = 'Other' }: VanFacts): string => {
  const name = `${make} ${model}`;
  const noun = BODY_NOUNS[bodyType];
  return ` ${name.toLowerCase()} `.includes(` ${noun} `) ? name : `${name} ${noun}`;
};

/** "an 8.3-litre …", "an LPG engine": by sound. */
export const withArticle = (phrase: string): string =>
  /^(?:[aeio]|8|1[18]\D|LPG)/i.test(phrase) ? `an ${phrase}` : `a ${phrase}`;

const engineOf = ({ fuelType, engineSize }: VanFacts): string | undefined => {
  const litres = engineSize === undefined ? '' : `${Number.isInteger(engineSize) ? engineSize.toFixed(1) : engineSize}-litre `;
  if (fuelType === 'Electric') return 'electric motor';
  if (fuelType === undefined) return litres === '' ? undefined : `${litres}engine`;
  const fuel = fuelType === 'LPG' ? fuelType : fuelType.toLowerCase();
  return `${litres}${fuel} ${fuelType === 'Hybrid' ? 'powertrain' : 'engine'}`;
};

/** "a 2.0-litre diesel engine producing 130 bhp and a manual gearbox", as far as it is known. */
export const driveline = (facts: VanFacts): string | undefined => {
  const engine = engineOf(facts) ?? (facts.power === undefined ? undefined : 'engine');
  const power = facts.power === undefined ? '' : ` producing ${formatNumber(facts.power)} bhp`;
  const parts = [
    engine && `${withArticle(engine)}${power}`,
    facts.transmission && withArticle(`${facts.transmission.toLowerCase()} gearbox`),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' and ');
};

/** Kept as they are wherever a feature is named in a sentence. */
const PROPER = /^(?:[A-Z0-9&/+-]{2,}|Bluetooth|Apple|CarPlay.*|Android|Auto|[A-Z][a-z]+[A-Z].*)$/;

/** Features of the lists that a sentence needs in other words: an article, or a noun. */
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

/** @param known features that staff pick from a list, which may be put in lower case; others stay as they were typed. */
export const listedFeatures = (features: readonly string[], known: ReadonlySet<string>): string =>
  listed(features.map((feature) => (known.has(feature) ? inSentence(feature) : feature)));
