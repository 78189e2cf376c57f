/** Words or phrases with a comma and a space between them, where a star stands for any ending; or a pattern as it is. */
export type Words = string | { readonly pattern: string };

/** Finds any of some words. @param flags of the pattern */
export const anyOf = (words: Words, flags = ''): RegExp =>
  typeof words === 'string'
    ? new RegExp(`\\b(?:${words.replaceAll(', ', '|').replace(/(?<=[a-z])(?<!\\w)\*/g, '\\w*')})\\b`, flags)
    : new RegExp(words.pattern, flags);

/** Rows of a table, each with its words as a pattern. */
export const withPatterns = <Value extends string>(
  rows: readonly (readonly unknown[])[],
): readonly (readonly [Value, RegExp])[] => rows.map(([value, words]) => [value as Value, anyOf(words as Words)]);
