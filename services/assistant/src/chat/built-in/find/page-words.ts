import { foldText } from '@forecourt/rules';
import { plainText } from '../say/van-words.ts';
import type { StockView } from '../wishes/stock-view.ts';
import type { Van } from './van.ts';

/** Words that say nothing of what is asked, or that the van's own fields answer. */
const COMMON = new Set(
  `about after again all also always am and any anything are around ask back bad been before being best better big bit both bought but buy
  bring call can cant carry cheap check clean come cost could day deal did diesel does doing dont down drive driver drop each electric else
  end ever every feel few fine finance first fit for from full get give goes going good got great had happen has have hello help her here him his hold
  how idea its job just keep kind know left less let like little load long look looking lot made make many mate mean might mile more most
  mpg much must near need never new next nice not now off okay old one only open other our out over own page park part pay people petrol
  place please plus point price put question quick quite rather real really right road said same say see seem sell send she should show
  size small some somebody someone something sort still stock stuff such sure take tell than thank that the their them then there these
  they thing think this those through till time too top try two under until use used usual van vat very want was way week well went were
  what whats when where which while who why will with without work worth would wrong year yes yet you your high wide length width height
  payload seat colour month deposit mileage warranty available tall weight heavy space room gearbox auto automatic manual fuel engine reg
  plate age euro ulez tax money hear honest answer come show anybody person today tomorrow second third last both either`.split(
    /\s+/,
  ),
);

/** Words that stand for one another in what is written of vans. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['keeper', 'owner'],
  ['cable', 'lead'],
  ['cambelt', 'belt'],
  ['wetbelt', 'belt'],
  ['caravan', 'trailer'],
  ['tow', 'trailer'],
  ['pull', 'trailer'],
  ['boot', 'tailgate'],
  ['rusty', 'rust'],
  ['rotten', 'rust'],
  ['dent', 'mark'],
  ['scratch', 'mark'],
  ['damage', 'mark'],
  ['worn', 'mark'],
  ['wear', 'mark'],
  ['gas', 'lpg'],
  ['socket', 'plug'],
  ['warm', 'warmth'],
  ['heater', 'warmth'],
  ['heating', 'warmth'],
]);

const stem = (word: string): string => {
  const plain = word.replace(/'s$|'/g, '').replace(/(?<=[a-z]{3})(?:ing|ed|es|s)$/, '');
  const root = plain.replace(/(?<=[a-z]{3})(?:e|y|i)$/, '');
  return SAME.get(word) ?? SAME.get(plain) ?? root;
};
const COMMON_STEMS = new Set([...COMMON].flatMap((word) => [word, stem(word)]));

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (foldText(text).match(/[a-z][a-z']{2,}/g) ?? []).map(stem).filter((word) => word.length > 2 && !COMMON_STEMS.has(word)),
  );

/** What staff wrote of a van, sentence by sentence. */
const written = ({ vehicle }: Van): readonly string[] => (vehicle.description ?? '').split(/(?<=[.!?])\s+/).filter(Boolean);

/** In how many vans' descriptions each word is, as long as the stock does not change. */
const counts = new WeakMap<StockView, ReadonlyMap<string, number>>();
const countsIn = (stock: StockView): ReadonlyMap<string, number> => {
  const known = counts.get(stock);
  if (known !== undefined) return known;
  const found = new Map<string, number>();
  for (const { vehicle } of stock.all)
    for (const word of stemsOf(vehicle.description ?? '')) found.set(word, (found.get(word) ?? 0) + 1);
  counts.set(stock, found);
  return found;
};

/** A word of more descriptions tells nothing. */
const COMMONEST_SHARE = 0.2;
const MOST_QUOTED = 2;

/**
 * The sentences of a van's page that speak most of what a message names, in their order.
 *
 * @param text the message, folded
 */
export const pageSentences = (van: Van, text: string, stock: StockView): readonly string[] => {
  const { make, model, derivative } = van.vehicle;
  const names = stemsOf(`${make} ${model} ${derivative ?? ''}`);
  const all = countsIn(stock);
  const most = Math.max(3, stock.all.length * COMMONEST_SHARE);
  const asked = [...stemsOf(text)].filter((word) => !names.has(word) && (all.get(word) ?? 0) <= most);
  const scored = written(van).map((sentence, place) => {
    const words = stemsOf(sentence);
    const score = asked.reduce(
      (sum, word) => sum + (words.has(word) ? Math.log(stock.all.length / (all.get(word) ?? 1)) + 1 : 0),
      0,
    );
    return { sentence: plainText(sentence), score, place };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, MOST_QUOTED)
    .sort((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence);
};
