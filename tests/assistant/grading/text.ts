/** Lower case, without accents, with plain apostrophes: how texts are compared. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();

/** "transit" in "ford transit custom", not in "transition". */
export const holdsWords = (text: string, words: string): boolean =>
  ` ${fold(text).replace(/[^a-z0-9&'-]+/g, ' ')} `.includes(
    ` ${fold(words)
      .replace(/[^a-z0-9&'-]+/g, ' ')
      .trim()} `,
  );

/** The lines of an answer, and the sentences of each. */
export const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
export const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=[\p{Lu}£"“(])/u);

/** What sounds like a no and is none. */
const NO_DENIAL =
  /\bno (?:problem|worries|bother|charge|vat|deposit|fee|obligation)\b|\bnot (?:a problem|only|sold yet)\b|\bwhy not\b|\bnot to worry\b|\bfree of charge\b|\bwithout (?:a |any |paying )?(?:daily )?charge\b/g;

/** Whether it says that something is not so. */
export const isDenial = (text: string): boolean =>
  /\b(?:no|none|nothing|neither|nor|not|cannot|never|without)\b|n't\b/.test(fold(text).replace(NO_DENIAL, ' '));

/** Whether it speaks of what is not quite what was asked for, so that words of the question are in it. */
export const isComparison = (text: string): boolean =>
  /\b(?:nearest|closest|close|instead|but|though|although|rather|similar|like|unless|other than|comes near|alternative)\b/.test(
    fold(text),
  );
