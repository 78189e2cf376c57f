import { foldText } from '@forecourt/rules';
import { formPattern } from './terms.ts';

/** Equipment and its names. */
export interface KnownFeature {
  readonly key: string;
  /** In a sentence, after "with": "air conditioning". */
  readonly said: string;
  /** On its own: "Air conditioning". */
  readonly name: string;
  /** Matches typed names in a normalised message; global. */
  readonly typed: RegExp;
  /** Matches a van's folded features or derivative. */
  readonly recorded: RegExp;
  /** Matches the folded description; absent for features that staff tick. */
  readonly described: RegExp | null;
}

const feature = (
  key: string,
  said: string,
  typed: readonly string[],
  recorded: string,
  described: string | null = null,
): KnownFeature => {
  const words = said.replace(/^an? /, '');
  return {
    key,
    said,
    name: words.replace(/^./, (letter) => letter.toUpperCase()),
    // The name itself is understood too, because suggestions put it into the search.
    typed: formPattern([foldText(words).replaceAll('-', ' '), ...typed]),
    recorded: new RegExp(`\\b(?:${recorded})`),
    described: described === null ? null : new RegExp(`\\b(?:${described})`),
  };
};

const ROOF_RACK = 'roof ?rack|roof bars|ladder rack';
const BOTH_SIDES =
  '(?:twin|double|dual|two) (?:side|sliding)(?: loading)? doors|(?:side|sliding)(?: loading)? doors? (?:on )?(?:both|each) side';

