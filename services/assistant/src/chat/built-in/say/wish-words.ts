import { KNOWN_MODELS, knownFeature } from '@forecourt/language';
import { CONDITION_LABELS, type Condition, formatNumber, formatPounds } from '@forecourt/rules';
import { wantsElectric } from '../find/search.ts';
import { ruledOut } from '../wishes/corrected.ts';
import { type ChoiceKind, type ChoiceWish, isChoice, isRange, type RangeWish, type Wish, type Wishes } from '../wishes/wish.ts';
import { planWords } from './plan-words.ts';
import { capital, listed } from './words.ts';

/** How a wish is written: for a visitor, or as a heading of the staff's report in the stock's own words. */
export type Style = 'spoken' | 'recorded';

const WHEELBASE: Readonly<Record<string, string>> = { swb: 'SWB', mwb: 'MWB', lwb: 'LWB', xlwb: 'XLWB' };
const NOUNS: Readonly<Record<string, string>> = { Luton: 'Luton', Other: 'van' };

/** Words before the noun, in this order. */
const BEFORE: readonly ChoiceKind[] = [
  'vat',
  'condition',
  'colour',
  'size',
  'fuel',
  'gearbox',
  'wheelbase',
  'roof',
  'code',
  'name',
];

const nameOf = (value: string): string => value.replace('|', ' ').trim();

/** Who asks for an electric Expert is told of the E-Expert. */
const electricOf = (value: string): string => {
  const known = KNOWN_MODELS.find(({ make, electricOf: model }) => model !== undefined && `${make}|${model}` === value);
  return known === undefined ? value : `${known.make}|${known.model}`;
};

const wordOf = (kind: ChoiceKind, value: string, style: Style): string => {
  switch (kind) {
    case 'name':
      return nameOf(value);
    case 'condition':
      return style === 'spoken'
        ? value === 'p/ex to clear'
          ? 'part-exchange-to-clear'
          : value
        : CONDITION_LABELS[value as Condition];
    case 'wheelbase':
      return WHEELBASE[value] ?? value;
    case 'roof':
      return `${value}-roof`;
    case 'vat':
      return value === 'no VAT' ? 'no-VAT' : 'VAT-qualifying';
    case 'code':
      return /\d/.test(value) ? value.toUpperCase() : capital(value);
    default:
      return style === 'spoken' && value !== 'LPG' ? value.toLowerCase() : value;
  }
};

/** "used" says that a part-exchange is meant too. */
const distinct = ({ kind, values }: ChoiceWish): readonly string[] =>
  kind === 'condition' && values.includes('used') ? values.filter((value) => value !== 'p/ex to clear') : values;

const adjectives = (wishes: Wishes, style: Style): readonly string[] => {
  const electric = style === 'spoken' && wantsElectric(wishes.values());
  return BEFORE.flatMap((kind) => {
    const wish = wishes.get(kind);
    if (wish === undefined || !isChoice(wish)) return [];
    const called = (value: string) => (kind === 'name' && electric && !wish.not ? electricOf(value) : value);
    return [
      listed(
        distinct(wish).map((value) => wordOf(kind, called(value), style)),
        'or',
      ),
    ];
  });
};

const nounOf = (body: string, style: Style, many: boolean): string => {
  const noun = NOUNS[body] ?? (style === 'spoken' ? body.toLowerCase() : body);
  if (!many) return noun;
  return noun === 'minibus' ? 'minibuses' : noun === 'chassis cab' ? 'chassis cabs' : `${noun}s`;
};

const noun = (wishes: Wishes, style: Style, many: boolean): string | null => {
  const body = wishes.get('body');
  if (body === undefined || !isChoice(body)) return null;
  return listed(
    body.values.map((value) => nounOf(value, style, many)),
    'or',
  );
};

type Unit = (value: number) => string;
const number: Unit = (value) => formatNumber(value);
/** What a measure is called after "with", and its unit. */
const WITH: Readonly<Partial<Record<RangeWish['kind'], readonly [name: string, unit: Unit]>>> = {
  payload: ['a payload', (value) => `${number(value)} kg`],
  loadLength: ['a load length', (value) => `${number(Math.round(value))} mm`],
  loadWidth: ['a load width', (value) => `${number(Math.round(value))} mm`],
  loadHeight: ['a load height', (value) => `${number(Math.round(value))} mm`],
  loadVolume: ['a load volume', (value) => `${number(value)} m³`],
  height: ['an overall height', (value) => `${number(Math.round(value))} mm`],
  length: ['an overall length', (value) => `${number(Math.round(value))} mm`],
  width: ['an overall width', (value) => `${number(Math.round(value))} mm`],
  towing: ['a towing limit', (value) => `${number(value)} kg`],
  grossWeight: ['a gross weight', (value) => `${number(value)} kg`],
  seats: ['', (value) => `${number(value)} seats`],
  mileage: ['', (value) => `${number(value)} miles`],
  power: ['a power', (value) => `${number(value)} bhp`],
  economy: ['an economy', (value) => `${number(value)} mpg`],
  range: ['a range', (value) => `${number(value)} miles`],
  engine: ['an engine', (value) => `${value.toFixed(1)} litres`],
};

