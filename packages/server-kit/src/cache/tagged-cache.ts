import { LRUCache } from 'lru-cache';

export interface TaggedCacheOptions<Value> {
  /** Bytes that the values may take together. */
  readonly maxBytes: number;
  readonly sizeOf: (value: Value, key: string) => number;
  /** Whether every change is heard of at present: only then is anything kept or found. */
  readonly isTrusted: () => boolean;
}

interface Making<Value> {
  readonly tags: readonly string[];
  readonly value: Promise<Value>;
  /** Set when one of its tags was dropped meanwhile: those who wait for it get it, and nobody else. */
  isOutdated: boolean;
}

/**
 * Values in memory, each tagged with what it is made from. Nothing goes by time: a value is dropped when something with one of
 * its tags has changed.
 */
export class TaggedCache<Value extends object> {
  readonly #values: LRUCache<string, Value>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #tagsByKey = new Map<string, readonly string[]>();
  readonly #makings = new Map<string, Making<Value>>();
  readonly #isTrusted: () => boolean;

  constructor({ maxBytes, sizeOf, isTrusted }: TaggedCacheOptions<Value>) {
    this.#isTrusted = isTrusted;
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (_value, key) => this.#forget(key),
    });
  }

  find(key: string): Value | undefined {
    return this.#isTrusted() ? this.#values.get(key) : undefined;
  }

  /**
   * Makes a value once for all who ask at the same time, and keeps it unless one of its tags was dropped meanwhile.
   * @param mayBeKept asked once the value is made.
   */
  make(
    key: string,
    tags: readonly string[],
    make: () => Promise<Value>,
    mayBeKept: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    if (!this.#isTrusted()) return make();
    const running = this.#makings.get(key);
    if (running) return running.value;
    const value = make();
    const making: Making<Value> = { tags, value, isOutdated: false };
    this.#makings.set(key, making);
    const settle = () => {
      if (this.#makings.get(key) === making) this.#makings.delete(key);
    };
    value.then((made) => {
      settle();
      if (!making.isOutdated && this.#isTrusted() && mayBeKept(made)) this.#keep(key, tags, made);
    }, settle);
    return value;
  }

  /** Drops every value with one of the tags; those being made are neither kept nor joined any more. */
  drop(tags: readonly string[]): void {
    for (const [key, making] of this.#makings) {
      if (making.tags.some((tag) => tags.includes(tag))) this.#outdate(key, making);
    }
    for (const tag of tags) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#values.delete(key);
    }
  }

  clear(): void {
    for (const [key, making] of this.#makings) this.#outdate(key, making);
    this.#values.clear();
  }

  get size(): { readonly values: number; readonly bytes: number } {
    return { values: this.#values.size, bytes: this.#values.calculatedSize };
  }

  #outdate(key: string, making: Making<Value>): void {
    making.isOutdated = true;
    this.#makings.delete(key);
  }

  #keep(key: string, tags: readonly string[], value: Value): void {
    this.#values.set(key, value);
    // One that is larger than the whole cache is not taken.
    if (!this.#values.has(key)) return;
    this.#tagsByKey.set(key, tags);
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
  }

  #forget(key: string): void {
    for (const tag of this.#tagsByKey.get(key) ?? []) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
    this.#tagsByKey.delete(key);
  }
}
