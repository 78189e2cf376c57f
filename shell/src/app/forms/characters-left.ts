import { MAX_MESSAGE_LENGTH } from '@forecourt/contracts';
import { formatNumber } from '@forecourt/rules';

/** Remaining characters below which the visitor is told. */
const NEAR = 500;

/** "120 characters left", "8 characters too many"; undefined while there is room. Pasted text is never truncated. */
export function charactersLeft(text: string): string | undefined {
  const left = MAX_MESSAGE_LENGTH - text.trim().length;
  if (left > NEAR) return undefined;
  return left < 0 ? `${formatNumber(-left)} characters too many` : `${left} characters left`;
}
