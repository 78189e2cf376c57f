const MINUTE_MS = 60_000;
const MINUTES = 10;

/** Counts the requests that failed within the last ten minutes. */
export class RecentFailures {
  readonly #byMinute = new Map<number, number>();

  add(): void {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    this.#forgetBefore(minute - MINUTES);
    this.#byMinute.set(minute, (this.#byMinute.get(minute) ?? 0) + 1);
  }

  count(): number {
    this.#forgetBefore(Math.floor(Date.now() / MINUTE_MS) - MINUTES);
    return [...this.#byMinute.values()].reduce((sum, failures) => sum + failures, 0);
  }

  #forgetBefore(oldest: number): void {
    for (const minute of this.#byMinute.keys()) if (minute < oldest) this.#byMinute.delete(minute);
  }
}
