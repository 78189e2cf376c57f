import type { Supervised } from './supervised.ts';

/** In stopping order: a store must outlive everything that uses it. */
const STAGES = ['edge', 'services', 'servers'] as const;
export type Stage = (typeof STAGES)[number];

/** Milliseconds each stage has before it is killed; in total within the ten seconds promised after Ctrl-C. */
const GRACE: Record<Stage, number> = { edge: 2_500, services: 4_000, servers: 2_500 };

/** Everything started so far, so that it can be stopped in order at any time, even halfway through starting. */
export class Shutdown {
  readonly #members: Record<Stage, Supervised[]> = { edge: [], services: [], servers: [] };
  readonly #last: (() => unknown)[] = [];
  #stopped: Promise<void> | undefined;

  add(stage: Stage, member: Supervised): Supervised {
    this.#members[stage].push(member);
    return member;
  }

  /** Runs once every process has exited, in reverse order. */
  afterwards(task: () => unknown): void {
    this.#last.unshift(task);
  }

  get begun(): boolean {
    return this.#stopped !== undefined;
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    for (const stage of STAGES) await Promise.all(this.#members[stage].map((member) => member.stop(GRACE[stage])));
    for (const task of this.#last) await task();
  }
}
