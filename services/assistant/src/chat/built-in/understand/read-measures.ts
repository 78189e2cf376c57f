import { counted } from '../say/words.ts';
import type { RangeKind, RangeWish, Wish } from '../wishes/wish.ts';
import type { Typed } from './typed.ts';

const least = (kind: RangeKind, min: number): RangeWish => ({ kind, min: Math.round(min * 100) / 100, max: null });
const most = (kind: RangeKind, max: number): RangeWish => ({ kind, min: null, max: Math.round(max) });

/** What a visitor named by what goes in is said so; `''` where another wish says it. */
const roomFor = (words: string, min: number, kind: RangeKind = 'loadLength'): RangeWish => ({ ...least(kind, min), words });

const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1_000, f: 304.8, i: 25.4 };
const LENGTH =
  '(?<![£\\d.])(\\d+(?:\\.\\d+)?) ?(mm|millimet(?:re|er)s?|cm|centimet(?:re|er)s?|m|mtrs?|met(?:re|er)s?|ft|foot|feet|footers?|in(?! (?:the|my|our|an?|total|cash|all|stock|it|there|white|black|blue|red|grey|silver|savings)\\b)|inch(?:es)?)';
const millimetres = (figure: string | undefined, unit: string | undefined): number => {
  const name = (unit ?? '').replace(/^milli.*/, 'mm').replace(/^centi.*/, 'cm');
  return Number(figure) * (UNITS[name] ?? UNITS[name[0] ?? ''] ?? 1);
};

/** A sheet of 8 by 4 feet, in mm: it lies flat only where it fits between the wheel arches. */
const SHEET = { long: 2_440, wide: 1_220, words: 'room for 8x4 sheets' };
const SHEETS =
  /\b(?:8 ?(?:ft|foot|feet)? ?(?:x|by) ?4 ?(?:ft|foot|feet)?|2440 ?(?:mm)? ?(?:x|by) ?1220 ?(?:mm)?|plaster ?boards?)(?: (?:sheets?|boards?|ply(?:wood)?|panels?))?\b/g;

/** "2.4m by 1.2m": the longer side is the length. */
const BOARDS = new RegExp(`\\b${LENGTH.replace(/\)$/, ')?')} ?(?:x|by) ?${LENGTH}\\b(?! ?(?:x|by)\\b)`, 'g');
const LEAST_SIDE = 300;

/** A pallet for the UK, in mm; several stand one behind the other. */
const PALLET = { long: 1_000, wide: 1_200 };
/** Euro pallets are loaded with their long side across. */
const EURO_PALLET = 800;
const PALLETS = /\b(\d+|an?|couple of|few) (?:(euro) ?|full |standard |uk )?pallets?\b/g;

const OUTSIDE =
  /\b(?:barrier|car park|multi ?stor(?:e?y)|garage|overall|outside|driveway|drive way|parking (?:space|bay)|underground|restriction|bridge)\b/;
const HEIGHT_OUT = new RegExp(
  `\\b(?:under|below|less than|max(?:imum)?|fits? (?:under|in|into)|lower than|up to|no (?:taller|higher) than|get under|go under)(?: (?:an?|the|my|of))* ${LENGTH}(?: (?:high|tall|height|barrier|car park|overall))?`,
  'g',
);
/** "Lower than 6 foot 6 tall": where no inside is spoken of, that is the roof. */
const TALL = new RegExp(
  `\\b(?:under|below|less than|lower than|no (?:taller|higher|more) than|not over|max(?:imum)?|up to)(?: (?:an?|the|of))* ${LENGTH} (?:tall|high|in height)\\b`,
  'g',
);
/** "2.4 long and 1.7 high" are metres. */
const BARE_METRES = /\b([1-5]\.\d{1,2}) (long|wide|high|tall)\b/g;
const BARE_KINDS: Readonly<Record<string, RangeKind>> = {
  long: 'loadLength',
  wide: 'loadWidth',
  high: 'loadHeight',
  tall: 'loadHeight',
};
const INSIDE_HEIGHT = /\b(?:stand(?:ing)? (?:up|in|and|upright|room|height|headroom)|walk (?:in|around|about)|headroom)\b/g;
const STANDING = 1_830;
/** "1.9m inside" in a message on height. */
const INSIDE = /\b(?:height|headroom|tall|stand(?:ing)?|stood|upright)\b/;
const WITH_KIND: readonly (readonly [RegExp, RangeKind])[] = [
  [
    new RegExp(
      `(?:(?:load|internal|inside|interior) ?)?(?:height|headroom|tall)(?: (?:inside|of|at least|over|minimum|min|is|about|around|needs? to be|to be|above|more than))* ${LENGTH}\\b`,
      'g',
    ),
    'loadHeight',
  ],
  [
    new RegExp(
      `${LENGTH} (?:of )?(?:headroom|(?:load|internal|inside) height|tall inside|high inside|(?:at least )?(?:to|so i can) stand)\\b`,
      'g',
    ),
    'loadHeight',
  ],
  [new RegExp(`${LENGTH} (?:wide|width|between (?:the )?(?:wheel )?arches)\\b`, 'g'), 'loadWidth'],
];
const ANY_LENGTH = new RegExp(
  `(?:\\b(under|less than|no longer than|shorter than|max(?:imum)?) )?${LENGTH}\\b(?! ?(?:[23]\\b|cubed?|cubic|miles))(?: (?:long|lengths?|boards?|timbers?|pipes?|planks?|ladders?|load(?:ing)? (?:length|bay|area|space)|bed|inside))*`,
  'g',
);

