import type { FormerNameRow } from './former-name.entity.ts';

/** What accounts were called when. */
export class NamesOverTime {
  /** @param current names by the ids of accounts. @param former in any order. */
  constructor(
    private readonly current: ReadonlyMap<string, string>,
    private readonly former: readonly FormerNameRow[],
  ) {}

  /** Its name at a moment; of an account that is gone, the last one. Undefined for an id of no account. */
  at(id: string, moment: Date): string | undefined {
    return this.from(id, moment)[0];
  }

  /** The name that came after that of a moment, if any has. */
  after(id: string, moment: Date): string | undefined {
    return this.from(id, moment)[1];
  }

  /** Its names from a moment on. A name ends with the very act that replaces it. */
  private from(id: string, moment: Date): readonly string[] {
    const former = this.former
      .filter(({ accountId }) => accountId === id)
      .toSorted((one, other) => one.until.getTime() - other.until.getTime());
    const last = this.current.get(id) ?? former.at(-1)?.name;
    const then = former.filter(({ until }) => until >= moment).map(({ name }) => name);
    return last === undefined || (then.length > 0 && !this.current.has(id)) ? then : [...then, last];
  }
}
