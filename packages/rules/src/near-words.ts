/** How many typing mistakes are corrected in a word of this length: none in short ones, which are all similar. */
const forgiven = (length: number): number => {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
};

/**
 * The edit distance between two words (optimal string alignment). Somebody may still be typing, so a prefix matches too, but a
 * whole word counts half a mistake less. Null if there are more than `most` mistakes.
 */
const distance = (typed: string, word: string, most: number): number | null => {
  if (typed.length - word.length > most) return null;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const [left = 0, above = 0, diagonal = 0] = [current[column - 1], last[column], last[column - 1]];
      const swapped = row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      const unswapped = swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(left + 1, above + 1, diagonal + (same ? 0 : 1), unswapped));
    }
    if (Math.min(...current) > most) return null;
    [before, last] = [last, current];
  }
  return Math.min(last.at(-1) ?? 0, Math.min(...last) + 0.5);
};

/**
 * The nearest words to a misspelt one ("transt" → "transit", "sprnt" → "sprinter"), in lower case without accents. A word with a
 * digit is a size or a registration, where one digit off means another van, so it is never corrected.
 */
export const nearWords = (typed: string, words: Iterable<string>): string[] => {
  const most = /\d/.test(typed) ? 0 : forgiven(typed.length);
  if (most === 0) return [];
  let least = Number.POSITIVE_INFINITY;
  let nearest: string[] = [];
  for (const word of words) {
    const found = distance(typed, word, most);
    if (found === null || found > least) continue;
    if (found < least) nearest = [];
    least = found;
    nearest.push(word);
  }
  return nearest;
};
