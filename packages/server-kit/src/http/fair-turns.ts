export interface TurnLimits {
  /** Turns at a time, of everybody. */
  readonly atOnce: number;
  /** Turns at a time of one network. */
  readonly eachAtOnce: number;
  /** How many of one network may wait for theirs. */
  readonly eachWaiting: number;
  /** Longest turn, in milliseconds: what takes longer is waiting for something, and keeps nobody from working. */
  readonly longestMs: number;
}

/** Ends a turn; may be called twice. */
export type EndTurn = () => void;

interface Line {
  running: number;
  readonly waiting: ((end: EndTurn) => void)[];
}

/** Work in turns, a network after the other: whoever asks for much waits behind their own, not others behind them. */
export class FairTurns {
  readonly #limits: TurnLimits;
  /** The network that was served longest ago stands first. */
  readonly #lines = new Map<string, Line>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** @returns once it is its turn, what ends it; undefined where too many of the network are waiting already. */
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
      // Behind those who were served longer ago.
      this.#lines.delete(network);
      this.#lines.set(network, line);
      start(this.#end(network, line));
    }
  }

  /** Of those that wait, the one with the fewest turns at the moment. */
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
