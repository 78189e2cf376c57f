import { nearWords } from '@forecourt/rules';

/** Other names of makes that no spelling leads to. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([['vw', 'volkswagen']]);

/** The words of the stock, each for as long as some vehicle has it: what misspelt words are held against. */
export class StockVocabulary {
  readonly #uses = new Map<string, number>();

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
    const synonym = SYNONYMS.get(word);
    return synonym === undefined ? nearWords(word, this.#uses.keys()) : [synonym];
  }
}
