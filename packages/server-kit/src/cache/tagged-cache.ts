import { LRUCache } from 'lru-cache';

export interface TaggedCacheOptions<Value> {
  /** Maximum total size in bytes. */
  readonly maxBytes: number;
  readonly sizeOf: (value: Value, key: string) => number;
  /** Whether every change is being received; otherwise the cache is bypassed. */
  readonly isTrusted: () => boolean;
}

interface Making<Value> {
  readonly tags: readonly string[];
  readonly value: Promise<Value>;
  /** Set if one of its tags is dropped meanwhile: only callers that already wait get the value. */
  isOutdated: boolean;
}

/**
 * An in-memory cache whose values are tagged with what they are made from. Nothing expires by time: a value is dropped when one
 * of its tags is.
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
   * Produces a value once for concurrent callers, and caches it unless one of its tags is dropped meanwhile.
   * @param mayBeKept called with the finished value.
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

  /** Drops all values with any of the tags; those in production are neither cached nor joined any more. */
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
    // A value larger than the whole cache is not stored.
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
