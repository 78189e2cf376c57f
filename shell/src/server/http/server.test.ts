import { Writable } from 'node:stream';
import { Leaving, Metrics } from '@forecourt/server-kit';
import { pino } from 'pino';
import { createServer } from './server.ts';

it('logs the path of a request without its query, which may contain names', async () => {
  let log = '';
  const lines = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  const server = createServer({
    logger: pino(lines),
    publicUrl: 'https://vans.example',
    isTrusted: () => false,
    fromMemory: () => false,
    metrics: new Metrics(),
    leaving: new Leaving(),
  });
  server.get('/api/inquiries', () => ({}));
  expect((await server.inject('/api/inquiries?search=Ada+Plumber')).statusCode).toBe(200);
  await server.inject('/nowhere?search=Ada+Plumber');
  await server.close();
  expect(log).toContain('"url":"/api/inquiries"');
  expect(log).toContain('"url":"/nowhere"');
  expect(log).not.toContain('Ada');
});
