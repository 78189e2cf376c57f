import { PassThrough, type Readable } from 'node:stream';
import { CHANGE_KINDS, mayDo, type StaffChange } from '@forecourt/contracts';
import type { StaffClaims } from '@forecourt/service-kit';

type Holder = Pick<StaffClaims, 'sub' | 'jti' | 'role' | 'exp'>;

interface OpenStream {
  readonly holder: Holder;
  readonly body: PassThrough;
}

export interface StreamLimits {
  readonly each: number;
  readonly total: number;
}

/** A browser holds one for all of its tabs; the edge has some thousand connections to this service. */
const LIMITS: StreamLimits = { each: 20, total: 500 };
/** Of a reader who does not read, in bytes. */
const MOST_UNREAD = 64 * 1024;

/** The event streams that are open in this process. */
export class OpenStreams {
  readonly #streams = new Set<OpenStream>();

  constructor(private readonly limits: StreamLimits = LIMITS) {}

  get holders(): readonly Holder[] {
    return [...this.#streams].map(({ holder }) => holder);
  }

  /** @returns what to send; null if the account, or everybody together, has as many as may be open. */
  open(holder: Holder): Readable | null {
    const own = this.holders.filter(({ sub }) => sub === holder.sub);
    if (own.length >= this.limits.each || this.#streams.size >= this.limits.total) return null;
    const stream = { holder, body: new PassThrough() };
    this.#streams.add(stream);
    stream.body.once('close', () => this.#streams.delete(stream));
    // The first bytes send the headers, and say that changes are told from now on.
    send(stream, 'alive');
    return stream.body;
  }

  /** Tells everybody who may read the record. */
  tell(change: StaffChange): void {
    for (const stream of this.#streams) if (mayDo(stream.holder.role, CHANGE_KINDS[change.kind])) send(stream, 'change', change);
  }

  sayAlive(): void {
    for (const stream of this.#streams) send(stream, 'alive');
  }

  /** Ends streams; their readers may ask again. */
  endAll(): void {
    for (const { body } of this.#streams) body.end();
  }

  /** Ends the streams of sessions that are over, and says so: asking again would be refused. */
  endSessions(isOver: (holder: Holder) => boolean): void {
    for (const stream of this.#streams) {
      if (!isOver(stream.holder)) continue;
      send(stream, 'signed-out');
      stream.body.end();
    }
  }
}

const send = ({ body }: OpenStream, event: string, data: object = {}): void => {
  if (!body.writable) return;
  if (body.writableLength + body.readableLength > MOST_UNREAD) body.destroy();
  else body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
};
