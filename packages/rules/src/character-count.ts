import { formatNumber } from './number-format.ts';

export interface CharacterCount {
  /** "120 characters left", "8 characters too many"; null while more than a tenth of the limit is left. */
  readonly text: string | null;
  readonly isTooLong: boolean;
}

/** How many characters are left before a limit, ignoring spaces around the text. A text over the limit is kept to be shortened. */
export function countCharacters(text: string, limit: number): CharacterCount {
  const left = limit - text.trim().length;
  const characters = `${formatNumber(Math.abs(left))} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  if (left < 0) return { text: `${characters} too many`, isTooLong: true };
  return { text: left <= limit / 10 ? `${characters} left` : null, isTooLong: false };
}
