import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, describeExit } from './child.ts';

/**
 * Starts a process and resolves when it is ready. Passes the child to `track` at once, so that it can be stopped while it is
 * still starting.
 */
export type Start = (track: (child: Child) => Child) => Promise<Child>;

/** Milliseconds between a crash and the next attempt: doubled by each crash, reset after a minute without one. */
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;
const GOOD_WORK = 60_000;

/** A process that is restarted, with a message, whenever it exits by itself. */
export class Supervised {
  #current: Child | undefined;
  #startedAt = 0;
  #delay = FIRST_DELAY;
  readonly #stopping = new AbortController();

  constructor(
    readonly name: string,
    private readonly start: Start,
    private readonly say: (line: string) => void,
    /** The log of the process; what it says of a crash is passed on. */
    private readonly log?: string,
  ) {}

  /** Starts it; rejects if it does not become ready the first time. */
  async begin(): Promise<void> {
    this.#startedAt = Date.now();
    const child = await this.start((started) => this.#track(started));
    void child.exited.then((exit) => this.#startAgain([describeExit(exit), this.#lastCrash()].filter(Boolean).join('; ')));
  }

  /** Starts it, retrying if necessary; for what the first page does not need. */
  async beginPatiently(): Promise<void> {
    await this.begin().catch((error: Error) => this.#startAgain(error.message));
  }

  async stop(grace: number): Promise<void> {
    this.#stopping.abort();
    await this.#current?.stop(grace);
  }

  #track(child: Child): Child {
    this.#current = child;
    if (this.#stopping.signal.aborted) void child.stop(0);
    return child;
  }

  /** The line of a Go program's log that names its panic, and the first function of its stack. */
  #lastCrash(): string {
    if (this.log === undefined) return '';
    const crashes = [...readFileSync(this.log, 'utf8').matchAll(/^(?:panic|fatal error): .*|^github\.com\/nats-io\/.*\(.*/gm)];
    const start = crashes.findLastIndex(([line]) => !line.startsWith('github'));
    return start < 0
      ? ''
      : crashes
          .slice(start, start + 3)
          .map(([line]) => line)
          .join(' < ');
  }

  async #startAgain(reason: string): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    if (Date.now() - this.#startedAt > GOOD_WORK) this.#delay = FIRST_DELAY;
    this.say(`${this.name} stopped (${reason}); it is started again in ${this.#delay / 1000} s.`);
    await pause(this.#delay, undefined, { signal }).catch(() => undefined);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
    if (signal.aborted) return;
    await this.begin().then(
      () => this.say(`${this.name} is running again.`),
      (error: Error) => this.#startAgain(error.message),
    );
  }
}
