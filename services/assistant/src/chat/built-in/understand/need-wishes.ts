import { amountsOf, lengthsOf, weightOf } from '@forecourt/language';
import { counted, listed } from '../say/words.ts';
import { isRange, type RangeWish, type Wish } from '../wishes/wish.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import { loadWishes } from './loads.ts';
import { measureWishes } from './measure-wishes.ts';
import { EURO_PALLET, PALLET, palletsIn, palletWords } from './pallets.ts';
import { STANDS } from './stands.ts';
import { milesInADay } from './trips.ts';

/** A sheet of 8 by 4 feet in mm: it lies flat only between the wheel arches. */
const SHEET = { long: 2_440, wide: 1_220 };
const SHEETS = /\b(?:plaster ?boards?|(?:ply|plywood|mdf|osb) sheets?)\b/;
const EIGHT_BY_FOUR = /\b8 ?(?:ft|foot|')? ?(?:x|by|×) ?4\b/;
const LEAST_SIDE = 300;

const roomFor = (kind: RangeWish['kind'], min: number, words: string): RangeWish => ({ kind, min, max: null, words });

const pallets = (heard: readonly Heard[], spelt: readonly string[]): readonly RangeWish[] => {
  const named = palletsIn(heard, spelt);
  if (named === null || named.count === null) return [];
  const { count, euro } = named;
  const words = `room for ${counted(count)} ${palletWords(named)}`;
  const { long, wide } = euro ? EURO_PALLET : PALLET;
  // One behind the other, the long side across.
  return [roomFor('loadLength', wide * count, words), roomFor('loadWidth', long, '')];
};

const sheets = (text: string): readonly RangeWish[] =>
  SHEETS.test(text) || EIGHT_BY_FOUR.test(text)
    ? [roomFor('loadLength', SHEET.long, 'room for 8x4 sheets'), roomFor('loadWidth', SHEET.wide, '')]
    : [];

/** "500 litres" says nothing of its size. */
const NO_LENGTH = /\b(?:lit(?:re|er)s?|l|gallons?|kgs?|kilos?|bags?)\b/;
/** What goes in: its longest side along the van, the next across. */
const sizes = (heard: readonly Heard[]): readonly RangeWish[] => {
  const sides = wantedOf(heard, 'cargo_size')
    .filter(({ words, after }) => !NO_LENGTH.test(`${words} ${after.split(' ')[0]}`))
    .flatMap(({ tokens }) => lengthsOf(tokens))
    .filter((side) => side >= LEAST_SIDE)
    .sort((a, b) => b - a);
  const [long, wide] = sides;
  if (long === undefined) return [];
  return [
    { kind: 'loadLength', min: long, max: null },
    ...(wide === undefined ? [] : [{ kind: 'loadWidth' as const, min: wide, max: null }]),
  ];
};

const NUMBERS: ReadonlyMap<string, number> = new Map(['two', 'three', 'four', 'five', 'six'].map((word, at) => [word, at + 2]));
const countIn = (word: string): number => NUMBERS.get(word) ?? Number(word);

/** Who is one, in whatever words. */
const ONE =
  /\b(?:me|i|myself|him|her|the (?:wife|missus|mrs|husband|hubby|other half|misses)|(?:my|an?|the|our) (?:wife|husband|partner|mate|son|daughter|dad|mum|mother|father|brother|sister|carer|apprentice|lad|labourer|helper|colleague|baby|toddler|girlfriend|boyfriend))\b/g;
/** How many "me and the missus and 3 kids" are; "five or six lads" may be six. */
const headsIn = (slots: readonly Heard[]): { readonly figures: number; readonly singles: number } => {
  const countOf = ({ tokens, words }: Heard) => {
    const counts = amountsOf(tokens).map(({ value }) => value);
    return / or /.test(words) ? Math.max(0, ...counts) : counts.reduce((sum, value) => sum + value, 0);
  };
  const said = slots.map(({ before, words }) => `${/\b(?:me|myself)\b(?= (?:and|n|plus|,)$)/.exec(before)?.[0] ?? ''} ${words}`);
  return {
    figures: slots.reduce((sum, slot) => sum + countOf(slot), 0),
    singles: said.reduce((sum, words) => sum + [...words.matchAll(ONE)].length, 0),
  };
};

/** How many are to ride in it, as far as that is said. */
export const ridersIn = (heard: readonly Heard[]): number => {
  const { figures, singles } = headsIn(wantedOf(heard, 'people'));
  return figures + singles;
};

/** Children leave the driver's seat free. */
const CHILDREN = /\b(\d|two|three|four|five|six) (?:kids|children|kiddies|boys|girls)\b/;
const FAMILY = /\bfamily of (\d|two|three|four|five|six)\b/;
const family = (text: string): number => {
  const of = (pattern: RegExp) => countIn(pattern.exec(text)?.[1] ?? '');
  return Math.max(of(FAMILY), CHILDREN.test(text) ? of(CHILDREN) + 1 : 0);
};

const people = (heard: readonly Heard[], text: string): readonly Wish[] => {
  const { figures, singles } = headsIn(wantedOf(heard, 'people').filter(({ before }) => !/\bsleeps?$/.test(before)));
  const count = figures + singles;
  const most = Math.max(count, family(text));
  // Two sit in any van.
  if (most < 3 || most > 17) return [];
  return [singles > 0 || most > count ? roomFor('seats', most, 'seats for all of you') : { kind: 'seats', min: most, max: null }];
};

/** "A tonne bag of topsoil", "half a tonne of sand"; "tons of room" weighs nothing. */
const TONNES = /\b(?:(half an?|two|three|2|3) )?(?:(?:ton|tonne|bulk) bags?|(?:ton|tonne) of)\b/;
const TONNE = 1_000;
const COUNTS: ReadonlyMap<string, number> = new Map(
  Object.entries({ 'half a': 0.5, 'half an': 0.5, two: 2, 2: 2, three: 3, 3: 3 }),
);
const tonnesIn = (text: string): readonly number[] => {
  const said = TONNES.exec(text);
  return said ? [TONNE * (COUNTS.get(said[1] ?? '') ?? 1)] : [];
};

const OF_THEM = /\b(\d{1,3}) (?:of them|at a time|bags|boxes|crates|sheets)\b/;
export const EACH = /^(?:each|apiece|a piece|(?:per|a) (?:one|pallet|bag|box|bike|crate|sheet))\b/;
const COUNT = /(?<![\d.,])([2-9]|1\d|20|two|three|four|five|six)(?! ?(?:kg|kilos?|m|mm|cm|ft|x|by|seats?|miles?|k)\b)(?![\d.,])/;
/** "Two pallets of 500 kg each" weigh a tonne. */
export const weightsIn = ({ tokens, after, words }: Heard, text: string): readonly number[] => {
  const weight = weightOf(tokens);
  if (weight === null) return [];
  const rest = text.replace(words, ' ').replace(EIGHT_BY_FOUR, ' ');
  const [, count] = (EACH.test(after) ? (OF_THEM.exec(rest) ?? COUNT.exec(rest)) : null) ?? [];
  return [count === undefined ? weight : weight * countIn(count)];
};

/** A litre of water weighs a kilogram, a tank a tenth of what is in it, and a driver 75 kg. */
const LITRES = /\b(?:(two|three|2|3) (?:x )?)?(\d[\d,]*) ?(?:lit(?:re|er)s?|ltrs?|l)\b(?=.*\b(?:tanks?|water|bowser|ibcs?)\b)/;
const LEAST_LITRES = 100;
const tank = (text: string): readonly RangeWish[] => {
  const [, count = '1', each = '0'] = LITRES.exec(text) ?? [];
  const litres = countIn(count) * Number(each.replaceAll(',', ''));
  const words = `payload for ${litres} litres, the tank and a driver`;
  return litres >= LEAST_LITRES ? [{ kind: 'payload', min: Math.ceil(litres * 1.1 + 75), max: null, words }] : [];
};

/** Who stands in it: "I'm 6 ft 2 and need to stand". */
const GROWN_UP = 1_800;
const standing = (heard: readonly Heard[], text: string): readonly Wish[] => {
  if (!STANDS.test(text)) return [];
  const [person = GROWN_UP] = wantedOf(heard, 'person_size').flatMap(({ tokens }) => lengthsOf(tokens));
  const words = person === GROWN_UP ? { words: 'room to stand up' } : {};
  return [{ kind: 'loadHeight', min: person, max: null, ...words }];
};

/** What is listed is driven in summer, empty and slowly. */
const MARGIN = { usual: 1.2, winter: 1.5 };
const SHORTEST_TRIP = 10;
/** Electric vans have to do the day's miles with some to spare. */
const trips = (heard: readonly Heard[], text: string): readonly Wish[] => {
  const isElectric = wantedOf(heard, 'fuel').some(({ words }) => /\b(?:electric\w*|ev|evs|battery)\b/.test(words));
  if (!isElectric) return [];
  return wantedOf(heard, 'trip').flatMap(({ tokens }) => {
    const miles = milesInADay(tokens);
    if (miles === null || miles < SHORTEST_TRIP) return [];
    const min = Math.ceil(miles * (/\b(?:winter|cold)\b/.test(text) ? MARGIN.winter : MARGIN.usual));
    return [{ kind: 'range' as const, min, max: null, words: `range for ${miles} miles with some to spare` }];
  });
};
/** Behind a second row of seats there is to be room. */
const LOAD_BAY =
  /\bload (?:bay|area|space)\b|\b(?:the|their|our|some|me|my) (?:tools|gear|kit|stuff|equipment)\b|\b(?:plus|and|with) (?:tools|gear|kit)\b/;
const SECOND_ROW = 4;
const behindSeats = (seats: readonly Wish[], text: string): readonly Wish[] =>
  LOAD_BAY.test(text) && seats.some((wish) => isRange(wish) && (wish.min ?? 0) >= SECOND_ROW)
    ? [roomFor('loadVolume', 1, 'a load area')]
    : [];

/** Room for all that was named, where each says how much it takes. */
const together = (room: readonly RangeWish[]): readonly RangeWish[] => {
  const words = `room for ${listed(room.flatMap(({ words }) => words?.replace(/^room for /, '') || []))}`;
  return [...new Set(room.map(({ kind }) => kind))].map((kind, at) => {
    const own = room.filter((wish) => wish.kind === kind);
    const min = Math.max(...own.map((wish) => wish.min ?? 0));
    return {
      kind,
      min,
      max: null,
      words: at === 0 ? words : '',
      ...(room.some(({ usual }) => usual) && { usual: true as const }),
    };
  });
};

/** What the load and the crew ask of a van. */
export const needWishes = (heard: readonly Heard[], spelt: readonly string[]): readonly Wish[] => {
  const text = spelt.join(' ');
  const hasOwnSize = wantedOf(heard, 'cargo_size').length > 0 && !EIGHT_BY_FOUR.test(text);
  const flat = wantedOf(heard, 'cargo', 'cargo_size').length > 0 && !hasOwnSize ? sheets(text) : [];
  const weight = [...wantedOf(heard, 'cargo_weight').flatMap((slot) => weightsIn(slot, text)), ...tonnesIn(text)];
  const ofTank = tank(text);
  const onPallets = pallets(heard, spelt);
  const own = sizes(heard);
  const room = flat.length > 0 ? flat : own.length > 0 ? own : loadWishes(heard);
  const seats =
    wantedOf(heard, 'seats').length > 0 ? measureWishes(heard).filter(({ kind }) => kind === 'seats') : people(heard, text);
  return [
    ...(onPallets.length > 0 ? together([...onPallets, ...(own.length > 0 ? [] : room)]) : room),
    ...seats,
    ...behindSeats(seats, text),
    ...standing(heard, text),
    ...trips(heard, text),
    ...(weight.length > 0 && ofTank.length === 0 ? [{ kind: 'payload' as const, min: Math.max(...weight), max: null }] : ofTank),
  ];
};
