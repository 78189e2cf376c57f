import type { ChoiceKind, ChoiceWish, Wish } from '../wishes/wish.ts';
import type { StockNames } from './read-names.ts';
import type { Typed } from './typed.ts';

type Terms = readonly (readonly [value: string, words: string])[];

const BODIES: Terms = [
  ['Luton', 'luton(?: (?:box )?vans?)?s?|box ?(?:vans?|body|bodied|truck)|low ?loader|removals? (?:van|truck|lorry)'],
  ['Minibus', 'mini ?bus(?:es)?|people ?carriers?|mpv'],
  ['Tipper', 'tippers?|tipping (?:truck|body|lorry)|tipper trucks?'],
  ['Dropside', 'drop ?sides?|flat ?beds?|flatbed trucks?|beaver ?tails?'],
  ['Chassis Cab', 'chassis ?cabs?|bare chassis|cab and chassis|(?<!\\b(?:the|its|on|under|rusty|of) )chassis'],
  [
    'Pickup',
    'pick ?ups?(?: trucks?)?(?! (?:it|the|my|a|from|one|today|tomorrow|point|some|on|at)\\b)|(?:4x4 )?utes?|(?:king|extra) cab',
  ],
  ['Campervan', 'camper ?vans?|campavans?|campers?|motor ?homes?|camper conversions?'],
  ['Crew Van', 'crew (?:vans?|bus)|double cab (?:in )?vans?|kombi van'],
  ['Double Cab', '(?:double|dubble|twin|crew) ?cabs?|crew'],
  [
    'Panel Van',
    'panel ?(?:vans?|vns?)|(?<!\\b(?:solar|fence|wall|glass|door|body|sheet|ply) )panels?|plain van|normal van|standard van|work ?van',
  ],
];
const FUELS: Terms = [
  [
    'Electric',
    'electrics?(?! (?:windows?|mirrors?|sockets?|tailgate|steps?))|ev|evs|battery(?! (?:warranty|life|health|size|replacement|lease|charg\\w*|cost))|bev|zero emissions?|plug in(?! hybrid)',
  ],
  ['Hybrid', '(?:plug in |mild |self charging )?hybrids?|phev'],
  ['Petrol', 'petrols?|unleaded'],
  ['Diesel', 'diesels?|derv|tdi|ecoblue|bluehdi'],
  ['LPG', 'lpg|(?:on|runs on|with) gas|gas(?= (?:vans?|powered|convert|conversion))|autogas'],
];
const GEARBOXES: Terms = [
  ['Semi-Automatic', 'semi ?auto(?:matic)?s?|automated manual'],
  ['Automatic', 'automatics?|autos?|auto ?boxe?s?|dsg|self changing'],
  ['Manual', 'manuals?|stick shift|6 speed|six speed'],
];
const COLOURS: Terms = [
  ...[
    'white',
    'black',
    'silver',
    'blue',
    'red',
    'green',
    'orange',
    'yellow',
    'brown',
    'beige',
    'purple',
    'pink',
    'gold',
    'bronze',
  ].map((colour) => [colour, `${colour}s?`] as const),
  ['grey', 'gr[ae]ys?'],
];
const SIZES: Terms = [
  ['medium', 'medium(?: ?sized?)?(?! (?:roof|wheel))|mid ?sized?|midi'],
  [
    'small',
    'small(?:ish)?(?: ?sized?)?(?! business)|little van|(?:wee|teeny|diddy|titchy)(?: van)?|compact|city van|car derived|tiny|dinky',
  ],
  [
    'large',
    'large(?: ?sized?)?|(?<!how )big(?: ?(?:enough|old))?(?! (?:budget|deposit|fan|job))|massive|huge|jumbo|full ?size(?:d)?',
  ],
];
const WHEELBASES: Terms = [
  ['xlwb', 'x ?lwb|extra long(?: wheel ?base)?|elwb|lwb extended'],
  ['lwb', 'lwb|long ?wheel ?base'],
  ['mwb', 'mwb|medium ?wheel ?base'],
  ['swb', 'swb|short ?wheel ?base'],
];
const ROOFS: Terms = [
  ['high', '(?:high|hi|tall|raised) ?(?:roof|top)(?:ed)?s?'],
  ['medium', 'medium roof|mid roof'],
  ['low', 'low roof|standard roof|normal roof'],
];
const STATUSES: Terms = [
  [
    'In Stock',
    '(?:in stock|available|ready)(?: to (?:go|drive away|take away|collect|view|see))? (?:right )?(?:now|today|straight ?away|immediately|asap)|ready to (?:go|drive away)|drive away today',
  ],
  ['Due In', '(?:due|coming|arriving|expected) (?:in|soon|shortly)(?! stock)'],
];
const VATS: Terms = [
  [
    'no VAT',
    '(?:no|non|zero|nil|0|without|free of|not plus|(?:dont|not|wont|without|no need to) (?:have to )?pay(?:ing)?(?: the| any)?) vat(?: (?:vans?|on (?:it|them|top|the price)|to pay|to add|qualifying))?|vat free|vat exempt',
  ],
  ['VAT', 'vat qualifying|plus vat vans?'],
];
/** Length and height codes as makers write them. */
const CODES = /\b(?:l([1-5]) ?h([1-3])|(?<!\w)l([1-4])|h([1-3])|cr(\d\d)|t(2[68]|3[02]))(?= |$)/g;

