import type { Vehicle } from '@forecourt/contracts';
import { type Answer, type Fault, fault, type Grounds, label, type Situation } from './grounds.ts';
import { type Passage, passagesOf } from './passages.ts';
import { fold, holdsWords, isComparison, isDenial, sentencesOf } from './text.ts';
import { isSoldVan } from './van-prices.ts';
import { cleanAirOf } from './wishes.ts';

/** How equipment is worded in answers and in the stock; unlisted equipment can only come from descriptions. */
const EQUIPMENT: readonly (readonly [RegExp, RegExp])[] = [
  [/air[- ]?con(?:ditioning)?\b|climate control/, /air conditioning|climate/],
  [/bluetooth/, /bluetooth/],
  [/cruise control/, /cruise/],
  [/parking sensors?/, /parking sensor/],
  [/revers(?:ing|e) camera|rear camera|reversing cam/, /revers(?:ing|e) camera|rear camera/],
  [/sat(?:ellite)?[- ]?nav(?:igation)?\b|\bgps\b/, /navigation|sat[- ]?nav|gps/],
  [/car ?play|android auto/, /car ?play|android/],
  [/heated seats?/, /heated seat/],
  [/heated (?:front )?(?:windscreen|screen)/, /heated (?:windscreen|screen)/],
  [/ply[- ]?lin(?:ed|ing)/, /ply[- ]?lin/],
  [/tow[- ]?bar|tow hitch/, /tow[- ]?bar/],
  [/alloy(?:s| wheels)\b/, /alloy/],
  [/\bdab\b/, /dab/],
  [/sun ?roof/, /sun ?roof/],
  [/leather/, /leather/],
  [/tail[- ]?lift/, /tail[- ]?lift/],
  [/roof (?:rack|bars?)/, /roof (?:rack|bar)/],
  [/\bracking\b|\bshelving\b/, /racking|shelving/],
  [/\bbulkhead\b/, /bulkhead/],
  [/\b(?:full )?service history\b/, /serviced|service history|stamps?/],
  [/\b(?:one|1|two|2|single) (?:previous )?(?:owners?|keepers?)\b/, /owner|keeper|from new/],
  [/\b(?:alarm|immobiliser|tracker|dash ?cam)\b/, /alarm|immobiliser|tracker|dash ?cam/],
  [/\b(?:4x4|four[- ]wheel drive|awd|4motion)\b/, /4x4|four|awd|4motion/],
];

const TERMS: readonly (readonly [keyof Vehicle, readonly (readonly [string, RegExp])[]])[] = [
  [
    'transmission',
    [
      ['Semi-Automatic', /\bsemi[- ]automatic\b/],
      ['Automatic', /(?<!semi[- ])\bautomatic\b/],
      ['Manual', /\bmanual\b/],
    ],
  ],
  [
    'fuelType',
    [
      ['Diesel', /\bdiesel\b/],
      ['Petrol', /\bpetrol\b/],
      ['Electric', /\belectric\b(?! (?:windows?|mirrors?))/],
      ['Hybrid', /\bhybrid\b/],
      ['LPG', /\blpg\b/],
    ],
  ],
  [
    'bodyType',
    [
      ['Panel Van', /\bpanel van\b/],
      ['Crew Van', /\bcrew van\b/],
      ['Tipper', /\btipper\b/],
      ['Dropside', /\bdropside\b/],
      ['Chassis Cab', /\bchassis cab\b/],
      ['Pickup', /\bpick[- ]?up\b(?! (?:from|at|your|the))/],
      ['Campervan', /\bcamper(?:van)?\b/],
    ],
  ],
];

/** Makes of vans sold in Britain: one that is not in the stock cannot be offered. */
const MAKES =
  'Renault,Nissan,Toyota,Fiat,Maxus,LDV,MAN,Isuzu,Mitsubishi,Land Rover,Hyundai,Kia,DAF,Ford,Mercedes,Volkswagen,Vauxhall,Iveco,Peugeot,Citroen,Tesla,Dacia'.split(
    ',',
  );

