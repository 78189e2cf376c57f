export interface TurnLimits {
  /** Concurrent turns in total. */
  readonly atOnce: number;
  /** Concurrent turns per network. */
  readonly eachAtOnce: number;
  /** Waiting requests per network. */
  readonly eachWaiting: number;
  /** Maximum length of a turn in milliseconds: work that takes longer is waiting for something and not using the CPU. */
  readonly longestMs: number;
}

/** Ends a turn; idempotent. */
export type EndTurn = () => void;

interface Line {
  running: number;
  readonly waiting: ((end: EndTurn) => void)[];
}

/** Shares capacity fairly between networks: a network with many requests only delays its own. */
export class FairTurns {
  readonly #limits: TurnLimits;
  /** Least recently served first. */
  readonly #lines = new Map<string, Line>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** @returns a promise of the turn, resolving to its end function; undefined if too many requests of the network are waiting. */
  take(network: string): Promise<EndTurn> | undefined {
    const line = this.#lines.get(network) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= this.#limits.eachWaiting) return undefined;
    this.#lines.set(network, line);
    const turn = new Promise<EndTurn>((resolve) => line.waiting.push(resolve));
    this.#next();
    return turn;
  }

  #next(): void {
    while (this.#running < this.#limits.atOnce) {
      const [network, line] = this.#first() ?? [];
      const start = line?.waiting.shift();
      if (network === undefined || line === undefined || start === undefined) return;
      this.#running += 1;
      line.running += 1;
      // Re-inserting moves it to the end.
      this.#lines.delete(network);
      this.#lines.set(network, line);
      start(this.#end(network, line));
    }
  }

  /** The waiting network with the fewest active turns. */
  #first(): [network: string, line: Line] | undefined {
    let first: [string, Line] | undefined;
    for (const [network, line] of this.#lines) {
      const mayStart = line.waiting.length > 0 && line.running < this.#limits.eachAtOnce;
      if (mayStart && line.running < (first?.[1].running ?? Number.POSITIVE_INFINITY)) first = [network, line];
    }
    return first;
  }

  #end(network: string, line: Line): EndTurn {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#running -= 1;
      line.running -= 1;
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(network);
      this.#next();
    };
    const timer = setTimeout(end, this.#limits.longestMs).unref();
    return end;
  }
}