const bounds = ({ min, max, about }: RangeWish, unit: Unit): string => {
  if (about !== undefined) return `of about ${unit(about)}`;
  if (min !== null && max !== null) return min === max ? `of ${unit(min)}` : `from ${unit(min)} to ${unit(max)}`;
  return min === null ? `up to ${unit(max ?? 0)}` : `of ${unit(min)} or more`;
};

const withWords = (wish: RangeWish): string | null => {
  if (wish.words !== undefined) return wish.words || null;
  if (wish.word !== undefined) return null;
  const known = WITH[wish.kind];
  if (known === undefined) return null;
  const [name, unit] = known;
  return name === '' ? bounds(wish, unit).replace(/^of /, '') : `${name} ${bounds(wish, unit)}`;
};

const money = ({ min, max, about }: RangeWish, after: string): string => {
  if (about !== undefined) return `around ${formatPounds(about)}${after}`;
  if (min !== null && max !== null) return `from ${formatPounds(min)} to ${formatPounds(max)}${after}`;
  return min === null ? `up to ${formatPounds(max ?? 0)}${after}` : `from ${formatPounds(min)}${after}`;
};

const yearWords = ({ min, max }: RangeWish): string => {
  if (min !== null && max !== null) return min === max ? `from ${min}` : `from ${min} to ${max}`;
  return min === null ? `from ${max} or older` : `from ${min} or newer`;
};

const unwantedIn = (wish: ChoiceWish, style: Style): readonly string[] =>
  wish.values.map((value) => (wish.kind === 'body' ? nounOf(value, style, true) : wordOf(wish.kind, value, style)));
/** All that a van is not to be, but for its name: "that are not white or electric". */
const unwantedWords = (wishes: readonly Wish[], style: Style, many: boolean): string => {
  const words = wishes.flatMap((wish) => (isChoice(wish) && wish.not && wish.kind !== 'name' ? unwantedIn(wish, style) : []));
  return words.length === 0 ? '' : `that ${many ? 'are' : 'is'} not ${listed(words, 'or')}`;
};

const tailOf = (wish: Wish, style: Style, many: boolean): string | null => {
  if (isRange(wish)) {
    const spoken = style === 'spoken';
    if (wish.kind === 'price') return money(wish, spoken ? ' plus VAT' : '');
    if (wish.kind === 'priceWithVat') return money(wish, spoken ? ' including VAT' : ' inc. VAT');
    if (wish.kind === 'monthly' && wish.words !== undefined) return null;
    if (wish.kind === 'monthly') return `${money(wish, ' a month')}${spoken && wish.plan ? planWords(wish.plan.words) : ''}`;
    return wish.kind === 'year' ? yearWords(wish) : null;
  }
  if (wish.kind === 'cleanAir') return `that ${many ? 'meet' : 'meets'} the ULEZ and clean air standard`;
  if (isChoice(wish) && wish.kind === 'status' && !wish.not)
    return wish.values.includes('Due In') ? `that ${many ? 'are' : 'is'} due in` : 'ready now';
  if (wish.kind === 'name' && isChoice(wish) && wish.not) return `apart from ${listed(unwantedIn(wish, style), 'or')}`;
  return null;
};

const COMPARED: Readonly<Record<string, string>> = {
  'lower mileage': 'lower-mileage',
  'more payload': 'higher-payload',
  'more seats': 'larger-seating',
};

/** SWB vans are not LWB. */
const goesWithoutSaying = (wish: Wish, wishes: Wishes): boolean =>
  isChoice(wish) && wish.not && ruledOut(wish, wishes.get(wish.kind)).length === wish.values.length;

/** Every wish in words: "automatic panel vans up to £20,000 plus VAT with ply lining". */
export const wishWords = (wishes: Wishes, style: Style, many: boolean): string => {
  const all = [...wishes.values()];
  const compared =
    style === 'spoken'
      ? all.flatMap((wish) => (isRange(wish) && wish.than !== undefined ? [COMPARED[wish.than] ?? wish.than] : []))
      : [];
  const rest = all.filter((wish) => !(isRange(wish) && wish.than !== undefined) && !goesWithoutSaying(wish, wishes));
  const features = rest.flatMap((wish) =>
    wish.kind === 'feature' && !wish.not ? [knownFeature(wish.feature)?.said ?? wish.feature] : [],
  );
  const without = rest.flatMap((wish) =>
    wish.kind === 'feature' && wish.not ? [knownFeature(wish.feature)?.said ?? wish.feature] : [],
  );
  const measures = rest.flatMap((wish) => (isRange(wish) ? (withWords(wish) ?? []) : []));
  const named = wishes.has('name') && style === 'recorded';
  const vague = rest.flatMap((wish) => (isRange(wish) && wish.word !== undefined ? [wish.word] : []));
  const head = [
    listed(compared),
    ...vague,
    ...adjectives(wishes, style),
    noun(wishes, style, many) ?? (named ? '' : many ? 'vans' : 'van'),
  ];
  const parts = [
    head.filter(Boolean).join(' '),
    ...rest.flatMap((wish) => tailOf(wish, style, many) ?? []),
    unwantedWords(rest, style, many),
    measures.length + features.length > 0 ? `with ${listed([...measures, ...features])}` : '',
    without.length > 0 ? `without ${listed(without, 'or')}` : '',
  ];
  return parts.filter(Boolean).join(' ');
};
