import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyRefused, bodyInTime } from './body-in-time.ts';

/** Runs the hook on a body and returns what the framework reads. */
function hooked(source: PassThrough, mostBytes: number, headers: object = { 'transfer-encoding': 'chunked' }) {
  const reply = { raw: Object.assign(new PassThrough(), { writeContinue: jest.fn() }) };
  return new Promise<Readable>((resolve, reject) => {
    const done = (error?: Error | null, body?: unknown) => (error ? reject(error) : resolve(body as Readable));
    const hook = bodyInTime(() => mostBytes) as (...given: unknown[]) => void;
    hook({ headers } as FastifyRequest, reply as unknown as FastifyReply, source, done);
  });
}

it('passes a body on unchanged up to the limit and refuses it beyond, whatever its chunks', async () => {
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

it('refuses a body by its content length before it arrives', async () => {
  await expect(hooked(new PassThrough(), 10, { 'content-length': '11' })).rejects.toMatchObject({ statusCode: 413 });
});

describe('the time limit of a body', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  /** Sends a chunk every three seconds; resolves to the outcome and its time in seconds. */
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

  it('is ten seconds if a byte arrives every three seconds', async () => {
    expect(await pace(1, 100)).toEqual({ ended: new BodyRefused(408), seconds: 12 });
  });

  it('is unlimited while 16 KiB arrive per second', async () => {
    expect(await pace(3 * 16 * 1024, 20)).toEqual({ ended: 'whole', seconds: 60 });
  });
});
