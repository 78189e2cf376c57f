import type { ChatQuestion, Vehicle } from '@forecourt/contracts';
import type { StockEntry } from '@forecourt/rules';

export interface StockedVan {
  readonly vehicle: Vehicle;
  /** Made ready for searching. */
  readonly entry: StockEntry;
}

/** The stock as it is while an answer is made: it never changes; when the stock does, there is another one. */
export interface ChatStock {
  /** Every van that has not been removed, sold ones included. */
  readonly vans: Iterable<StockedVan>;
  find(id: number): StockedVan | undefined;
}

/** An answer as an engine gives it; its vans are looked up once more before anybody sees them. */
export interface ChatDraft {
  /** Plain text with line breaks. */
  readonly text: string;
  /** The vans that it recommends, best first. */
  readonly recommended: readonly {
    readonly id: number;
    /** One fact about it that the visitor asked for, in words. */
    readonly fact: string | null;
  }[];
  /** What was asked for and is not in stock, in the words of the stock's fields; null when there was something. */
  readonly unmet: string | null;
  /** Why sentences of it were left out; absent where none were. */
  readonly leftOut?: readonly string[];
}

/** What an engine answers with. */
export interface ChatMoment {
  readonly stock: ChatStock;
  readonly now: Date;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Takes a finished sentence of the answer ahead of the whole. */
  readonly say: (sentence: string) => void;
}

/** Answers visitors. There are two: built in, and OpenAI. */
export interface ChatEngine {
  answer(question: ChatQuestion, moment: ChatMoment): Promise<ChatDraft>;
}