export const KNOWN_FEATURES: readonly KnownFeature[] = [
  feature(
    'carplay',
    'Apple CarPlay or Android Auto',
    [
      '(?:apple )?car ?play(?: ?/ ?| or | and )?(?:android(?: auto)?)?',
      'android auto(?: ?/ ?| or | and )?(?:(?:apple )?car ?play)?',
    ],
    'apple carplay|android auto|carplay',
  ),
  feature(
    'air conditioning',
    'air conditioning',
    ['air ?con(?:ditioning|ditioned|d)?s?', 'a ?/ ?c', 'climate(?: control)?'],
    'air conditioning|air con|climate',
  ),
  feature(
    'navigation',
    'satellite navigation',
    ['sat ?navs?', 'satellite navigation', 'gps(?: navigation)?', '(?:built in )?navigation'],
    'satellite navigation|sat nav|gps navigation',
  ),
  feature(
    'camera',
    'a reversing camera',
    ['(?:revers(?:ing|e)|rear|parking|back ?up) (?:view )?cam(?:era)?s?', 'cameras?'],
    'reversing camera|rear.*camera|360.*camera',
  ),
  feature(
    'sensors',
    'parking sensors',
    ['(?:parking|reversing|reverse) (?:sensors?|aids?)', 'sensors'],
    'parking sensors|park assist|parking aid',
  ),
  feature('cruise', 'cruise control', ['(?:adaptive )?cru(?:is|z|s)e(?: ?control)?'], 'cruise control|adaptive cruise'),
  feature('bluetooth', 'Bluetooth', ['blue ?tooth', 'hands ?free'], 'bluetooth'),
  feature('electric windows', 'electric windows', ['(?:electric|power) windows?'], 'electric windows'),
  feature('usb', 'a USB connection', ['usb(?: (?:ports?|connections?|sockets?))?'], 'usb'),
  feature('dab', 'DAB radio', ['dab(?: radio)?', 'digital radio'], 'dab'),
  feature('alloys', 'alloy wheels', ['(?:upgraded )?alloys?(?: wheels?)?'], '(?:upgraded )?alloys?(?: wheels)?'),
  feature('locking', 'remote or central locking', ['(?:remote|central) locking'], 'remote locking|central locking'),
  feature('abs', 'ABS', ['abs'], 'abs\\b'),
  feature('heated seats', 'heated seats', ['heated (?:front )?seats?'], 'heated seats'),
  feature('heated windscreen', 'a heated windscreen', ['heated (?:front )?(?:wind ?screen|screen)'], 'heated windscreen'),
  feature(
    'ply',
    'ply lining',
    ['ply(?:wood)? ?lin(?:ed|ing)', 'ply', 'boarded out', 'timber lin(?:ed|ing)', 'lined out', '(?:is it|its|fully) lined'],
    'ply[- ]?lin|lined in (?:ply|board)',
    'ply[- ]?lin|(?:mm|over|hardwood|the) ply\\b|ply (?:to|floor|with)|lined in (?:ply|board)',
  ),
  feature('led', 'LED headlights', ['led (?:head ?)?lights?', 'leds?'], 'led headlights'),
  feature('leather', 'leather seats', ['leather(?: seats?| trim| interior)?'], 'leather'),
  feature('sunroof', 'a sunroof', ['sun ?roof', 'pop ?top'], 'sunroof|pop top'),
  feature(
    'towbar',
    'a tow bar',
    [
      'tow ?(?:bars?|hitch|ball|pack)',
      '(?:need|needs|want|able|can|has|ability|something) to tow',
      'for towing',
      '(?:and|to|that|can|will|could) tow',
      '(?:tow|pull)(?:ing)? (?:an?|my|the|our) (?:\\w+ )?(?:trailer|caravan|boat|digger|car|horse ?box|cement mixer)',
    ],
    'tow ?bar|tow ?ball|tow pack',
    'tow ?bar|tow ?ball|tow pack',
  ),
  feature('load protection', 'load area protection', ['load (?:area )?(?:protection|liner)'], 'load area protection'),
  feature(
    'both side doors',
    'side doors on both sides',
    [
      '(?:twin|double|dual|two|2|both) ?(?:side|sliding)(?: (?:loading|side|load))? doors?',
      '(?:side|sliding)(?: (?:loading|side|load))? doors? (?:on )?(?:both|each) sides?',
    ],
    BOTH_SIDES,
    BOTH_SIDES,
  ),
  feature(
    'side door',
    'a side loading door',
    ['(?:side|sliding)(?: (?:loading|side|load))? doors?'],
    'side loading door|sliding door',
  ),
  feature(
    'rear door',
    'a rear loading door',
    ['rear loading door', 'roller shutter', 'shutter door'],
    'rear loading door|roller shutter',
  ),
  feature(
    'removable seats',
    'removable seats',
    [
      'removable seats?',
      '(?:seats?|they) (?:come|fold|lift|taken?|removed?) out',
      'take (?:the |out the )?seats(?: out)?',
      'remove the seats',
    ],
    'removable seats',
  ),
  feature('fold flat', 'fold flat seats', ['fold(?:ing)?(?: flat| down)? seats?'], 'fold flat seats'),
  feature(
    'tail lift',
    'a tail lift',
    [
      '(?:tail|loading|column|cantilever|rear|back) ?lifts?',
      'lifts? (?:on|at|in) the (?:back|rear|tail)',
      '(?<=\\b(?:with|has|have|got|working)(?: an?)? )lifts?',
    ],
    'tail ?lift',
    'tail ?lift',
  ),
  feature(
    'refrigerated',
    'refrigeration',
    [
      'refrigerat(?:ed|ion)(?: (?:van|unit)s?)?',
      '(?:fridge|freezer|chill(?:ed|er)) ?(?:vans?|units?|trucks?)',
      'chilled',
      '(?:fridge|freezer|chiller)s?',
    ],
    'refrigerat|fridge|chiller|freezer',
    'refrigerat|(?:fridge|freezer|chiller) (?:van|unit|body|conversion)',
  ),
  feature('racking', 'racking', ['rack(?:ing|ed out)', 'shelving', 'shelves'], 'racking|shelving', 'racking|shelving'),
  feature('roof rack', 'a roof rack', ['roof ?(?:racks?|bars?)', 'ladder racks?'], ROOF_RACK, ROOF_RACK),
  feature('bulkhead', 'a bulkhead', ['bulk ?heads?'], 'bulkhead', 'bulkhead'),
  feature(
    'four wheel drive',
    'four-wheel drive',
    ['4 ?x ?4', '4 ?wd', 'four wheel drive', '4 wheel drive', 'all wheel drive', 'awd', '4 ?motion'],
    '4x4|4wd|4motion|awd|four.wheel drive|all.wheel drive',
    '4x4|4wd|4motion|awd|four.wheel drive|all.wheel drive',
  ),
  feature('crane', 'a crane', ['hiab', 'crane'], 'hiab|crane', 'hiab|(?:loader|loading|lorry) crane'),
  feature(
    'wheelchair access',
    'wheelchair access',
    ['wheel ?chairs?(?: (?:access(?:ible)?|ramp|lift|van))*', 'wavs?', 'disabled access'],
    'wheelchair|wav\\b',
    'wheelchair (?:access|ramp|lift)',
  ),
  feature('ramp', 'a loading ramp', ['(?:loading )?ramps?'], '(?:loading )?ramp', '(?:loading|access) ramp|there is a ramp'),
  feature(
    'welfare',
    'a welfare unit',
    ['welfare(?: (?:vans?|units?|vehicles?))?', 'messing unit'],
    'welfare',
    'welfare (?:van|unit)',
  ),
  feature('horsebox', 'a horsebox body', ['hors(?:e|es)? ?box(?:es)?', 'horse (?:lorry|truck)'], 'horse ?box', 'horsebox body'),
  feature(
    'recovery',
    'a recovery body',
    ['recovery(?: (?:trucks?|vans?|vehicles?|body))?', 'beaver ?tails?', 'car (?:carrier|transporter)s?'],
    'recovery|beaver ?tail',
    'recovery (?:truck|body)|beaver ?tail',
  ),
];

const BY_KEY = new Map(KNOWN_FEATURES.map((known) => [known.key, known]));
export const knownFeature = (key: string): KnownFeature | undefined => BY_KEY.get(key);
