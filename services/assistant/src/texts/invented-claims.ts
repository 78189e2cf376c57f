import { VEHICLE_FEATURES } from '@forecourt/rules';
import type { VanFacts } from './van-facts.ts';

/** What no text may mention: money, credit and promises, which have their own places and rules (D15, D21). */
const NEVER: readonly RegExp[] = [
  /\bwarrant(?:y|ies|ed)\b/,
  /\bguarantee[ds]?\b/,
  /\bfinanc(?:e|ing)\b/,
  /\b(?:apr|interest[- ]free|hire purchase|leas(?:e|ing)|credit)\b/,
  /\b(?:per|a|each|every) (?:month|week)\b|\bmonthly\b|\binstal?ments?\b/,
  /\b(?:deposit|part[- ]exchange welcome|insurance|insured)\b/,
  /\b(?:free|discount(?:ed)?|bargain|savings?|save|special offer|money[- ]back|refund)\b/,
  /\b(?:cheap(?:est)?|lowest|best (?:price|value|deal)|unbeatable|price match)\b/,
  /\b(?:hundreds?|thousands?|millions?)\b/,
];

/** Claims that are allowed only if they are among the facts. */
const CLAIMS: readonly RegExp[] = [...new Set(VEHICLE_FEATURES.flatMap((feature) => feature.toLowerCase().split('/')))].map(
  (feature) => new RegExp(`\\b${feature.replaceAll(' ', '[ -]')}`),
);

const FURTHER_CLAIMS: readonly RegExp[] = [
  /\b(?:air[- ]?con|climate control|sat[- ]?nav|dash ?cam|touch ?screen|android auto)\b/,
  /\b(?:tow(?:ing|[- ]?bar)|tail[- ]lift|roof rack|racking|bulkhead|sliding door|twin (?:side|rear))\b/,
  /\bply[- ]?lin(?=ed|ing)/,
  /\b(?:alloys?|leather|heated|tinted|sunroof|spoiler|body ?kit)\b/,
  /\b(?:adaptive|lane|blind[- ]spot|collision|parking) (?:cruise|assist|keep|warning|avoidance|sensors?|camera)\b/,
  /\b(?:mot|road tax|taxed|service history|serviced|hpi|owners?|keepers?|v5c?)\b/,
  /\b(?:ulez|clean air|euro ?\d|emissions?|low[- ]mileage)\b/,
  /\b(?:immaculate|pristine|spotless|mint|flawless|faultless|as new|brand[- ]new|like new)\b/,
  /\b(?:excellent|superb|great|good|fantastic|perfect|clean) (?:condition|order|runner|history)\b/,
  /\b(?:inspected|approved|certified|award[- ]winning|accident[- ]free|never)\b/,
  /\b(?:turbo|twin[- ]turbo|four[- ]wheel|all[- ]wheel|4x4|4wd|awd|(?:front|rear)[- ]wheel|[a-z0-9]+[- ]speed)\b/,
  /\b(?:long|short|medium|extra[- ]long)[- ]wheelbase\b|\b(?:lwb|swb|mwb|xlwb)\b|\b(?:high|low|medium)[- ]roof\b/,
  /\b(?:tipper|dropside|pick-?up|campervan|crew van|chassis cab|luton|double cab|refrigerated|minibus)\b/,
  /(?<!semi-)\bautomatic\b/,
  /\bsemi-automatic\b/,
  /\bmanual\b/,
  /\bdiesel\b/,
  /\bpetrol\b/,
  /\b(?:plug-in )?hybrid\b/,
  /\blpg\b/,
  /\belectric\b(?! (?:windows?|mirrors?))/,
  /\bnew\b/,
  /\bused\b|\bpre-owned\b|\bsecond-hand\b/,
  /\b(?:white|black|silver|gr[ae]y|blue|red|green|yellow|orange|brown|beige)\b/,
];

const inLowerCase = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' \n ').toLowerCase();

/**
 * The claims in a text that the van's facts do not support. Make and model may be named but support no claim: "Transit with
 * free warranty" in the model's field does not mean that there is a warranty.
 */
export const inventedClaims = (text: string, facts: VanFacts): readonly string[] => {
  const { make, model, condition, bodyType, transmission, fuelType, derivative, colour, features = [], description } = facts;
  const names = [`${make} ${model}`, model, make].map((name) => name.toLowerCase());
  const said = names.reduce((rest, name) => rest.replaceAll(name, ' '), text.toLowerCase());
  const told = inLowerCase([condition, bodyType, transmission, fuelType, derivative, colour, ...features, description]);
  return [...NEVER.flatMap((pattern) => matchesIn(said, pattern)), ...unknownClaims(said, told)];
};

/** Claims in a text that are not among the facts; both in lower case. */
export const unknownClaims = (said: string, told: string): readonly string[] =>
  [...CLAIMS, ...FURTHER_CLAIMS].flatMap((pattern) => {
    const claims = matchesIn(said, pattern);
    if (claims.length === 0) return [];
    const known = new Set(matchesIn(told, pattern));
    return claims.filter((claim) => !known.has(claim));
  });

const matchesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(([match]) => match);
