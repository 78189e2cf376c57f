import { CLEAN_AIR, formPattern, KNOWN_FEATURES, type Slot, spellRight, TERMS, type Terms } from '@forecourt/language';
import { nearWords } from '@forecourt/rules';
import type { ChoiceKind, ChoiceWish, FeatureWish, Wish } from '../wishes/wish.ts';
import type { Heard } from './heard-slot.ts';
import { LIFTS } from './lifts.ts';
import { isNegated } from './negation.ts';

type Patterns = readonly (readonly [value: string, pattern: RegExp])[];
const patternsOf = (terms: Terms): Patterns => terms.map(([value, forms]) => [value, new RegExp(formPattern(forms).source)]);

/** Of each slot the kinds of choices that its words may name. */
const KINDS: Readonly<Partial<Record<Slot, readonly (readonly [ChoiceKind, Patterns])[]>>> = {
  body: [['body', patternsOf(TERMS.body)]],
  fuel: [['fuel', patternsOf(TERMS.fuel)]],
  gearbox: [['gearbox', patternsOf(TERMS.gearbox)]],
  colour: [['colour', patternsOf(TERMS.colour)]],
  condition: [['condition', patternsOf(TERMS.condition)]],
  size: [
    ['wheelbase', patternsOf(TERMS.wheelbase)],
    ['roof', patternsOf(TERMS.roof)],
    ['size', patternsOf(TERMS.size)],
  ],
};
/** Length and height codes as makers write them: "L3H2", "T30". */
const CODE = /\b(?:l[1-5] ?h[1-3]|l[1-5]|h[1-3]|cr\d\d|t(?:2[68]|3[02]))\b/;
const EURO_6 = /\b(?:euro ?(?:6|six|vi)|e6)\b/;

const valuesOf = (kind: ChoiceKind, text: string, patterns: Patterns): readonly string[] => {
  let rest = text;
  const values: string[] = [];
  for (const [value, pattern] of patterns) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    values.push(value);
  }
  // A part-exchange is a used van too.
  return kind === 'condition' && values.includes('used') ? [...values, 'p/ex to clear'] : values;
};

const plain = (words: string): string =>
  words
    .replaceAll("'", '')
    .replace(/[^a-z0-9.]+/g, ' ')
    .trim();

type Named = Pick<Heard, 'slot' | 'sign' | 'before' | 'after' | 'allowed'>;
/** What the visitor turns it into is not what they ask for: "to convert into a camper". */
const CONVERTS = /\b(?:convert\w*|conversion|turn(?:ing)?)\b/;
const meant = (kind: ChoiceKind, values: readonly string[], { before, after }: Named): readonly string[] =>
  kind === 'body' && CONVERTS.test(`${before} ${after}`)
    ? values.map((value) => (value === 'Campervan' ? 'Panel Van' : value))
    : values;

/** Whether it is wanted at all, and how much. */
export const signOf = ({ sign, allowed = false }: Pick<Heard, 'sign' | 'allowed'>) => ({
  not: sign !== 'wanted',
  ...(sign === 'given up' && { back: true as const }),
  ...(sign === 'wanted' && allowed && { allowed: true as const }),
});

const ALL_KINDS = Object.values(KINDS).flat();

