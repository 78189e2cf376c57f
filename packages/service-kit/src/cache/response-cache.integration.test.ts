import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EventFeed } from '@forecourt/server-kit';
import { eventually, ServerGate } from '@forecourt/testing';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteController, writeNote } from '../testing/note-service.ts';
import { natsUrl, newName, startTestService, type TestService } from '../testing/test-service.ts';
import { ResponseCache } from './response-cache.ts';

const name = newName();
/** The data behind the answers, and how often one was produced. */
const stock = { words: 'x'.repeat(5_000), produced: 0, wait: Promise.resolve() };

@Controller('stock')
class StockController {
  constructor(
    private readonly cache: ResponseCache,
    feed: EventFeed,
  ) {
    feed.subscribe(
      `${name}.>`,
      ({ entityId }) => cache.drop([entityId]),
      () => cache.clear(),
    );
  }

  @Get(':id')
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @Param('id') id: string): Promise<void> {
    await this.cache.answer(request, reply, {
      key: id,
      tags: [id],
      produce: async () => {
        stock.produced += 1;
        const body = { id, words: stock.words };
        await stock.wait;
        return { body, headers: { 'x-total-count': '1' } };
      },
    });
  }
}

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Unlike `fetch`, does not decompress the body. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(`${service.url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
const wordsOf = (answer: RawAnswer): string => JSON.parse(answer.body.toString()).words;

let service: TestService;
let gate: ServerGate;
beforeAll(async () => {
  gate = await ServerGate.to(natsUrl);
  service = await startTestService({
    name,
    controllers: [StockController, noteController(name, () => undefined)],
    environment: { NATS_URL: gate.url },
  });
});
afterAll(async () => {
  await service.close();
  await gate.shut();
});
beforeEach(async () => {
  await eventually(() => expect(service.app.get(EventFeed).connected).toBe(true));
  service.app.get(ResponseCache).clear();
  Object.assign(stock, { words: 'x'.repeat(5_000), produced: 0, wait: Promise.resolve() });
});

it('produces an answer once, and repeats the same headers and bytes', async () => {
  const first = await get('/stock/1');
  const second = await get('/stock/1');

  expect(stock.produced).toBe(1);
  expect(second.body).toEqual(first.body);
  const { date: _date, 'x-correlation-id': _id, ...headers } = first.headers;
  expect(second.headers).toMatchObject(headers);
  expect(second.headers).toMatchObject({
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'x-total-count': '1',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  expect(second.headers['x-correlation-id']).not.toBe(first.headers['x-correlation-id']);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('sends %s to who takes it, under an ETag of its own', async (encoding, decompress) => {
  const plain = await get('/stock/1');
  const packed = await eventually(async () => {
    const answer = await get('/stock/1', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    return answer;
  });

  expect(decompress(packed.body)).toEqual(plain.body);
  expect(packed.body.length).toBeLessThan(plain.body.length);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const refused = await get('/stock/1', { 'accept-encoding': `${encoding};q=0` });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

it('answers 304 without a body to a client that has the copy, in any encoding', async () => {
  const { headers } = await get('/stock/1');
  const etag = String(headers.etag);

  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, `${etag.slice(0, -1)}-br"`]) {
    const answer = await get('/stock/1', { 'if-none-match': tag });
    expect(answer).toMatchObject({ status: 304, body: Buffer.alloc(0), headers: { etag } });
  }
  expect((await get('/stock/1', { 'if-none-match': '"other"' })).status).toBe(200);
});

it('answers HEAD like GET, without the body', async () => {
  const { headers } = await get('/stock/1');
  const head = await get('/stock/1', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe(headers['content-length']);
});

it('echoes a well-formed correlation id on a cached answer', async () => {
  await get('/stock/1');
  const answer = await get('/stock/1', { 'x-correlation-id': 'mine-1' });
  expect(answer.headers['x-correlation-id']).toBe('mine-1');
});

it('produces once for concurrent requests', async () => {
  let release = (): void => undefined;
  stock.wait = new Promise((resolve) => {
    release = resolve;
  });
  const asked = Promise.all(Array.from({ length: 20 }, () => get('/stock/1')));
  await eventually(() => expect(stock.produced).toBe(1));
  release();

  expect(new Set((await asked).map(wordsOf)).size).toBe(1);
  expect(stock.produced).toBe(1);
});

it('does not cache an answer that was dropped while it was being produced', async () => {
  let release = (): void => undefined;
  stock.wait = new Promise((resolve) => {
    release = resolve;
  });
  const early = get('/stock/1');
  await eventually(() => expect(stock.produced).toBe(1));
  stock.words = 'new';
  stock.wait = Promise.resolve();
  service.app.get(ResponseCache).drop(['1']);
  const late = await get('/stock/1');
  release();
  await early;

  expect(wordsOf(late)).toBe('new');
  expect(wordsOf(await get('/stock/1'))).toBe('new');
});

it('is invalidated by an event, and by nothing else', async () => {
  await get('/stock/1');
  await get('/stock/2');
  stock.words = 'edited';
  await writeNote(service, name, 'x', '1');

  // The benchmark checks how fast.
  await eventually(async () => expect(wordsOf(await get('/stock/1'))).toBe('edited'));
  expect(wordsOf(await get('/stock/2'))).not.toBe('edited');
});

it('is bypassed while the event feed is down', async () => {
  await get('/stock/1');
  await gate.shut();
  await eventually(() => expect(service.app.get(EventFeed).connected).toBe(false));
  stock.words = 'edited elsewhere';

  expect(wordsOf(await get('/stock/1'))).toBe('edited elsewhere');
  stock.words = 'edited again';
  expect(wordsOf(await get('/stock/1'))).toBe('edited again');
  await gate.open();
  await eventually(() => expect(service.app.get(EventFeed).connected).toBe(true));
  expect(wordsOf(await get('/stock/1'))).toBe('edited again');
});
