import type { RangeWish } from '../wishes/wish.ts';
import { boundOf } from './bound.ts';

/** "2.0 litre", "1.5 diesel"; "a 2 litre tank" is none. */
const LITRES = /\b([1-6](?:\.\d)?) ?(?:lit(?:re|er)s?|ltrs?)\b(?! (?:of|\w* ?tank|bottle|can|drum))/;
const REACH = 30;
/** Makers round. */
const ROUND = 0.05;

/** How big the engine is to be, in litres. @param text the message, spelt right */
export const engineWishes = (text: string): readonly RangeWish[] => {
  const found = LITRES.exec(text);
  if (found === null) return [];
  const [words, figure] = found;
  const litres = Number(figure);
  const end = found.index + words.length;
  const bound = boundOf({
    before: text.slice(Math.max(0, found.index - REACH), found.index).trim(),
    words: '',
    after: text.slice(end, end + REACH).trim(),
  });
  const [min, max] = [bound === 'most' ? null : litres - ROUND, bound === 'least' ? null : litres + ROUND];
  return [{ kind: 'engine', min, max, ...(min !== null && max !== null && { words: `a ${litres.toFixed(1)} litre engine` }) }];
};
