import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { countVisitsV1, MOST_VISITS, saltVisitsV1, type VisitKind } from '@forecourt/contracts';
import { askingNetwork, type IsTrusted, type Logger, type NatsLink } from '@forecourt/server-kit';
import { londonDay } from '../pages/new-day.ts';
import { askOverNats } from './ask-over-nats.ts';
import { isRobot, mayCount, vehicleIn } from './counts.ts';

/** In milliseconds. */
const SEND_EVERY_MS = 2_000;
/** While they cannot be sent; the oldest go first. */
const MOST_WAITING = 20_000;

interface Seen {
  readonly day: string;
  readonly vehicleId: number;
  readonly kind: VisitKind;
  readonly network: string;
  readonly agent: string;
}

/**
 * Counts who looks at vans (ADR 052). A request costs a look at its address: everything else is done every two seconds, for all together.
 * Address and browser are in memory until then, and leave it only as a hash with the day's salt.
 */
export class VisitCounter {
  #waiting: Seen[] = [];
  readonly #salts = new Map<string, string>();
  #sending: Promise<void> = Promise.resolve();
  readonly #timer = setInterval(() => this.#sendSoon(), SEND_EVERY_MS).unref();

  constructor(
    private readonly nats: NatsLink,
    private readonly logger: Logger,
    private readonly isTrusted: IsTrusted,
  ) {}

  /** A page that was sent, or that the browser had already. */
  pageSent(request: IncomingMessage, status: number): void {
    const vehicleId = status === 200 || status === 304 ? vehicleIn(request.url ?? '') : null;
    if (vehicleId !== null && request.method === 'GET') this.count(request, vehicleId, 'views');
  }

  count(request: IncomingMessage, vehicleId: number, kind: VisitKind): void {
    if (!mayCount(request.headers)) return;
    const { 'user-agent': agent = '' } = request.headers;
    const network = askingNetwork(request, this.isTrusted);
    this.#waiting.push({ day: londonDay(), vehicleId, kind, network, agent });
    if (this.#waiting.length > MOST_WAITING) this.#waiting = this.#waiting.slice(-MOST_WAITING / 2);
  }

  /** Sends what is waiting, if it can be sent. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#sendSoon();
    await this.#sending;
  }

  #sendSoon(): void {
    this.#sending = this.#sending.then(() => this.#send());
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const day = this.#waiting[0]?.day ?? '';
      const batch = this.#waiting.filter((seen) => seen.day === day).slice(0, MOST_VISITS);
      try {
        const salt = await this.#saltOf(day);
        const people = batch.filter(({ agent }) => !isRobot(agent));
        const visits = people.map((seen) => ({ vehicleId: seen.vehicleId, kind: seen.kind, visitor: visitorOf(seen, salt) }));
        if (visits.length > 0) await askOverNats(this.nats, countVisitsV1, { day, visits });
      } catch (error) {
        if (!isRefused(error)) {
          this.logger.warn({ err: error, waiting: this.#waiting.length }, 'visits wait to be counted');
          return;
        }
        // Of a day that is over: they will never be taken.
        this.logger.warn({ err: error, visits: batch.length }, 'visits were not counted');
      }
      const sent = new Set(batch);
      this.#waiting = this.#waiting.filter((seen) => !sent.has(seen));
    }
    for (const day of this.#salts.keys()) if (day !== londonDay()) this.#salts.delete(day);
  }

  async #saltOf(day: string): Promise<string> {
    const known = this.#salts.get(day);
    if (known !== undefined) return known;
    const { salt } = await askOverNats(this.nats, saltVisitsV1, { day });
    this.#salts.set(day, salt);
    return salt;
  }
}

const isRefused = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 400;

/** Of no use beyond one van, one kind and one day. */
const visitorOf = ({ vehicleId, kind, network, agent }: Seen, salt: string): string =>
  createHmac('sha256', salt).update(`${vehicleId}\n${kind}\n${network}\n${agent}`).digest('base64').slice(0, 24);
