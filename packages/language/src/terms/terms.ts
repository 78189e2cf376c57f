/** A value of the stock and the forms in which people type it: short patterns on a message in small letters, without accents. */
export type Terms = readonly (readonly [value: string, forms: readonly string[]])[];

/** Bodies; Luton, Minibus and Double Cab are not body types of the stock but derived from other facts (`describeVan`). */
export const BODY_TERMS: Terms = [
  [
    'Luton',
    [
      'luton(?: (?:box )?vans?)?s?',
      'box ?(?:vans?|body|bodied|truck)',
      'low ?loader',
      'removals?(?: (?:van|truck|lorry))?',
      'mov(?:e|ing) (?:house|home)',
      '(?:house|home) (?:moves?|moving)',
    ],
  ],
  ['Minibus', ['mini ?bus(?:es)?', 'people ?(?:carriers?|movers?)', 'mpv', 'tourneos?']],
  ['Tipper', ['tippers?', 'tipping (?:truck|body|lorry)', 'tipper trucks?']],
  ['Dropside', ['drop ?sides?', 'flat ?(?:beds?|backs?)', 'flatbed trucks?', 'flatty']],
  ['Chassis Cab', ['chassis ?cabs?', 'bare chassis', 'cab and chassis', '(?<!\\b(?:the|its|on|under|rusty|of) )chassis']],
  [
    'Pickup',
    [
      'pick ?ups?(?: trucks?)?(?! (?:it|the|my|a|from|one|today|tomorrow|point|some|on|at)\\b)',
      '(?:4x4 )?utes?',
      '(?:king|extra|super|space|club|extended) ?cabs?',
      'bakkies?',
    ],
  ],
  [
    'Campervan',
    ['camper ?vans?', 'campavans?', 'campers?', 'motor ?homes?', 'camper conversions?', '(?:day|surf) ?vans?', '[2-6] berths?'],
  ],
  ['Crew Van', ['crew ?(?:vans?|bus)', '(?:double|dual) cab (?:in )?vans?', '[ck]ombi(?:s|e)?(?: vans?)?', 'd ?civs?']],
  ['Double Cab', ['(?:double|dubble|dual|twin|crew) ?cabs?', 'd cabs?', 'crew']],
  [
    'Panel Van',
    [
      'panel ?(?:vans?|vns?)',
      '(?<!\\b(?:solar|fence|wall|glass|door|body|sheet|ply) )panels?',
      'plain van',
      'normal van',
      'standard van',
      'work ?van',
    ],
  ],
];

export const FUEL_TERMS: Terms = [
  [
    'Electric',
    [
      'electrics?(?! (?:windows?|mirrors?|sockets?|tailgate|steps?))',
      'ev',
      'evs',
      '(?<!\\b(?:leisure|second|dual|spare|new|starter) )battery(?! (?:warranty|life|health|size|replacement|lease|charg\\w*|cost))',
      'bev',
      'zero emissions?',
      'plug ?in(?! hybrid)',
      'le(?:cc|ck)y(?! windows?)',
      'e vans?',
    ],
  ],
  ['Hybrid', ['(?:plug ?in |mild |self charging )?hybrids?', '(?:ph|mh|h)evs?', 'self charging', 'range extenders?']],
  ['Petrol', ['petrols?', 'unleaded', 'gasoline', 'ecoboost', 'tsi']],
  ['Diesel', ['(?:bio)?diesels?', 'di[sz]els?', 'derv', 'tdi', 'tdci', 'cdti', 'jtd', 'ecoblue', 'bluehdi']],
  ['LPG', ['lpg', '(?:bi|dual) ?fuel', '(?:on|runs on|with) gas', 'gas(?= (?:vans?|powered|convert|conversion))', 'autogas']],
];

/** What makers call theirs, and what it does without. */
const AUTOMATICS = [
  'power ?shift',
  'select ?shift',
  '(?:dct|edc|cvt)',
  'eat ?[68]',
  '(?:[79] ?)?g ?tronic',
  'tip ?tronic',
  'hi ?matic',
  '(?:dual|twin) clutch',
  'torque converter',
  '(?:flappy )?paddles?(?: shift)?',
  'two pedals',
];

export const GEARBOX_TERMS: Terms = [
  ['Semi-Automatic', ['semi ?auto(?:matic)?s?', 'automated manual', 'easytronic', 'robotised']],
  [
    'Automatic',
    [
      'automatics?(?: (?:gear ?)?box| transmission)?',
      'auto ?(?:gear ?)?box(?:es)?',
      'autos?',
      'dsg',
      'self changing',
      ...AUTOMATICS,
    ],
  ],
  ['Manual', ['manuals?', 'stick ?shift', 'gear ?stick', '6 speed', 'six speed', 'proper gears']],
];