const VOLUME =
  /\b(\d+(?:\.\d+)?) ?(?:cubic ?(?:m(?:et(?:re|er)s?)?)?|cubes?|m3|m 3|cu ?m|metres? cubed|m cubed)(?: or more| plus)?(?= |$)/g;
const RANGE =
  /\b(\d+) ?(?:miles?|mi)? (?:of )?(?:range|(?:on|to|per) (?:a|one|the|full)? ?charge)\b|\b(?:do|does|go|goes|manage|manages|cover|covers)(?: (?:at least|over|about|around|more than))* (\d+)(?: odd)? ?miles?\b|\brange(?: (?:of|over|at least|above|more than|minimum|min))* (\d+)(?: miles?)?\b/g;
const POWER = /\b(?:(?:at least|over|more than|minimum|min) )?(\d{2,3}) ?(?:bhp|hp|ps|horse ?power|horses)\b(?: or more| plus)?/g;
const ECONOMY = /\b(?:(?:at least|over|more than) )?(\d{2}) ?(?:mpg|(?:miles )?(?:to the|per|a) gallon)\b/g;
const SEATS =
  /\b(?:(?:at least|minimum|min) )?(?:\d{1,2} (?:or|to) )?(\d{1,2}) ?(?:seats?(?:er)?s?|seaters?|berths?|people|passengers|person)\b(?: or more| plus|\+)?|\b(\d) ?(?:of us|men|lads|blokes|man crew|up)\b|\bseats?(?: (?:for|at least|up to|of))* (\d)\b|\b(?:for|carry|takes?|family of) (\d)(?: (?:people|passengers|lads|of us|men|blokes))?(?= [.,a-z]| $)(?! ?(?:years?|months?|met(?:re|er)s?|m|mm|cm|ft|foot|feet|inch|in|k|grand|tonnes?|tons?|t|kg|kilos?|(?:euro |full |standard |uk )*pallets?|x|by|cubic|cube|m3|\.\d|\d)\b)/g;

/** A weight, in tonnes or kilograms. */
export const TONNES = '(?:(\\d+(?:\\.\\d+)?) ?(t|ton|tonnes?|tons|kgs?|kilos?|kilograms?)|(?:an?|one) (?:ton|tonne))';
const WEIGHT = new RegExp(
  `(?:\\b(payload|carry|carries|carrying|carr(?:y|ies) up to|load|loads|lift|about|around|haul|take|takes)(?: \\w+){0,4}? )?\\b${TONNES}\\b(?! (?:mile))(?: (?:of )?(payload|load|of|in the back|on the back))?`,
  'g',
);
const BARE_PAYLOAD = /\bpayload(?: (?:of|over|at least|above|min(?:imum)?|more than|is|around|about|to be|needs))* (\d{3,4})\b/g;
/** From here on a weight without the word payload is what the van weighs in all: "a 3.5 tonne van". */
const GROSS_FROM = 2_600;
const AROUND = 0.95;

const kilograms = (figure: string | undefined, unit: string | undefined): number =>
  Number(figure ?? 1) * (/^k/.test(unit ?? '') ? 1 : 1_000);

/** "7.5 tonners" are lorries by their class, which is more than a van may weigh. */
const TONNERS = /\b(\d+(?:\.\d+)?) ?(?:t|ton|tonne)ners?\b|\b(\d+(?:\.\d+)?) ?tonners?\b/g;
const HEAVIEST_VAN = 3_500;
const classed = (weight: number): RangeWish =>
  weight > HEAVIEST_VAN
    ? { kind: 'grossWeight', min: HEAVIEST_VAN + 1, max: weight, words: `a rating of ${weight / 1_000} tonnes` }
    : most('grossWeight', weight);

