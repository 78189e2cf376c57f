import { lex } from '../lexer/lex.ts';
import type { Token } from '../lexer/token.ts';

/** A marked sentence: what it is about, its tokens and the label of each. */
export interface Example {
  readonly intent: string;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** `B-budget` where a slot begins, `I-budget` where it goes on, `O` elsewhere. */
  readonly labels: readonly string[];
  /** Of each slot in turn. */
  readonly signs: readonly Sign[];
}

/** `unwanted`: "not white"; `given up`: "forget the budget". */
export const SIGNS = ['wanted', 'unwanted', 'given up'] as const;
export type Sign = (typeof SIGNS)[number];

const MARKED: Readonly<Record<string, Sign>> = { '-': 'unwanted', '~': 'given up' };

const MARK = /\[([^[\]]+)\]\(([a-z_]+)([-~]?)\)/g;

/**
 * Reads a line of the data: `under [15 grand](budget)`.
 *
 * @throws Error if a mark is malformed or parts a token
 */
export const readExample = (intent: string, line: string): Example => {
  const spans: { slot: string; sign: Sign; start: number; end: number }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: words = '', 2: slot = '', 3: sign = '', index } of line.matchAll(MARK)) {
    text += line.slice(from, index);
    spans.push({ slot, sign: MARKED[sign] ?? 'wanted', start: text.length, end: text.length + words.length });
    text += words;
    from = index + whole.length;
  }
  text += line.slice(from);
  if (/\]\(/.test(text)) throw new Error(`${intent}: malformed mark in "${line}"`);
  const tokens = lex(text);
  const labels = tokens.map(({ start, end }) => {
    const span = spans.find((other) => start < other.end && end > other.start);
    if (!span) return 'O';
    return tokens.some((other) => other.end <= start && other.end > span.start) ? `I-${span.slot}` : `B-${span.slot}`;
  });
  return { intent, text, tokens, labels, signs: spans.map(({ sign }) => sign) };
};
