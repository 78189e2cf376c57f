import type { Order } from '../wishes/wish.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** What a use needs, in whatever words. */
const USES: readonly (readonly [body: string, pattern: RegExp])[] = [
  ['Luton', /\b(?:removals?(?: firm| company| business)?|house (?:moves?|clearances?)|moving house)\b/],
  ['Luton', /\b\d ?-? ?bed(?:room)? (?:house|flat)\b/],
  ['Tipper', /\b(?:to tip|tipping|green waste|muck ?away|topsoil|gravel|aggregates?|hardcore|rubble)\b/],
  ['Tipper', /\b(?:that|which|it|bed|back|body) tips\b|\btips (?:up|at|over|out)\b/],
  ['Panel Van', /\b(?:parcels?|multi ?drop|courier\w*|(?:to|for) conver\w+|self build)\b/],
  ['Panel Van', /\b(?:convert|turn)(?:ing)? (?:it |one )?(?:in ?to|to)\b/],
  ['Campervan', /^(?!.*\b(?:or not|unconverted|to convert)\b).*\b(?:live|sleep|camp|holiday) in\b/],
  ['Campervan', /\b(?:room|space|somewhere|able) to sleep\b|\bsleeps? (?:\d|two|three|four|five)\b/],
  ['Minibus', /\bpassengers\b/],
  ['Campervan', /\bvan ?life\b|\balready converted\b|\b(?:weekends|holidays) away\b/],
];

interface Trade {
  /** What it mostly drives; null where that is not one body. */
  readonly body: string | null;
  readonly matters: readonly Order[];
  readonly words: RegExp;
}
const TRADES: readonly Trade[] = [
  {
    body: 'Tipper',
    matters: ['most payload'],
    words: /\b(?:landscap\w*|groundwork\w*|tree surg\w*|arborist|paving|driveways?)\b/,
  },
  { body: 'Dropside', matters: ['longest load'], words: /\bscaffold\w*\b/ },
  { body: 'Luton', matters: ['most volume'], words: /\b(?:furniture|removals?|house (?:moves?|clearances?))\b/ },
  { body: 'Panel Van', matters: ['most volume', 'most economical'], words: /\b(?:parcels?|multi ?drop|courier\w*|deliver\w*)\b/ },
  {
    body: 'Panel Van',
    matters: ['tallest load'],
    words: /\b(?:groom\w*|coffee|barber\w*|salon|workshop|bike repair\w*|farrier)\b/,
  },
  {
    body: 'Panel Van',
    matters: ['most payload'],
    words: /\b(?:window clean\w*|til(?:er|ing)|plaster\w*|floor\w*|screed\w*|paviou?r|stone ?mason\w*)\b/,
  },
  { body: null, matters: ['most payload'], words: /\b(?:build\w*|brick\w*|roof\w*|farm\w*|fenc\w*|garden\w*)\b/ },
  {
    body: 'Panel Van',
    matters: ['longest load'],
    words: /\b(?:joiner\w*|carpent\w*|chippy|kitchens?|carpets?|glazier|blinds?)\b/,
  },
  {
    body: 'Panel Van',
    matters: ['most volume'],
    words: /\b(?:plumb\w*|heating|mechanic|tyres?|electrician|sparky?|sparks|cater\w*|dj|band)\b/,
  },
  {
    body: 'Panel Van',
    matters: ['most volume'],
    words: /\b(?:florist|flowers?|baker\w*|photograph\w*|events?)\b/,
  },
  {
    body: 'Panel Van',
    matters: ['most economical'],
    words: /\b(?:clean\w*|decorat\w*|painter|handyman|locksmith|driver)\b/,
  },
];

/** What somebody says of a van without a figure. */
const MATTERS: readonly (readonly [order: Order, pattern: RegExp])[] = [
  ['most economical', /\b(?:cheap|economical|good|light|easy) (?:to|on) (?:run|fuel|diesel|petrol|juice)\b/],
  ['most economical', /\blow running costs?\b|\bfuel efficient\b|\b(?:good|decent) mpg\b/],
  [
    'shortest',
    /\b(?:easy|easier|simple) to park\b|\b(?:tight|narrow) (?:street|road|parking|space|lane)s?\b|\bparking (?:is |'?s )?tight\b/,
  ],
  ['newest', /\b(?:not|nothing|none) (?:too|that|very|so) old\b|\b(?:newish|fairly new|nearly new|recentish)\b/],
  ['most payload', /\b(?:take|carry|handle) (?:\w+ ){0,3}weight\b|\bheavy (?:gear|stuff|kit|loads?|materials?|tools)\b/],
  ['most payload', /\b(?:good|decent|high|big|proper) payload\b/],
  ['tallest load', /\btall (?:van|one)\b|\bheadroom\b/],
  ['most volume', /\b(?:plenty|loads|lots|tons) of (?:load )?(?:room|space)\b|\b(?:roomy|spacious|bulky)\b/],
  ['most powerful', /\b(?:plenty of|decent|good|enough) (?:power|poke|grunt)\b|\bpowerful\b|\bhills?\b|\bhilly\b/],
  ['longest range', /\b(?:good|decent|long) range\b/],
];

export interface Purpose {
  readonly body: string | null;
  readonly matters: readonly Order[];
}

/** The body that a trade or a use needs, where nothing else says which, and what matters of it. @param text the message, spelt right */
export const purposeIn = (text: string, heard: readonly Heard[]): Purpose => {
  const trade = wantedOf(heard, 'trade')
    .map(({ words }) => words)
    .join(' ');
  const [use, pattern] = USES.find((one) => one[1].test(text)) ?? [];
  const named = `${trade} ${pattern?.exec(text)?.[0] ?? ''}`;
  const known = TRADES.find(({ words }) => words.test(named));
  const said = MATTERS.flatMap(([order, words]) => (words.test(text) ? [order] : []));
  return { body: use ?? known?.body ?? null, matters: [...new Set([...said, ...(known?.matters ?? [])])].slice(0, 2) };
};

/** Where a panel van may not be what is meant. */
const OTHERWISE =
  /\b(?:tax\w*|passengers?|school|church|care|charity|horses?|farm\w*|forest\w*|build\w*|roof\w*|camp\w*|recover\w*|haul\w*)\b/;

/** Whether it says a use that a panel van does for, as it does for most. */
export const hasPlainUse = (heard: readonly Heard[]): boolean => {
  const uses = wantedOf(heard, 'trade', 'cargo');
  return uses.length > 0 && uses.every(({ words }) => !OTHERWISE.test(words));
};
