import type { Typed } from './typed.ts';

const NEVER_MIND =
  '(?:forget|ignore|scrap|drop|lose|remove|never ?mind|no matter|(?:i )?(?:dont|do not|not|doesnt|wont|isnt) (?:care|mind|matter|bothered|fussed|fussy|worried|important|an issue|a problem)(?: (?:about|what|which|on|whether))*|any|whatever|regardless of|open to any|flexible (?:on|about|with))(?: (?:about|the|a|my|what|which|its|any|kind of|type of))*';
const NO_MATTER =
  '(?:(?:is|are|its|really)? ?(?:not (?:important|an issue|a problem|bothered|fussed)|doesnt matter|dont matter|does not matter|no object|is flexible|irrelevant))';

const NOUNS: readonly (readonly [keys: readonly string[], nouns: string])[] = [
  [['price', 'priceWithVat', 'monthly'], 'budget|price(?: limit)?|cost|money|amount|monthly(?: budget| payment)?'],
  [['name', 'not name'], 'makes?(?: (?:and|or) models?)?|models?|brands?|manufacturers?|badge'],
  [['colour', 'not colour'], 'colou?rs?'],
  [['gearbox', 'not gearbox'], 'gear ?box(?:es)?|transmissions?|automatic or manual|manual or automatic'],
  [['fuel', 'not fuel'], 'fuels?(?: types?)?|petrol or diesel|diesel or petrol'],
  [['mileage'], 'mileage|miles|milage'],
  [['year', 'condition', 'not condition'], 'age|years?|plate|new or used|used or new|old'],
  [['body', 'not body'], 'body(?: ?types?)?|shape|type of van|type|kind of van|style'],
  [['size', 'wheelbase', 'roof', 'loadVolume', 'loadLength', 'loadHeight', 'code'], 'sizes?|length|height|wheelbase|roof'],
  [['payload'], 'payload|weight'],
  [['seats'], 'seats|number of seats'],
  [['cleanAir'], 'ulez|clean air|emissions'],
  [['features'], 'extras|features|equipment|spec'],
];
const PATTERNS = NOUNS.map(
  ([keys, nouns]) =>
    [
      keys,
      new RegExp(
        `\\b${NEVER_MIND} (?:${nouns})(?= |$)(?: ${NO_MATTER})?|\\b(?:what|which|the|my)? ?(?:${nouns}) ${NO_MATTER}\\b|\\b(?:doesnt|dont|does not) matter (?:what|which|about)(?: the)? (?:${nouns})\\b`,
        'g',
      ),
    ] as const,
);
/** "Vans without air con are no good to me". */
const NAMED = [[['feature air conditioning'], /\b(?:dont want|without) (?:the )?air ?con\w*\b/g]] as const;

/** Without one of these nothing is taken back: most messages need not be looked through for each noun. */
const TAKES_BACK =
  /\b(?:forget|ignore|scrap|drop|lose|remove|mind|matter|care|bothered|fuss|worried|important|issue|problem|any|whatever|regardless|open|flexible|object|irrelevant|not?|dont|doesnt|neednt|isnt|wont|without)/;

/** Wishes that a visitor takes back. */
export const readDropped = (typed: Typed): readonly string[] =>
  !typed.has(TAKES_BACK) ? [] : [...PATTERNS, ...NAMED].flatMap(([keys, pattern]) => (typed.drop(pattern) ? keys : []));
