import type { Reading } from '../understand/reading.ts';

export const COST_TO_INSURE = 'what it costs to insure';
/** What buyers wish for and no field of a van records, in words of ours. */
type Unrecorded = readonly [said: string, pattern: RegExp];
const UNRECORDED: readonly Unrecorded[] = [
  [
    'which side the sliding door is on',
    /\b(?:drivers?|offside|passengers?|near ?side) side\b|\b(?:off|near) ?side (?:sliding |loading )?door\b/,
  ],
  ['reliability', /\b(?:reliab\w*|dependable|wont let me down|breaks? down|bullet ?proof|trouble ?free)\b/],
  ['how comfortable a van is', /\b(?:comf\w*|quiet|smooth|easy to drive|easy on (?:my|the) back)\b/],
  [COST_TO_INSURE, /\binsur\w*\b/],
  ['how many owners a van has had', /\b(?:owners?|keepers?)\b/],
  ['service history', /\bservice(?:d)? (?:history|book|record)|\bfsh\b|\bhistory\b/],
  ['whether anybody smoked in it', /\bsmok\w*\b/],
  [
    'how high the load floor is',
    /\b(?:loading height|floor height|(?:low|lower|lowest) (?:load(?:ing)? )?(?:floor|lip|deck|sill)|low loading)\b/,
  ],
  ['ground clearance', /\b(?:ground clearance|wet field|muddy?|off ?road|rough (?:track|ground)|snow)\b/],
  ['the door openings', /\b(?:door (?:opening|width|height)s?|side door opening)\b/],
  ['what a tail lift takes', /\btail ?lift\b.*\d ?kgs?\b|\d ?kgs? (?:tail ?)?lift\b/],
  ['how easy the cab is to get into', /\b(?:climb\w*|easy to get in\w*|easiest to get in\w*|high cabs?|step up)\b/],
  ['access for wheelchairs', /\b(?:disabled|wheel ?chairs?)\b/],
  ['how secure a van is', /\bsecure\b/],
  ['the turning circle', /\bturning circle\b/],
  ['power sockets in the back', /\b(?:240 ?v|230 ?v|plug\w* (?:\w+ )?in|sockets?|hook ?-?ups?|inverter|mains)\b/],
];
/** What a van's page says and no van can be chosen by. */
const UNCHOSEN: readonly (readonly [said: string, pattern: RegExp])[] = [
  ['what the road tax is', /\b(?:road )?tax\b(?! ?(?:back|free|return))/],
  ['how long the MOT lasts', /\bmot\b/],
  ['how many doors there are', /\b[2-6] doors?\b/],
  [
    'where a van stands, which is here with us',
    /\b(?:near(?:er|by)?|close to|local to|within \d+ miles of)\b(?! (?:side|new|mint))/,
  ],
];
/** What a message wishes for that only a van's page tells. */
export const unchosenIn = ({ text }: Reading): readonly string[] =>
  UNCHOSEN.filter(([, pattern]) => pattern.test(text)).map(([said]) => said);

/** Equipment is repeated only as plain words. */
const PLAIN = /^[a-z][a-z0-9 ]{2,28}$/;

/** Equipment that no list knows, in words that may be repeated. */
export const unlistedIn = ({ unlisted }: Reading): readonly string[] => unlisted.filter((words) => PLAIN.test(words));

/** What a message wishes for that no van can be chosen by, and how it is written of. */
export const unrecordedIn = ({ text, unlisted, wishes }: Reading): readonly Unrecorded[] => {
  const has4x4 = wishes.some((wish) => wish.kind === 'feature' && wish.feature === 'four wheel drive');
  const named = UNRECORDED.filter(([said, pattern]) => pattern.test(text) && !(has4x4 && said === 'ground clearance'));
  return [
    ...named,
    ...unlisted
      .filter((words) => named.every(([, pattern]) => !pattern.test(words)))
      .map(
        (words): Unrecorded =>
          PLAIN.test(words) ? [words, new RegExp(`\\b${words}`)] : ['some of the equipment you named', /$^/],
      ),
  ];
};
