/** Text in which `[words](address)` is a link and `**words**` are strong. */
export type MarkedText = string;

/** A stretch of a text: plain, strong, or a link. */
export interface TextPart {
  /** Where it begins in the marked text. */
  readonly at: number;
  readonly text: string;
  readonly isStrong?: true;
  /** A path of this site, "#anchor", or an absolute address (https, mailto, tel). */
  readonly address?: string;
}

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|\*\*(.+?)\*\*/g;

/**
 * The stretches of a text, in their order.
 *
 * @param text with links and strong words marked
 */
export function textParts(text: MarkedText): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: mark, 1: words, 2: address, 3: strong, index } of text.matchAll(MARKS)) {
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push(words && address ? { at: index, text: words, address } : { at: index, text: strong ?? '', isStrong: true });
    end = index + mark.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/**
 * The words of a text without its marks.
 *
 * @param text with links and strong words marked
 */
export const unmarked = (text: MarkedText): string =>
  textParts(text)
    .map((part) => part.text)
    .join('');
