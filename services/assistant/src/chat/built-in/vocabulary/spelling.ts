import { nearWords } from '@forecourt/rules';
import { COMMON_WORDS } from './common-words.ts';
import { KNOWN_MAKES, KNOWN_MODELS } from './known-names.ts';

/** Words of the trade that are understood elsewhere, most frequent first: of two equally near, the first is meant. */
const TRADE_WORDS = `
automatic automatics manual diesel electric petrol hybrid mileage payload panel tipper dropside flatbed pickup luton minibus camper
campervan motorhome chassis wheelbase finance warranty exchange available availability reserve reservation deposit colour colours silver
orange purple towbar bluetooth sensors camera conditioning aircon satellite navigation carplay android cruise alloys leather heated
racking bulkhead lining similar cheaper bigger smaller newer tonnes tonne metres metre seater monthly commission compliant emissions
showroom opening hours saturday sunday address located location delivery collection warranted representative insurance complaint privacy
budget maximum minimum gearbox condition kilometres volume pallets boards sheets
`;

const names = [...KNOWN_MODELS, ...KNOWN_MAKES].flatMap(({ aliases }) => aliases.flatMap((alias) => alias.split(' ')));
const trade = TRADE_WORDS.split(/\s+/).filter(Boolean);

/** What a misspelt word may mean, by its first letter: hardly anybody mistypes that one, and far fewer words are compared. */
const byLetter = new Map<string, string[]>();
for (const word of new Set([...names, ...trade])) {
  if (!/^[a-z]{4,}$/.test(word) || COMMON_WORDS.has(word)) continue;
  const [letter = ''] = word;
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), word]);
}

const KNOWN: ReadonlySet<string> = new Set([...COMMON_WORDS, ...names, ...trade]);
/** A word of everyday English or of the trade. */
export const isKnownWord = (word: string): boolean => KNOWN.has(word) || KNOWN.has(word.replace(/(?:e?s|ed|ing|er|ers|ly)$/, ''));

/** Nobody mistypes more words of one message than this; a longer one is no message to a van dealer. */
const MOST_BENT = 40;
/** A word of four letters is near too many others. */
const SHORTEST = 5;
const SPELT = /^[a-z]+$/;

const bent = (word: string): string => {
  if (word.length < SHORTEST || !SPELT.test(word) || isKnownWord(word)) return word;
  const candidates = (byLetter.get(word[0] ?? '') ?? []).filter((known) => Math.abs(known.length - word.length) <= 2);
  return nearWords(word, candidates)[0] ?? word;
};

/** The message with what is misspelt put right ("transt custom" → "transit custom"); words of everyday English stay as they are. */
export const spellRight = (text: string): string => {
  let left = MOST_BENT;
  return text
    .split(' ')
    .map((word) => {
      if (left === 0) return word;
      const right = bent(word);
      if (right !== word) left -= 1;
      return right;
    })
    .join(' ');
};
