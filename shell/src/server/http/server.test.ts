import { Writable } from 'node:stream';
import { PROBLEM_CONTENT_TYPE } from '@forecourt/contracts';
import { pino } from 'pino';
import { serverWithoutPages } from '../../testing/server-without-pages.ts';

it('logs the path of a request without its query, which may contain names', async () => {
  let log = '';
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const server = serverWithoutPages({ logger: pino(lines) });
  server.get('/api/inquiries', () => ({}));
  expect((await server.inject('/api/inquiries?search=Ada+Plumber')).statusCode).toBe(200);
  await server.inject('/nowhere?search=Ada+Plumber');
  await server.close();
  expect(log).toContain('"url":"/api/inquiries"');
  expect(log).toContain('"url":"/nowhere"');
  expect(log).not.toContain('Ada');
});

it('an answer that cannot be sent leaves nothing of itself: a browser gets the page that says so, others a problem', async () => {
  const server = serverWithoutPages();
  server.get('/open', async (_request, reply) => reply.header('set-cookie', 'a=b\n').header('x-own', 'yes').redirect('/', 303));
  const page = await server.inject({ url: '/open', headers: { accept: 'text/html,*/*' } });
  expect([page.statusCode, page.body]).toEqual([503, 'Page unavailable']);
  const other = await server.inject('/open');
  expect([other.statusCode, other.headers['content-type'], other.json().code]).toEqual([
    500,
    `${PROBLEM_CONTENT_TYPE}; charset=utf-8`,
    'EDGE.INTERNAL',
  ]);
  for (const { headers } of [page, other]) {
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-own');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-correlation-id': expect.any(String) });
  }
  await server.close();
});
