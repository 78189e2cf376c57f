import type { HeardSlot, Token } from '@forecourt/language';

/** A slot with the words about it, as far as the next slot. */
export interface Heard extends HeardSlot {
  readonly tokens: readonly Token[];
  readonly before: string;
  readonly after: string;
  /** It will do as well. */
  readonly allowed?: boolean;
}
