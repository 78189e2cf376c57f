import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** One kind of request of a {@link SteadyLoad}; called with the number of the request. */
export type Shot = (number: number) => Promise<Response>;

/** Requests at a fixed rate, however long each takes, until it is stopped. */
export class SteadyLoad {
  readonly failures: string[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private count = 0;

  /** @param perSecond at most a thousand. */
  constructor(
    private readonly shots: readonly Shot[],
    perSecond: number,
  ) {
    const began = performance.now();
    this.timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1_000) * perSecond);
      while (this.count < due) this.shoot();
    }, 1_000 / perSecond);
  }

  get sent(): number {
    return this.count;
  }

  /** Sends no more, and resolves once every request is answered. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.running);
    await pause(0);
  }

  private shoot(): void {
    const number = this.count++;
    const shot = this.shots[number % this.shots.length];
    const run = (async () => {
      try {
        const response = await shot?.(number);
        const body = await response?.text();
        if (response && response.status >= 400) this.failures.push(`${response.status} ${response.url} ${body?.slice(0, 200)}`);
      } catch (error) {
        this.failures.push(`${error} ${(error as Error).cause ?? ''}`);
      }
    })();
    this.running.add(run);
    void run.finally(() => this.running.delete(run));
  }
}

/** A visitor of their own for each number, as a trusted proxy names them, with a connection of their own. */
export const visitor = (number: number): Record<string, string> => ({
  connection: 'close',
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

/** Headers of a call that writes JSON. */
export const writes = (number: number, token?: string): Record<string, string> => ({
  ...visitor(number),
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});
