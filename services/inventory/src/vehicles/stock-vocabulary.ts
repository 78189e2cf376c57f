import { nearWords } from '@forecourt/rules';

/** The words of the stock, each for as long as some vehicle has it: what misspelt words are held against. */
export class StockVocabulary {
  readonly #uses = new Map<string, number>();

  has(word: string): boolean {
    return this.#uses.has(word);
  }

  /** Whether one of the words begins so. */
  begins(typed: string): boolean {
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

  /** What a word that no vehicle has may mean; nothing when no word is near. */
  meant(word: string): string[] {
    return nearWords(word, this.#uses.keys());
  }
}
