import type { ChatQuestion, Vehicle } from '@forecourt/contracts';
import type { StockEntry } from '@forecourt/rules';

export interface StockedVan {
  readonly vehicle: Vehicle;
  /** Indexed for searching. */
  readonly entry: StockEntry;
}

/** An immutable snapshot of the stock; every change makes a new one. */
export interface ChatStock {
  /** Every van that has not been removed, including sold ones. */
  readonly vans: Iterable<StockedVan>;
  find(id: number): StockedVan | undefined;
}

/** An engine's answer, whose vans are looked up again before it is sent. */
export interface ChatDraft {
  /** Plain text with line breaks. */
  readonly text: string;
  /** The recommended vans, best first. */
  readonly recommended: readonly {
    readonly id: number;
    /** A fact that the visitor asked about, in words. */
    readonly fact: string | null;
  }[];
  /** What they were chosen by; see `ChatAnswer`. */
  readonly wishes?: readonly string[];
  readonly replies?: readonly string[];
  /** What was asked for and is not in stock, in the terms of the stock; null if something was found. */
  readonly unmet: string | null;
  /** Why sentences were removed; absent if none were. */
  readonly leftOut?: readonly string[];
}

/** The context of an answer. */
export interface ChatMoment {
  readonly stock: ChatStock;
  readonly now: Date;
  /** Aborted when the visitor disconnects. */
  readonly signal: AbortSignal;
  /** Called with each sentence as soon as it is finished. */
  readonly say: (sentence: string) => void;
}

/** Answers visitors' messages. There are two: the built-in engine and OpenAI. */
export interface ChatEngine {
  answer(question: ChatQuestion, moment: ChatMoment): Promise<ChatDraft>;
}
