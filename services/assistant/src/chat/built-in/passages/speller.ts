import { isKnownWord } from '@forecourt/language';
import MiniSearch from 'minisearch';

/** A shorter word is near too many others. */
const SHORTEST = 5;
/** From this length on, two letters may be wrong. */
const LONG = 8;

/** Rights a word that is neither English nor among those given, if one of them begins alike and is near. */
export function speller(words: ReadonlySet<string>): (word: string) => string {
  const index = new MiniSearch<{ readonly id: string }>({ fields: ['id'] });
  index.addAll([...words].map((id) => ({ id })));
  return (word) => {
    if (words.has(word) || word.length < SHORTEST || isKnownWord(word)) return word;
    const near = index.search(word, { fuzzy: word.length < LONG ? 1 : 2, prefix: true });
    return near.map(({ id }): string => id).find((id) => id[0] === word[0]) ?? word;
  };
}