const readWeights = (typed: Typed): readonly Wish[] => {
  const classes = typed.take(TONNERS).map(({ match }) => classed(Number(match[1] ?? match[2]) * 1_000));
  const bare = typed.take(BARE_PAYLOAD).map(({ match }) => least('payload', Number(match[1])));
  const payloadNamed = /\bpayload\b/.test(typed.whole);
  const weighed = typed.take(WEIGHT).map(({ match }) => {
    const [whole, before, figure, unit, after] = match;
    const weight = kilograms(figure, unit);
    if (weight >= GROSS_FROM && before === undefined && after === undefined && !payloadNamed) return classed(weight);
    return /\b(?:about|around|roughly)\b/.test(whole)
      ? { ...least('payload', weight * AROUND), about: weight }
      : least('payload', weight);
  });
  return [...classes, ...bare, ...weighed];
};

const readLengths = (typed: Typed): readonly Wish[] => {
  const wishes: Wish[] = [];
  if (typed.drop(SHEETS)) wishes.push(roomFor(SHEET.words, SHEET.long), roomFor('', SHEET.wide, 'loadWidth'));
  for (const { match } of typed.take(BOARDS)) {
    const sides = [millimetres(match[1], match[2] ?? match[4]), millimetres(match[3], match[4])];
    if (Math.min(...sides) >= LEAST_SIDE)
      wishes.push(least('loadLength', Math.max(...sides)), least('loadWidth', Math.min(...sides)));
  }
  for (const { match } of typed.take(PALLETS)) {
    const count = /^\d/.test(match[1] ?? '') ? Number(match[1]) : match[1]?.startsWith('a') ? 1 : 2;
    const long = match[2] === undefined ? PALLET.long : EURO_PALLET;
    const words = `room for ${counted(count)} ${match[2] === undefined ? '' : 'euro '}${count === 1 ? 'pallet' : 'pallets'}`;
    wishes.push(roomFor(words, long * count), roomFor('', PALLET.wide, 'loadWidth'));
  }
  if (!/\b(?:inside|internal|load)\b/.test(typed.whole)) {
    for (const { match } of typed.take(TALL)) wishes.push(most('height', millimetres(match[1], match[2])));
  }
  for (const { match } of typed.take(BARE_METRES))
    wishes.push(least(BARE_KINDS[match[2] ?? ''] ?? 'loadLength', Number(match[1]) * 1_000));
  for (const [pattern, kind] of WITH_KIND) {
    for (const { match } of typed.take(pattern)) wishes.push(least(kind, millimetres(match[1], match[2])));
  }
  const outside = OUTSIDE.test(typed.whole);
  const tall = /\b(?:high|tall|height|barrier|under|car park|roof)\b/.test(typed.whole);
  if (outside && tall) {
    for (const { match } of typed.take(HEIGHT_OUT)) wishes.push(most('height', millimetres(match[1], match[2])));
  }
  const standing = typed.drop(INSIDE_HEIGHT);
  for (const { match, negated } of typed.take(ANY_LENGTH)) {
    const [, upTo, figure, unit] = match;
    const size = millimetres(figure, unit);
    if (standing || (!outside && INSIDE.test(typed.whole) && size >= 1_400 && size <= 2_300))
      wishes.push(least('loadHeight', size));
    else if (outside || (upTo !== undefined && !negated)) wishes.push(most(tall && size < 3_500 ? 'height' : 'length', size));
    else if (size >= 500) wishes.push(least('loadLength', size));
  }
  if (standing && !wishes.some(({ kind }) => kind === 'loadHeight'))
    wishes.push(roomFor('room to stand up', STANDING, 'loadHeight'));
  return wishes;
};

/** The largest figure of each list's pattern as the least a van must have. */
const readCounted = (typed: Typed, pattern: RegExp, kind: RangeKind): readonly Wish[] =>
  typed.take(pattern).map(({ match }) => least(kind, Number(match.slice(1).find((figure) => figure !== undefined))));

const CREW = /\b(?:combi|kombi)(?: vans?)?\b|\bseats for the (?:crew|lads|team)\b|\b(?:for|take) the (?:lads|crew)\b/g;
const CREW_SEATS = 5;

/** What a van must carry and hold, and what it must fit under. */
export const readMeasures = (typed: Typed): readonly Wish[] => {
  const seats = [...readCounted(typed, SEATS, 'seats')];
  const crew = typed.drop(CREW) && seats.length === 0 ? [roomFor('seats for a crew', CREW_SEATS, 'seats')] : [];
  return [
    ...readCounted(typed, VOLUME, 'loadVolume'),
    ...readCounted(typed, RANGE, 'range'),
    ...readCounted(typed, POWER, 'power'),
    ...readCounted(typed, ECONOMY, 'economy'),
    ...seats.slice(0, 1),
    ...crew,
    ...readLengths(typed),
    ...readWeights(typed),
  ];
};
