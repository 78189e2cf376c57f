import { foldText } from '@forecourt/rules';
import type { Token, TokenKind } from './token.ts';

/** In order of precedence. A figure and its unit are two tokens, "2.2m"; a maker's code is one, "l3h2". */
const KINDS: readonly (readonly [kind: TokenKind, pattern: string])[] = [
  // The current format, and the one before 2001; "h2 van" is none.
  ['mark', '\\b(?:[a-z]{2}\\d{2} ?[a-z]{3}|[a-z]\\d{3} [a-z]{3}|[a-z]\\d{1,3}[a-z]{3})\\b'],
  ['number', '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d*\\.\\d+|\\d+'],
  // Not the x of "8x4".
  ['code', '(?<!\\d)[a-z]{1,2}\\d[a-z0-9]*\\b'],
  ['word', "[a-z]+(?:['’][a-z]+)*"],
  ['sign', '[^\\sa-z0-9]'],
];
const TOKEN = new RegExp(KINDS.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'g');

/** A fold that changes the length would move what comes after it: such a letter stays as it is. */
const folded = (text: string): string =>
  [...text].map((letter) => (foldText(letter).length === letter.length ? foldText(letter) : letter)).join('');

/** Splits a message into tokens. Every character that is not white space belongs to one. */
export const lex = (message: string): readonly Token[] =>
  [...folded(message).matchAll(TOKEN)].map((match) => {
    const [word] = match;
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? ['sign'];
    const end = match.index + word.length;
    return {
      text: message.slice(match.index, end),
      word: word.replaceAll('’', "'"),
      kind: kind as TokenKind,
      start: match.index,
      end,
    };
  });
