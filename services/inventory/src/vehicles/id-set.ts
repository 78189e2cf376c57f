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

  /** The ids that are in either. */
  or(other: IdSet): IdSet {
    const either = new IdSet(this.capacity);
    for (let position = 0; position < either.#words.length; position += 1) {
      either.#words[position] = (this.#words[position] ?? 0) | (other.#words[position] ?? 0);
    }
    return either;
  }

  /** The ids that are not in the other. */
  without(other: IdSet): IdSet {
    const left = new IdSet(this.capacity);
    for (let position = 0; position < left.#words.length; position += 1) {
      left.#words[position] = (this.#words[position] ?? 0) & ~(other.#words[position] ?? 0);
    }
    return left;
  }

  get size(): number {
    return this.sizeOfMeeting(this);
  }

  /** How many ids are in both. */
  sizeOfMeeting(other: IdSet): number {
    let size = 0;
    for (let position = 0; position < this.#words.length; position += 1) {
      size += bitsOf((this.#words[position] ?? 0) & (other.#words[position] ?? 0));
    }
    return size;
  }

  /** The same ids with room for more. */
  grown(capacity: number): IdSet {
    const larger = new IdSet(capacity);
    larger.#words.set(this.#words);
    return larger;
  }
}

/** Adds the bits of a word in parallel: in pairs, in fours, then all bytes by one multiplication. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
