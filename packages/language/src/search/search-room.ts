import { formatNumber } from '@forecourt/rules';
import { ABOUT, figure, LENGTH, leastFigure, lengthIn, lengthOf, NAMED_LENGTH, NUMBER, takeFigures, UP_TO } from './figure.ts';
import type { FoundPart } from './search-part.ts';
import type { SearchText } from './search-text.ts';

/** A sheet of 8 by 4 feet, in mm, which lies flat only if it fits between the wheel arches. */
const SHEET = { long: 2_440, wide: 1_220 };

/** Sides below this are no boards. */
const MIN_SIDE = 300;
/** Nominal feet are a little less than the boards sold by them. */
const side = (amount: string | undefined, unit: string | undefined): number => Math.ceil(lengthOf(amount, unit) / 10) * 10;
const flat = (one: number, other: number) => {
  const [loadLengthMin, floorWidthMin] = [Math.max(one, other), Math.min(one, other)];
  if (floorWidthMin < MIN_SIDE || floorWidthMin === loadLengthMin) return null;
  return {
    label: `Takes ${formatNumber(loadLengthMin)} × ${formatNumber(floorWidthMin)} mm flat`,
    filter: { loadLengthMin, floorWidthMin },
  };
};
const UNIT = "(mm|m|ft|foot|feet|')?";
const BOARDS = 'boards?|sheets?|ply(?:wood)?|plaster ?boards?|panels?|mdf|osb|laid|lying|lie|flat|down';
const loadLength = (length: Parameters<typeof lengthIn>[0]) => {
  const loadLengthMin = lengthIn(length);
  return { label: `Load length from ${formatNumber(loadLengthMin)} mm`, filter: { loadLengthMin } };
};
const LONG = '(?:load(?: ?(?:length|bed|space|bay))?|long|lengths?|body|box|bed)';
const LONG_THINGS = '(?:pipes?|timbers?|ladders?|poles?|planks?|tubes?)';
const LENGTHS = [
  figure('boards', `${NUMBER} ?${UNIT} ?(?:x|by) ?${NUMBER} ?${UNIT}(?: (?:${BOARDS}|of))*`, ([, one, oneUnit, other, unit]) =>
    flat(side(one, oneUnit ?? unit), side(other, unit ?? oneUnit)),
  ),
  figure('boards', '(?:full )?(?:sheets? of ply(?:wood)?|plaster ?boards?|full sheets?)(?: (?:laid|flat))*', () =>
    flat(SHEET.long, SHEET.wide),
  ),
  leastFigure('loadLength', `load (?:length|space|bed|bay)${ABOUT} ${NAMED_LENGTH}`, ([, ...length]) => loadLength(length)),
  leastFigure('loadLength', `${LENGTH}(?: (?:${LONG}|(?:\\w+ )?${LONG_THINGS}))+(?: inside)?`, ([, ...length]) =>
    loadLength(length),
  ),
  leastFigure('volume', `${NUMBER} ?(?:m3|m³|cubic met(?:re|er)s?|cubic|cube)`, ([, amount]) => ({
    label: `Load volume from ${amount} m³`,
    filter: { loadVolumeMin: Number(amount) },
  })),
];

const COUNT = '([2-9]|[1-9]\\d)';
/** The most that a car licence allows: nobody asks for more of them "or more". */
const MAX_SEATS = 9;
const seats = (count: string | undefined, besides = 0) => {
  const seatsMin = Number(count) + besides;
  return { label: `${seatsMin} seats${seatsMin < MAX_SEATS ? ' or more' : ''}`, filter: { seatsMin } };
};
const SEATS = [
  figure('seats', `${COUNT} ?(?:seats?|seaters?)`, ([, count]) => seats(count)),
  figure('seats', `${COUNT} (?:people|persons?|men|lads|blokes|man crew)`, ([, count]) => seats(count)),
  // The driver sits there too.
  figure('seats', `${COUNT} ?passengers?`, ([, count]) => seats(count, 1)),
];

const outside = (length: Parameters<typeof lengthIn>[0]) => {
  const lengthMax = lengthIn(length);
  return { label: `Up to ${formatNumber(lengthMax)} mm long`, filter: { lengthMax } };
};
const PARKED = '(?:drive(?:way)?|parking (?:space|bay|spot)|garage)';
const FITS_IN = '(?:(?:fits?|goes|go|park(?:ed)?)(?: (?:in|on|into))? )?(?:(?:my|our|an?|the) )?';
/** How long the van itself may be. */
const PARKING = [
  figure(
    'length',
    `(?:${UP_TO}|shorter than|no longer than|not longer than) ${LENGTH} (?:long|in length)(?: overall)?`,
    ([, ...length]) => outside(length),
  ),
  figure('length', `(?:shorter than|(?:no|not) longer than) ${LENGTH}`, ([, ...length]) => outside(length)),
  figure('length', `${FITS_IN}${PARKED}(?: (?:of|is|that is|only|which is|${UP_TO}))* ${LENGTH}(?: long)?`, ([, ...length]) =>
    outside(length),
  ),
  figure('length', `${FITS_IN}${LENGTH}(?: long)? ${PARKED}`, ([, ...length]) => outside(length)),
];

const range = (miles: string | undefined) => ({ label: `Range from ${miles} miles`, filter: { rangeMin: Number(miles) } });
const RANGES = [
  leastFigure('range', '(\\d+) ?(?:miles?|mi)(?: of)?(?: electric)? range', ([, miles]) => range(miles)),
  leastFigure('range', `range${ABOUT} (\\d+)(?: ?miles?)?`, ([, miles]) => range(miles)),
];

/** Load space, seats and range. */
export const readRoom = (text: SearchText): readonly FoundPart[] =>
  takeFigures(text, [...PARKING, ...LENGTHS, ...SEATS, ...RANGES]);
