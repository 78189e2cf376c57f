import { foldText } from '@forecourt/rules';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const numberOf = (word: string): number => (ONES.includes(word) ? ONES.indexOf(word) : (TENS.indexOf(word) + 2) * 10);

const WORD = `(?:${[...ONES, ...TENS].join('|')})`;
/** What makes a number of a word: in "the second one" it is none. */
const COUNTED =
  '(?=(?: and a half)? ?(?:k|grand|thousand|hundred|tonnes?|tons?|met(?:re|er)s?|m|mm|foot|feet|ft|seats?|seaters?|pallets?|people|of us|lads|men|years?|yrs?|months?|miles|cubic|cube|quid|pounds?|berth|sheets|inch(?:es)?)\\b)';
const NUMBER_WORDS = new RegExp(`\\b(${WORD})(?: (${WORD}))?\\b${COUNTED}`, 'g');

/** "Three fifty a month", "two seventy five quid". */
const HUNDREDS = new RegExp(
  `\\b(${ONES.slice(1, 10).join('|')}) (${TENS.join('|')})(?: (${ONES.slice(1, 10).join('|')}))?(?= ?(?:quid|pounds?|an? month|per month|pm|pcm|monthly|each month)\\b)`,
  'g',
);
/** "Nine and twelve thousand". */
const FROM = new RegExp(`\\b(${WORD})(?= (?:and|to|or) (?:${WORD}|\\d+) ?(?:k|grand|thousand|hundred)\\b)`, 'g');
const TEEN = `(?:${[...ONES.slice(10), ...TENS].join('|')})`;
/** "Up to twenty five" are thousands, as "up to 25" is. */
const LIMITED = new RegExp(
  `\\b(under|up to|max(?:imum)?(?: of)?|less than|more than|no more than|between|around|about|budget(?: of| is)?|over|to|and) (${TEEN})(?: (${ONES.slice(1, 10).join('|')}))?(?= (?:and|to|max|tops|or|please|plus|\\.|,)| $)`,
  'g',
);

/** "Open on sat till when". */
const DAYS: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};
const SHORT_DAY = /\b(on|this|next|open|til|till|until) (mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes)?\b(?! ?nav)/g;

const numbersFromWords = (text: string): string =>
  text
    .replace(FROM, (_, word: string) => String(numberOf(word)))
    .replace(HUNDREDS, (_, hundreds: string, tens: string, ones?: string) =>
      String(numberOf(hundreds) * 100 + numberOf(tens) + (ones ? numberOf(ones) : 0)),
    )
    .replace(LIMITED, (_, cue: string, tens: string, ones?: string) => `${cue} ${numberOf(tens) + (ones ? numberOf(ones) : 0)}`)
    .replace(NUMBER_WORDS, (_, first: string, second?: string) => String(numberOf(first) + (second ? numberOf(second) : 0)))
    .replace(/\b(?:a|one) (?=(?:grand|thousand|hundred)\b)/g, '1 ')
    .replace(/\bhalf an? (?=tonne|ton\b)/g, '0.5 ')
    .replace(/\b(\d+) hundred\b/g, (_, hundreds: string) => `${hundreds}00`)
    .replace(/\b(\d+) thousand (?:and )?(\d{3})\b/g, (_, thousands: string, rest: string) =>
      String(Number(thousands) * 1_000 + Number(rest)),
    )
    .replace(/\b(\d+) and a half\b/g, '$1.5');

