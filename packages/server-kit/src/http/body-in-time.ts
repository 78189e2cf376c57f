import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply, FastifyRequest, preParsingHookHandler, RequestPayload } from 'fastify';
import { hasBody } from './has-body.ts';

/** Time for every body in milliseconds, and the minimum rate after that (128 kbit/s). */
const FIRST_MS = 10_000;
const BYTES_A_SECOND = 16 * 1024;

const REASONS = {
  400: 'The body is not UTF-8',
  408: 'The body did not arrive in time',
  413: 'The body is too large',
  415: 'The body is compressed',
} as const;

/** A body was refused. Fastify answers with `statusCode`. */
export class BodyRefused extends Error {
  constructor(readonly statusCode: keyof typeof REASONS) {
    super(REASONS[statusCode]);
    this.name = 'BodyRefused';
  }
}

type Decoder = InstanceType<typeof TextDecoder>;

/** Content types that are read as UTF-8. A CSV file may have another encoding, which its reader finds out; all others are pictures. */
const TEXT = /^(text\/(?!csv)|application\/(json|x-www-form-urlencoded))/i;

/** Passes a body on as it arrives; fails if it is too slow, too long, or text that is not UTF-8. */
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
    // An error of a body that nobody reads must not be unhandled.
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

  /** Whether the bytes so far are a valid prefix of UTF-8 text; without a chunk, whether they are complete. */
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
 * A Fastify hook (`preParsing`). A body has ten seconds to arrive, and another second for each 16 KiB received; otherwise
 * 408. Compressed bodies are refused with 415, and text that is not UTF-8 with 400, because parsers would replace characters.
 * Answers `Expect: 100-continue`.
 * @param mostBytes maximum size in bytes, 413 beyond it; by default the body's reader sets the limit.
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
