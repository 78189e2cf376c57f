import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from './api.ts';
import { ApiError } from './api-error.ts';

const problem = { type: 'about:blank', title: 'Not Found', status: 404, code: 'X.NOT_FOUND', detail: 'There is no vehicle 9.' };
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/api/problem') response.writeHead(404).end(JSON.stringify(problem));
    else if (request.url === '/api/html') response.writeHead(502).end('<h1>Bad</h1>');
    else if (request.url === '/api/empty') response.writeHead(500, 'Broken').end();
    else if (request.url === '/api/busy') response.writeHead(429, { 'retry-after': '90' }).end();
    else if (request.url === '/api/nothing') response.writeHead(204).end();
    else request.pipe(response.writeHead(200, { 'x-got': request.headers['content-type'] ?? 'none' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const api = () => createApi({ resolve: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` });
const failure = (path: string) =>
  api()
    .json(path)
    .catch((error: unknown) => error as ApiError);

describe('the API client', () => {
  it('returns JSON, or null without a body', async () => {
    expect(await api().json('/api/echo', { method: 'POST', body: { a: 1 } })).toEqual({ a: 1 });
    expect(await api().json('/api/nothing')).toBeNull();
  });

  it('throws errors worded as in product §8, with the problem if there is one', async () => {
    const found = await failure('/api/problem');
    expect(found).toBeInstanceOf(ApiError);
    expect(found).toMatchObject({ status: 404, message: `404: ${JSON.stringify(problem)}`, problem });
    expect(await failure('/api/html')).toMatchObject({ status: 502, message: '502: <h1>Bad</h1>', problem: null });
    expect(await failure('/api/empty')).toMatchObject({ status: 500, message: '500: Broken', problem: null });
  });

  it('exposes the seconds of Retry-After', async () => {
    expect(await failure('/api/busy')).toMatchObject({ status: 429, retryAfterSeconds: 90 });
    expect(await failure('/api/empty')).toMatchObject({ retryAfterSeconds: null });
  });
});
