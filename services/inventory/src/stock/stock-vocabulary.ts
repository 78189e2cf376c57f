import { nearWords } from '@forecourt/rules';

/** The words that some vehicle in stock has, against which misspelt words are corrected. */
export class StockVocabulary {
  readonly #uses = new Map<string, number>();

  has(word: string): boolean {
    return this.#uses.has(word);
  }

  /** Whether a word begins with this. */
  hasPrefix(typed: string): boolean {
    return [...this.#uses.keys()].some((word) => word.startsWith(typed));
  }

  add(words: readonly string[]): void {
    for (const word of words) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
  }

  remove(words: readonly string[]): void {
    for (const word of words) {
      const left = (this.#uses.get(word) ?? 0) - 1;
      if (left > 0) this.#uses.set(word, left);
      else this.#uses.delete(word);
    }
  }

  /** Similar words for one that no vehicle has; may be empty. */
  corrections(word: string): string[] {
    return nearWords(word, this.#uses.keys());
  }
}