const SIZES = ['small', 'medium', 'large'];
const NO_BIGGER = /\b(?:no|not|nothing|isn't|isnt|never) (?:\w+ )?(?:bigger|larger|longer) than(?: an?)?$/;
/** "No bigger than medium" takes a small one as well. */
const sizesWithin = (kind: ChoiceKind, values: readonly string[], { before }: Named): readonly string[] => {
  const place = kind === 'size' && values.length === 1 ? SIZES.indexOf(values[0] ?? '') : -1;
  if (place < 0) return values;
  return NO_BIGGER.test(before) ? SIZES.slice(0, place + 1) : values;
};

const choicesIn = (heard: Named, text: string, kinds: typeof ALL_KINDS): readonly ChoiceWish[] => {
  const found = kinds.flatMap(([kind, patterns]) => {
    const values = sizesWithin(kind, meant(kind, valuesOf(kind, text, patterns), heard), heard);
    return values.length > 0 ? [{ kind, values }] : [];
  });
  const code = heard.slot === 'size' ? CODE.exec(text)?.[0].replaceAll(' ', '') : undefined;
  const all = code === undefined ? found : [...found, { kind: 'code' as const, values: [code] }];
  return all.map(
    (choice): ChoiceWish => ({
      ...choice,
      ...signOf(heard),
    }),
  );
};

/** What the words of a reference say of a van: "the red one". */
export const describedIn = (words: string): readonly ChoiceWish[] =>
  choicesIn({ slot: 'ref', sign: 'wanted', before: '', after: '' }, plain(words), ALL_KINDS).filter(
    // "The new one" may be the newest.
    ({ kind, values }) => kind !== 'condition' || values.includes('used'),
  );

const FEATURES = KNOWN_FEATURES.map(({ key, typed }) => ({ key, pattern: new RegExp(typed.source) }));
const featuresIn = (heard: Heard, text: string): readonly FeatureWish[] =>
  FEATURES.filter(({ pattern }) => pattern.test(` ${text} `)).map(({ key }) => ({
    kind: 'feature',
    feature: key,
    ...signOf(heard),
  }));

/** What the words name as the slot has it, or else as any other: a "fridge van" is equipment, not a body. */
const namedBy = (heard: Heard, text: string): readonly Wish[] => {
  const own = heard.slot === 'equipment' ? featuresIn(heard, text) : choicesIn(heard, text, [...(KINDS[heard.slot] ?? [])]);
  if (own.length > 0) return own;
  const features = featuresIn(heard, text);
  return features.length > 0 ? features : choicesIn(heard, text, ALL_KINDS);
};

/** The words of the values that a slot may name. */
const wordsOf = (slot: Slot): readonly string[] =>
  (KINDS[slot] ?? []).flatMap(([, patterns]) => patterns.flatMap(([value]) => plain(value.toLowerCase()).split(' ')));
/** Each word as the value that it is nearest to: "tiper". */
const nearest = (slot: Slot, text: string): string =>
  text
    .split(' ')
    .map((word) => nearWords(word, wordsOf(slot))[0] ?? word)
    .join(' ');

/** What is not wanted of a zone is its charge: "no ULEZ". */
const ZONE_CHARGE = /^(?:ulez|caz|lez|clean air(?: zones?)?)(?: (?:charges?|fees?|fines?))?$/;

const named = (heard: Heard): readonly Wish[] => {
  // "Long-wheelbase".
  const text = plain(heard.words.startsWith('- ') ? `${heard.before.split(' ').at(-1)} ${heard.words}` : heard.words)
    .replace(/^lifts?$/, 'tail lift')
    .replace(/^gas$/, 'lpg');
  if (heard.slot === 'euro') {
    const clean = new RegExp(CLEAN_AIR.source).test(text) || EURO_6.test(heard.words);
    const isWished = heard.sign === 'wanted' || (heard.sign === 'unwanted' && ZONE_CHARGE.test(text));
    return clean && isWished ? [{ kind: 'cleanAir' }] : [];
  }
  const found = namedBy(heard, text);
  if (found.length > 0) return found;
  const right =
    [spellRight(text), nearest(heard.slot, text)].map((words) => namedBy(heard, words)).find(({ length }) => length > 0) ?? [];
  // What no list knows may stand in a description.
  return right.length > 0 || heard.slot !== 'equipment' ? right : [{ kind: 'feature', feature: text, ...signOf(heard) }];
};

const NAMING: ReadonlySet<Slot> = new Set([...(Object.keys(KINDS) as Slot[]), 'equipment', 'euro']);

/** Wishes of one kind that a message names side by side are one: "diesel or petrol". */
const joined = (wishes: readonly Wish[]): readonly Wish[] => {
  const byKey = new Map<string, Wish>();
  for (const wish of wishes) {
    const key = 'values' in wish ? `${wish.kind} ${wish.not} ${wish.back} ${wish.allowed}` : JSON.stringify(wish);
    const held = byKey.get(key);
    byKey.set(
      key,
      held && 'values' in held && 'values' in wish ? { ...held, values: [...new Set([...held.values, ...wish.values])] } : wish,
    );
  }
  return [...byKey.values()];
};

/** Equipment that is named outside any slot: "… and tow", "tail lift capacity". */
const besides = (heard: readonly Heard[], spelt: readonly string[]): readonly FeatureWish[] => {
  const rest = spelt.map((word, place) =>
    heard.some(({ slot, start, end }) => slot !== 'attribute' && place >= start && place < end) ? '|' : word,
  );
  const text = plain(rest.join(' ')).replace(LIFTS, 'tail lift');
  return FEATURES.flatMap(({ key, pattern }) => {
    const found = pattern.exec(` ${text} `);
    if (!found) return [];
    const not = isNegated(found.input.slice(0, found.index).trim());
    return [{ kind: 'feature' as const, feature: key, not }];
  });
};

const BOTH_SIDES = new RegExp(FEATURES.find(({ key }) => key === 'both side doors')?.pattern.source ?? '$^');
/** Doors on both sides, of which the tagger may have marked one. */
const onBothSides = (wishes: readonly Wish[]): readonly Wish[] => [
  ...wishes.filter((wish) => wish.kind !== 'feature' || (wish.feature !== 'side door' && wish.feature !== 'both side doors')),
  { kind: 'feature', feature: 'both side doors', not: false },
];

/** Body, fuel, gearbox, colour, condition, size and equipment in the stock's own values. */
export const choiceWishes = (heard: readonly Heard[], spelt: readonly string[]): readonly Wish[] => {
  const own = heard.filter(({ slot }) => NAMING.has(slot)).flatMap(named);
  const known = new Set(own.flatMap((wish) => (wish.kind === 'feature' ? [wish.feature] : [])));
  const all = joined([...own, ...besides(heard, spelt).filter(({ feature }) => !known.has(feature))]);
  return BOTH_SIDES.test(` ${plain(spelt.join(' '))} `) ? onBothSides(all) : all;
};
