import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyRefused, bodyInTime } from './body-in-time.ts';

/** Runs the hook over a body; resolves with what the framework reads instead. */
function hooked(source: PassThrough, mostBytes: number, headers: object = { 'transfer-encoding': 'chunked' }) {
  const reply = { raw: Object.assign(new PassThrough(), { writeContinue: jest.fn() }) };
  return new Promise<Readable>((resolve, reject) => {
    const done = (error?: Error | null, body?: unknown) => (error ? reject(error) : resolve(body as Readable));
    const hook = bodyInTime(() => mostBytes) as (...given: unknown[]) => void;
    hook({ headers } as FastifyRequest, reply as unknown as FastifyReply, source, done);
  });
}

it('passes a body on as it is up to the limit, and refuses it beyond, however it is cut into pieces', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 60 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 0, max: 300 }), async (sent, limit) => {
      const source = new PassThrough();
      const body = await hooked(source, limit);
      const whole = Buffer.concat(sent);
      const read = body.toArray().then(Buffer.concat, (error: Error) => error);
      for (const piece of sent) source.write(piece);
      source.end();
      const result = await read;
      if (whole.length <= limit) expect(result).toEqual(whole);
      else expect(result).toMatchObject({ name: 'BodyRefused', statusCode: 413 });
    }),
  );
});

it('refuses a body by its length before any of it has come', async () => {
  await expect(hooked(new PassThrough(), 10, { 'content-length': '11' })).rejects.toMatchObject({ statusCode: 413 });
});

describe('the time a body has', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  /** Sends a piece every three seconds; resolves with how it ended, and after how many seconds. */
  async function pace(bytesEachTime: number, pieces: number) {
    const source = new PassThrough();
    const body = await hooked(source, Number.POSITIVE_INFINITY);
    let ended: unknown;
    body.resume().once('error', (error) => {
      ended = error;
    });
    body.once('end', () => {
      ended = 'whole';
    });
    let seconds = 0;
    for (; seconds < pieces * 3 && !ended; seconds += 3) {
      source.write(Buffer.alloc(bytesEachTime));
      await new Promise(setImmediate);
      jest.advanceTimersByTime(3_000);
      await new Promise(setImmediate);
    }
    source.end();
    if (!ended) await once(body, 'end');
    return { ended, seconds };
  }

  it('is ten seconds for a byte every three seconds', async () => {
    expect(await pace(1, 100)).toEqual({ ended: new BodyRefused(408), seconds: 12 });
  });

  it('is as long as it needs while 16 KiB come each second', async () => {
    expect(await pace(3 * 16 * 1024, 20)).toEqual({ ended: 'whole', seconds: 60 });
  });
});
