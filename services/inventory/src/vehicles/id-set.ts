/** A set of vehicle ids, one bit each: ids are handed out one by one, so they are small. */
export class IdSet {
  readonly #words: Uint32Array;

  /** Holds ids below `capacity`, which sets that meet must share. */
  constructor(readonly capacity: number) {
    this.#words = new Uint32Array(Math.ceil(capacity / 32));
  }

  has(id: number): boolean {
    return ((this.#words[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }

  put(id: number, member: boolean): void {
    const word = this.#words[id >>> 5] ?? 0;
    const bit = 1 << (id & 31);
    this.#words[id >>> 5] = member ? word | bit : word & ~bit;
  }

  /** The ids that are in both. */
  and(other: IdSet): IdSet {
    const both = new IdSet(this.capacity);
    for (let position = 0; position < both.#words.length; position += 1) {
      both.#words[position] = (this.#words[position] ?? 0) & (other.#words[position] ?? 0);
    }
    return both;
  }

  get size(): number {
    let size = 0;
    for (const word of this.#words) {
      // Adds the bits of a word in parallel: in pairs, in fours, then all bytes by one multiplication.
      let bits = word - ((word >>> 1) & 0x55555555);
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      size += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return size;
  }
}