/** How people write on a phone. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/g, 'you'],
  [/(?<!\bcat )\bn\b/g, 'and'],
  [/\bw\b/g, 'with'],
  [/\b(?:nae|nay)(?= (?:more|less|over|under|bother|diesels?|electric))/g, 'no'],
  [/\b(?:aint|isny|isnae)\b/g, 'isnt'],
  [/\b(?:dinnae|dinny|dunt)\b/g, 'dont'],
  [/\b4(?= (?:an?|the|my|me|our|sale|us)\b)/g, 'for'],
  [/\b2(?= (?:live|sleep|tow|carry|get|go|be|do|see|view|buy|have|use|drive|fit|take|put|move)\b)/g, 'to'],
  [/\b(is|has|does)it\b/g, '$1 it'],
  [/\bur\b/g, 'your'],
  [/\b(?:plz|pls|plse)\b/g, 'please'],
  [/\b(?:wots|wats)\b/g, 'whats'],
  [/\bwot\b/g, 'what'],
  [/\bwhens\b/g, 'when is'],
  [/\bwheres\b/g, 'where is'],
  [/\bgotta\b/g, 'got to'],
  [/\b(?:tomorow|tommorow|tommorrow|tomorro|tmrw|tmoro|2moro)\b/g, 'tomorrow'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bnowt\b/g, 'nothing'],
  [/\bowt\b/g, 'anything'],
  [/\byous\b/g, 'you'],
  [/\b(?:px|p ex)(?:ing|ed)?\b/g, 'part ex'],
  [/\b(?:somthing|sumthing|summat|smthing|somethin|somat|summit)\b/g, 'something'],
  [/\b(?:arond|aroun|arnd)\b/g, 'around'],
  [/\b(?:bout|abt)\b/g, 'about'],
  [/\bwiv\b/g, 'with'],
  [/\b(?:milage|mileages|millage)\b/g, 'mileage'],
  [/\b(?:cheep|cheapish|chep)\b/g, 'cheap'],
  [/\bpannel\b/g, 'panel'],
  [/\btip(?:er|a)\b/g, 'tipper'],
  [/\btipers\b/g, 'tippers'],
  [/\bpan?el vans?\b/g, 'panel van'],
  [/\b(?:camerra|camra)\b/g, 'camera'],
  [/\b(?:automtc|autos)\b/g, 'automatic'],
];

/** "6ft 6", "6'6\"", "six foot 6 inches": the second figure is of the first one's unit. */
const FEET_AND_INCHES =
  /(\d+) ?(?:ft|foot|feet|') ?(\d{1,2})(?: ?(?:in\b|inch(?:es)?|"|'')|(?=[ .,]*$| (?:high|tall|long|wide|so|and|or|to|barrier|needs|inside|headroom|of)\b))/g;

/**
 * A message as it is read: folded, without punctuation except what means something, numbers in figures, and the usual
 * shorthand spelt out. Padded, so that every word has a space on both sides.
 */
export const normalise = (message: string): string => {
  const plain = foldText(message.normalize('NFKC').replace(/[⅒-⅞½¼¾]/g, ' '))
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘´`]/g, "'")
    .replace(/[×✕]/g, 'x')
    .replace(/(\d)\s?(?:'|ft)\s?(?:x|by)\s?(\d)\s?(?:'|ft)?/g, '$1ft x $2ft')
    .replace(
      FEET_AND_INCHES,
      (_, feet: string, inches: string) => `${Math.round((Number(feet) + Number(inches) / 12) * 1_000) / 1_000} ft `,
    )
    .replace(/(\d)'(?!s)/g, '$1 ft ')
    .replace(/(\d)(?:"|'')/g, '$1 in ')
    .replace(/'/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d\s?k?)\s*-\s*(?=£?\d)/g, '$1 to ')
    .replace(/\bp\.?\/?ex\b/g, 'part ex')
    .replace(/\bp\/x\b/g, 'part ex')
    .replace(/\.(?!\d)|(?<!\d)\.(?=\d)|[!?;:\n]+/g, ' . ')
    // No price, measurement or telephone number is that long; it would be read as infinite.
    .replace(/\d{16,}/g, ' ')
    .replace(/,/g, ' , ')
    .replace(/[^a-z0-9£%+./ ,&<>~]+/g, ' ');
  const short = SHORT.reduce((text, [pattern, spelt]) => text.replace(pattern, spelt), ` ${plain} `).replace(
    SHORT_DAY,
    (_, before: string, day: string) => `${before} ${DAYS[day]}`,
  );
  return ` ${numbersFromWords(short).replace(/\s+/g, ' ').trim()} `;
};
