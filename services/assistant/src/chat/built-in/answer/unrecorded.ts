import type { Reading } from '../understand/reading.ts';

export const COST_TO_INSURE = 'what it costs to insure';
/** What buyers wish for and no field of a van records, in words of ours. */
const UNRECORDED: readonly (readonly [said: string, pattern: RegExp])[] = [
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
  ['the turning circle', /\bturning circle\b/],
];
/** Equipment is repeated only as plain words. */
const PLAIN = /^[a-z][a-z0-9 ]{2,28}$/;

/** Equipment that no list knows, in words that may be repeated. */
export const unlistedIn = ({ unlisted }: Reading): readonly string[] => unlisted.filter((words) => PLAIN.test(words));

/** What a message wishes for that no van can be chosen by. */
export const unrecordedIn = ({ text, unlisted, wishes }: Reading): readonly string[] => {
  const named = UNRECORDED.filter(([, pattern]) => pattern.test(text)).map(([said]) => said);
  const has4x4 = wishes.some((wish) => wish.kind === 'feature' && wish.feature === 'four wheel drive');
  const others = unlisted.map((words) => (PLAIN.test(words) ? words : 'some of the equipment you named'));
  return [...new Set([...(has4x4 ? named.filter((said) => said !== 'ground clearance') : named), ...others])];
};
