import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** What a use needs, in whatever words. */
const USES: readonly (readonly [body: string, pattern: RegExp])[] = [
  ['Luton', /\b(?:removals?(?: firm| company| business)?|house (?:moves?|clearances?)|moving house)\b/],
  ['Tipper', /\b(?:to tip|tipping|green waste|muck ?away|topsoil)\b/],
  ['Tipper', /\b(?:that|which|it|bed|back|body) tips\b|\btips (?:up|at|over|out)\b/],
  ['Panel Van', /\b(?:parcels?|multi ?drop|courier\w*|(?:to|for) conver\w+|self build)\b/],
  ['Panel Van', /\b(?:convert|turn)(?:ing)? (?:it |one )?(?:in ?to|to)\b/],
  ['Campervan', /^(?!.*\b(?:or not|unconverted|to convert)\b).*\b(?:live|sleep|camp|holiday) in\b/],
  ['Campervan', /\bvan ?life\b|\balready converted\b|\b(?:weekends|holidays) away\b/],
];
/** What a trade mostly drives. */
const TRADES: readonly (readonly [body: string, pattern: RegExp])[] = [
  ['Tipper', /\b(?:landscap\w*|groundwork\w*|tree surgeon|arborist|paving|driveways?)\b/],
  ['Dropside', /\bscaffold\w*\b/],
  ['Luton', /\bfurniture\b/],
  ['Panel Van', /\b(?:plumb\w*|electrician|sparky?|sparks|joiner\w*|carpent\w*|chippy)\b/],
  ['Panel Van', /\b(?:decorat\w*|painter|plaster\w*|glazier|handyman|locksmith)\b/],
  ['Panel Van', /\b(?:til(?:er|ing)|cleaner|cleaning|florist|baker\w*|cater\w*|groom\w*|mechanic)\b/],
  ['Panel Van', /\b(?:kitchens?|floor\w*|carpets?|coffee|dj|band|photograph\w*|delivery|deliver\w*|driver)\b/],
];

/** The body that a trade or a use needs, where nothing else says which. @param text the message, spelt right */
export const purposeIn = (text: string, heard: readonly Heard[]): string | null => {
  const trade = wantedOf(heard, 'trade')
    .map(({ words }) => words)
    .join(' ');
  const use = USES.find(([, pattern]) => pattern.test(text)) ?? TRADES.find(([, pattern]) => pattern.test(trade));
  return use?.[0] ?? null;
};

/** Where a panel van may not be what is meant. */
const OTHERWISE =
  /\b(?:tax\w*|passengers?|school|church|care|charity|horses?|farm\w*|forest\w*|build\w*|roof\w*|camp\w*|recover\w*|haul\w*)\b/;

/** Whether it says a use that a panel van does for, as it does for most. */
export const hasPlainUse = (heard: readonly Heard[]): boolean => {
  const uses = wantedOf(heard, 'trade', 'cargo');
  return uses.length > 0 && uses.every(({ words }) => !OTHERWISE.test(words));
};
