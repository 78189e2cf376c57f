/** Matches words or phrases that have commas between them; a star stands for any ending. */
export const anyOf = (words: string, flags = ''): RegExp =>
  new RegExp(`\\b(?:${words.replace(/, */g, '|').replace(/(?<=[a-z])(?<!\\w)\*/g, '\\w*')})\\b`, flags);
