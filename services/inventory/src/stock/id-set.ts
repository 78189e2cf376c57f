/** A bitmap of vehicle ids, which are sequential and therefore small. */
export class IdSet {
  readonly #words: Uint32Array;

  /** @param capacity ids must be below it; sets that are combined must share it. */
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

  /** The intersection. */
  and(other: IdSet): IdSet {
    const both = new IdSet(this.capacity);
    for (let position = 0; position < both.#words.length; position += 1) {
      both.#words[position] = (this.#words[position] ?? 0) & (other.#words[position] ?? 0);
    }
    return both;
  }

  /** The union. */
  or(other: IdSet): IdSet {
    const either = new IdSet(this.capacity);
    for (let position = 0; position < either.#words.length; position += 1) {
      either.#words[position] = (this.#words[position] ?? 0) | (other.#words[position] ?? 0);
    }
    return either;
  }

  /** The difference. */
  without(other: IdSet): IdSet {
    const left = new IdSet(this.capacity);
    for (let position = 0; position < left.#words.length; position += 1) {
      left.#words[position] = (this.#words[position] ?? 0) & ~(other.#words[position] ?? 0);
    }
    return left;
  }

  get size(): number {
    return this.intersectionSize(this);
  }

  /** The size of the intersection, without building it. */
  intersectionSize(other: IdSet): number {
    let size = 0;
    for (let position = 0; position < this.#words.length; position += 1) {
      size += bitsOf((this.#words[position] ?? 0) & (other.#words[position] ?? 0));
    }
    return size;
  }

  /** A copy with a larger capacity. */
  grown(capacity: number): IdSet {
    const larger = new IdSet(capacity);
    larger.#words.set(this.#words);
    return larger;
  }
}

/** Population count: sums bits in pairs, then in fours, then all bytes by one multiplication. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