/** Checks an answer's claims other than figures: equipment, gearbox, fuel, body, ULEZ, makes and availability. */
export function inventedClaims(answer: Answer, situation: Situation, grounds: Grounds): Fault[] {
  const passages = passagesOf(answer, situation, grounds);
  return passages.flatMap((passage) =>
    [
      ...falseEquipment(passage),
      ...falseTerms(passage),
      ...falseStatus(passage),
      ...strangeMakes(passage, situation, grounds),
    ].map((claim) => fault('invented', `${claim} in "${passage.sentence.trim()}"`)),
  );
}

const isQuestion = (sentence: string): boolean => sentence.trim().endsWith('?');
const toldOf = (van: Vehicle): string => fold([van.model, van.derivative, van.description, ...van.features].join(' \n '));

/** Whether the van is said to have it: staff also write "no tail lift". */
const isTold = (van: Vehicle, listed: RegExp): boolean =>
  [...van.features, van.derivative ?? '', ...sentencesOf(van.description ?? '')].some(
    (text) => listed.test(fold(text)) && !isDenial(text),
  );

function falseEquipment({ sentence, named, subject }: Passage): string[] {
  if (isQuestion(sentence) || subject.length === 0) return [];
  const said = fold(sentence);
  const denied = isDenial(sentence);
  return EQUIPMENT.flatMap(([spoken, listed]) => {
    const [words] = spoken.exec(said) ?? [];
    if (words === undefined) return [];
    const having = subject.filter((van) => listed.test(toldOf(van)));
    if (!denied)
      return having.length > 0 || isComparison(sentence) ? [] : [`"${words}" of ${subject.map(label).slice(0, 3).join(', ')}`];
    // A denial is false if it names one van that has it.
    const [has] = named.filter((van) => having.includes(van) && isTold(van, listed));
    return named.length === 1 && has !== undefined && !isComparison(sentence) ? [`a denied "${words}" of ${label(has)}`] : [];
  });
}

function falseTerms({ sentence, rest, named }: Passage): string[] {
  if (named.length === 0 || isQuestion(sentence) || isDenial(sentence) || isComparison(sentence)) return [];
  const said = fold(rest);
  return TERMS.flatMap(([key, terms]) => {
    const mentioned = terms.filter(([, spoken]) => spoken.test(said)).map(([value]) => value);
    const isTrue = mentioned.length === 0 || named.some((van) => mentioned.includes(String(van[key])));
    return isTrue ? [] : [`${mentioned.join(', ')} of ${named.map(label).slice(0, 3).join(', ')}`];
  });
}

function falseStatus({ sentence, named }: Passage): string[] {
  if (named.length === 0 || isQuestion(sentence) || isDenial(sentence)) return [];
  const claims: string[] = [];
  if (
    /\bin stock\b|\bavailable now\b/i.test(sentence) &&
    named.every((van) => isSoldVan(van) || van.stockStatus !== 'In Stock')
  ) {
    claims.push(`"in stock" of ${named.map(label).join(', ')}`);
  }
  if (/\bulez\b|clean[- ]air/i.test(sentence) && !isComparison(sentence) && named.every((van) => !cleanAirOf(van))) {
    claims.push(`"clean air" of ${named.map(label).join(', ')}`);
  }
  return claims;
}

/** A make that is in neither the stock, the settings nor the visitor's messages; the visitor's own may be named in a denial. */
function strangeMakes({ sentence }: Passage, { said }: Situation, { stock, settings }: Grounds): string[] {
  const stocked = new Set([...stock.map(({ make }) => fold(make)), ...settings.brands.map(fold)]);
  return MAKES.filter((make) => !stocked.has(fold(make)) && new RegExp(`\\b${make}\\b`).test(sentence)).flatMap((make) => {
    // A visitor who asks for a Kangoo may be told that there is no Renault Kangoo.
    const [, model = make] = new RegExp(`\\b${make} ([A-Z][\\w-]+)`).exec(sentence) ?? [];
    const isTheirs = said.some((text) => holdsWords(text, make) || holdsWords(text.replace(/s\b/g, ''), model.replace(/s$/, '')));
    return isTheirs && (isDenial(sentence) || isComparison(sentence) || isQuestion(sentence)) ? [] : [`the make ${make}`];
  });
}