const TABLE: readonly (readonly [ChoiceKind, Terms])[] = [
  ['vat', VATS],
  ['status', STATUSES],
  ['wheelbase', WHEELBASES],
  ['roof', ROOFS],
  ['body', BODIES],
  ['gearbox', GEARBOXES],
  ['fuel', FUELS],
  ['size', SIZES],
  ['colour', COLOURS],
];
const PATTERNS = TABLE.map(
  ([kind, terms]) => [kind, terms.map(([value, words]) => [value, new RegExp(`\\b(?:${words})(?= |$)`, 'g')] as const)] as const,
);

const choice = (kind: ChoiceKind, values: readonly string[], not: boolean): readonly ChoiceWish[] =>
  values.length === 0 ? [] : [{ kind, values: [...new Set(values)], not }];
const takenBack = (kind: ChoiceKind, values: readonly string[]): readonly ChoiceWish[] =>
  choice(kind, values, true).map((wish) => ({ ...wish, back: true }));

/** "no vat" is a van without VAT, not a van that is unwanted. */
const NEVER_NEGATED: ReadonlySet<ChoiceKind> = new Set(['vat', 'status']);

const readKind = (typed: Typed, kind: ChoiceKind, patterns: readonly (readonly [string, RegExp])[]): readonly ChoiceWish[] => {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const back: string[] = [];
  for (const [value, pattern] of patterns) {
    for (const found of typed.take(pattern)) {
      const said = NEVER_NEGATED.has(kind) ? wanted : found.back ? back : found.negated ? unwanted : wanted;
      said.push(value);
    }
  }
  return [...choice(kind, wanted, false), ...choice(kind, unwanted, true), ...takenBack(kind, back)];
};

const readCodes = (typed: Typed, isTrim: StockNames['isTrim']): readonly ChoiceWish[] => {
  const codes = typed.take(CODES).map(({ match }) => match[0].replaceAll(' ', ''));
  const words = typed.rest.split(' ').filter((word) => word.length >= 3 && isTrim(word));
  for (const word of words) typed.drop(new RegExp(`\\b${word}\\b`, 'g'));
  return [...codes, ...words].map((code): ChoiceWish => ({ kind: 'code', values: [code], not: false })).slice(0, 1);
};

/** Who builds a camper wants a van to build it in. */
const CONVERTED =
  /\b(?:convert(?:ing|ed)?|turn(?:ing|ed)?|mak(?:e|ing)|build(?:ing)?|conversion)(?: (?:it|one|a van|that|this|my own))? (?:in ?to|to|as)(?: an?| my own)? (?:camper\w*|motor ?homes?|day ?van)/g;
const NOT_LARGE =
  /\b(?:not|nothing|isnt|nowhere near|dont want (?:it|one|anything)) (?:too|to|overly|massively|really) (?:big|large|massive|huge)\b/g;
const NOT_COLOURS = /\b(?:white van man|white goods|green waste|black country|green belt|red tape|blue collar|black friday)\b/g;

/** Body, fuel, gearbox, colour and size in the stock's own values. */
export const readChoices = (typed: Typed, isTrim: StockNames['isTrim']): readonly Wish[] => {
  typed.drop(NOT_COLOURS);
  typed.drop(CONVERTED);
  const notLarge = typed.drop(NOT_LARGE) ? choice('size', ['small', 'medium'], false) : [];
  const wishes = PATTERNS.flatMap(([kind, patterns]) => readKind(typed, kind, patterns));
  return [...readCodes(typed, isTrim), ...notLarge, ...wishes];
};
