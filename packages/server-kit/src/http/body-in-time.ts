import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingHookHandler, RequestPayload } from 'fastify';
import { hasBody } from './has-body.ts';

/** What a body has in any case, and the pace it keeps beyond that: milliseconds, and bytes a second (128 kbit/s). */
const FIRST_MS = 10_000;
const BYTES_A_SECOND = 16 * 1024;

const REASONS = {
  400: 'The body is not UTF-8',
  408: 'The body did not arrive in time',
  413: 'The body is too large',
  415: 'The body is compressed',
} as const;

/** Why a body was not read to its end. Fastify answers with `statusCode`. */
export class BodyRefused extends Error {
  constructor(readonly statusCode: keyof typeof REASONS) {
    super(REASONS[statusCode]);
    this.name = 'BodyRefused';
  }
}

type Decoder = InstanceType<typeof TextDecoder>;

/** What is read as text; all else is a picture. */
const TEXT = /^(text\/|application\/(json|x-www-form-urlencoded))/i;

/** A body as it comes: ends with an error when it dawdles, is longer than it may be, or is text in bytes that are none. */
class TimedBody extends Transform {
  private readonly begun = performance.now();
  private received = 0;
  private timer: NodeJS.Timeout;

  constructor(
    private readonly mostBytes: number,
    private readonly decoder: Decoder | null,
  ) {
    super();
    this.timer = setTimeout(() => this.look(), FIRST_MS);
    // If nobody reads the body, nobody needs its error.
    this.on('error', () => undefined);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.received += chunk.length;
    if (this.received > this.mostBytes) done(new BodyRefused(413));
    else if (!this.isText(chunk)) done(new BodyRefused(400));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    clearTimeout(this.timer);
    done(this.isText() ? null : new BodyRefused(400));
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.timer);
    done(error);
  }

  /** Whether what has come can be the beginning of text; without a chunk, the whole of it. */
  private isText(chunk?: Buffer): boolean {
    try {
      this.decoder?.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  }

  private look(): void {
    const left = FIRST_MS + (this.received / BYTES_A_SECOND) * 1_000 - (performance.now() - this.begun);
    if (left <= 0) this.destroy(new BodyRefused(408));
    else this.timer = setTimeout(() => this.look(), left);
  }
}

/**
 * A Fastify hook (`preParsing`): a body has ten seconds, and one more for each 16 KiB that have come of it; else 408. One
 * that is compressed is refused with 415, and text that is not UTF-8 with 400: parsers would put other characters in its place.
 * Asks for it where the client waits to be asked (Expect: 100-continue).
 * @param mostBytes the largest body; beyond it 413. Where it is not given, whoever reads the body has its own limit.
 */
export const bodyInTime =
  (mostBytes: (request: FastifyRequest) => number = () => Number.POSITIVE_INFINITY): preParsingHookHandler =>
  (request: FastifyRequest, reply: FastifyReply, payload: RequestPayload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const { 'content-encoding': coding = 'identity', 'content-type': type = '' } = request.headers;
    if (coding !== 'identity') return done(new BodyRefused(415));
    const most = mostBytes(request);
    if (Number(request.headers['content-length']) > most) return done(new BodyRefused(413));
    if (request.headers.expect !== undefined) reply.raw.writeContinue();
    const body = new TimedBody(most, TEXT.test(type) ? new TextDecoder('utf-8', { fatal: true }) : null);
    payload.once('error', (error) => body.destroy(error));
    payload.once('close', () => payload.readableEnded || body.destroy(new BodyRefused(408)));
    reply.raw.once('close', () => body.destroy());
    done(null, payload.pipe(body));
  };
