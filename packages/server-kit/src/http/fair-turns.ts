export interface TurnLimits {
  /** Most turns at a time, in all. */
  readonly atOnce: number;
  /** Most turns at a time for one network. */
  readonly eachAtOnce: number;
  /** Most requests of one network that may wait. */
  readonly eachWaiting: number;
  /** Longest turn in milliseconds: what takes longer is waiting for something else, and no longer uses the processor. */
  readonly longestMs: number;
}

/** Ends a turn; safe to call twice. */
export type EndTurn = () => void;

interface Line {
  running: number;
  readonly waiting: ((end: EndTurn) => void)[];
}

/** Shares work fairly between networks: a network that asks for much waits behind itself, and the others do not. */
export class FairTurns {
  readonly #limits: TurnLimits;
  /** In the order they were last served, the longest ago first. */
  readonly #lines = new Map<string, Line>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** @returns resolves when the turn begins, with what ends it; undefined when too many of the network wait already. */
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
      // To the end of the order.
      this.#lines.delete(network);
      this.#lines.set(network, line);
      start(this.#end(network, line));
    }
  }

  /** The waiting network with the fewest turns under way. */
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
