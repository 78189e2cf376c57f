import { foldText } from '@forecourt/rules';
import type { StockView } from '../wishes/stock-view.ts';
import { pageSentences } from './page-words.ts';
import type { Van } from './van.ts';

const SHORTEST = 5;
/** Words side by side, which say more than each alone: "one owner". */
const pairsIn = (text: string): readonly string[] => {
  const words = text.trim().split(/[^a-z0-9']+/);
  return words.slice(1).flatMap((word, at) => (word.length >= SHORTEST ? [`${words[at]} ${word}`] : []));
};

/** Vans whose pages have what a message names in its words, those that have most of it first. @param text the message, folded */
export const describedVans = (text: string, stock: StockView, count: number): readonly Van[] => {
  const pairs = pairsIn(text);
  return stock.available
    .map((van) => {
      const written = foldText(van.vehicle.description ?? '');
      return { van, said: pairs.filter((pair) => written.includes(pair)).length };
    })
    .filter(({ van, said }) => said > 0 && pageSentences(van, text, stock).length > 0)
    .sort((a, b) => b.said - a.said || b.van.vehicle.year - a.van.vehicle.year || a.van.id - b.van.id)
    .slice(0, count)
    .map(({ van }) => van);
};
