/** Normalises a text for comparison: lower case, without accents, with plain apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .toLowerCase();

/** "transit" is in "ford transit custom", but not in "transition". */
export const holdsWords = (text: string, words: string): boolean =>
  ` ${fold(text).replace(/[^a-z0-9&'-]+/g, ' ')} `.includes(
    ` ${fold(words)
      .replace(/[^a-z0-9&'-]+/g, ' ')
      .trim()} `,
  );

/** The lines of an answer, and the sentences of each. */
export const linesOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
export const sentencesOf = (line: string): string[] => line.split(/(?<=[.!?])\s+(?=[\p{Lu}£"“(])/u);

/** Phrases that sound like a denial but are none. */
const NO_DENIAL =
  /\bno (?:problem|worries|bother|charge|vat|deposit|fee|obligation)\b|\bnot (?:a problem|only|sold yet)\b|\bwhy not\b|\bnot to worry\b|\bfree of charge\b|\bwithout (?:a |any |paying )?(?:daily )?charge\b/g;

/** Whether the text denies something. */
export const isDenial = (text: string): boolean =>
  /\b(?:no|none|nothing|neither|nor|not|cannot|never|without)\b|n't\b/.test(fold(text).replace(NO_DENIAL, ' '));

/** Whether the text is about something other than what was requested, and therefore contains words of the question. */
export const isComparison = (text: string): boolean =>
  /\b(?:nearest|closest|close|instead|but|though|although|rather|similar|like|unless|other than|comes near|alternative)\b/.test(
    fold(text),
  );