const PLAIN_COLOURS = [
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
];
export const COLOUR_TERMS: Terms = [
  ...[...PLAIN_COLOURS, 'gold', 'bronze'].map((colour) => [colour, [`${colour}s?`]] as const),
  ['grey', ['gr[ae]ys?', 'charcoal', 'graphite', 'gun ?metal', 'anthracite']],
  ['red', ['maroon', 'burgundy', 'crimson', 'scarlet']],
  ['blue', ['navy', 'teal', 'turquoise']],
  ['white', ['ivory', 'magnolia']],
  ['green', ['khaki']],
  ['purple', ['lilac', 'lavender', 'mauve', 'violet']],
];

export const SIZE_TERMS: Terms = [
  ['medium', ['medium(?: ?sized?)?(?! (?:roof|wheel))', 'mid(?:dle)? ?sized?', 'midi']],
  [
    'small',
    [
      'small(?:ish|er|est)?(?: ?sized?)?(?! business)',
      'little(?: (?:vans?|one))?',
      '(?:wee|teeny|diddy|titchy)(?: van)?',
      'compact',
      'city van',
      'car derived',
      'tiny',
      'dinky',
    ],
  ],
  [
    'large',
    [
      'larg(?:e|er|est)(?: ?sized?)?',
      '(?<!how )big(?:ger|gest)?(?: ?(?:enough|old))?(?! (?:budget|deposit|fan|job))',
      'massive',
      'huge',
      'jumbo',
      'xl',
      'full ?size(?:d)?(?! (?:spare|wheel|bulkhead|one not))',
    ],
  ],
];

export const WHEELBASE_TERMS: Terms = [
  ['xlwb', ['x ?lwb', 'extra long(?: wheel ?base)?', 'elwb', 'lwb extended']],
  ['lwb', ['lwb', 'long ?wheel ?base']],
  ['mwb', ['mwb', 'medium ?wheel ?base']],
  ['swb', ['swb', 'short ?wheel ?base']],
];

export const ROOF_TERMS: Terms = [
  ['high', ['(?:high|hi|tall|raised) ?(?:roof|top)(?:ed)?s?']],
  ['medium', ['medium roof', 'mid roof']],
  ['low', ['low roof', 'standard roof', 'normal roof']],
];

export const STATUS_TERMS: Terms = [
  [
    'In Stock',
    [
      '(?:in stock|available|ready)(?: to (?:go|drive away|take away|collect|view|see))? (?:right )?(?:now|today|straight ?away|immediately|asap)',
      'ready to (?:go|drive away)',
      'drive away today',
    ],
  ],
  ['Due In', ['(?:due|coming|arriving|expected) (?:in|soon|shortly)(?! stock)']],
];

export const VAT_TERMS: Terms = [
  [
    'no VAT',
    [
      '(?:no|non|zero|nil|0|without|free of|not plus|(?:dont|not|wont|without|no need to) (?:have to )?pay(?:ing)?(?: the| any)?) vat(?: (?:vans?|on (?:it|them|top|the price)|to pay|to add|qualifying))?',
      'vat free',
      'vat exempt',
    ],
  ],
  ['VAT', ['vat qualifying', 'plus vat vans?']],
];

export const CONDITION_TERMS: Terms = [
  ['new', ['brand ?new', 'new', 'pre ?reg(?:istered)?', 'delivery mileage']],
  ['used', ['used', '(?:second|2 ?nd) ?hand', 'pre ?(?:owned|loved)', 'previously owned']],
  ['p/ex to clear', ['(?:p/?ex|px|part ?ex(?:change)?)(?: to clear)?']],
];

/** Orders of the stock; `SortOrder` has them by these names. */
export const ORDER_TERMS: Terms = [
  ['price_asc', ['che+a?p(?:est|er)?(?: first)?', 'low(?:est)? prices?(?: first)?', 'least expensive', 'affordable', 'budget']],
  ['price_desc', ['(?:most )?expensive', 'dearest', 'highest price']],
  ['year_desc', ['newest(?: first)?', 'latest', 'most recent', 'youngest']],
];

/** What enters clean air zones free of charge. */
export const CLEAN_AIR_FORMS = [
  '(?:non )?ulez',
  'caz',
  'lez',
  'clean air(?: zones?)?',
  'low emissions?(?: zones?)?',
  'emissions? zones?',
  'congestion charge',
  'euro ?(?:6|six|vi)',
  '(?:into |in )?(?:central )?london (?:zone|charge|without paying)',
  'zero charge',
];
const CLEAN_AIR_ENDS = 'compliant|complient|complaint|free|friendly|ok|ready|exempt|proof|charges?';
export const CLEAN_AIR = new RegExp(`\\b(?:${CLEAN_AIR_FORMS.join('|')})(?: (?:${CLEAN_AIR_ENDS}))?(?= |$)`, 'g');

/** Finds any of the forms as whole words; global. */
export const formPattern = (forms: readonly string[]): RegExp => new RegExp(`\\b(?:${forms.join('|')})(?= |$)`, 'g');
