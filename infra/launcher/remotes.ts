import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves micro-frontend releases: `/remotes/<name>/<version>/<file>` from REMOTES_DIR, precompressed. A release never changes, so
 * browsers cache it for ever and its list of files is read once.
 */
const folder = process.env['REMOTES_DIR'] ?? '.';
const releases = new Map<string, ReturnType<typeof sirv>>();

function release(name: string, version: string): ReturnType<typeof sirv> | undefined {
  const key = `${name}/${version}`;
  const path = join(folder, name, version);
  if (!releases.has(key) && existsSync(path))
    releases.set(key, sirv(path, { brotli: true, etag: true, immutable: true, maxAge: 31_536_000 }));
  return releases.get(key);
}

const server = createServer((request, response) => {
  if (request.url === '/health/live') return response.end('ok');
  const [, name, version, file] = /^\/remotes\/(mfe-[a-z]+)\/([\w.-]+)(\/[^?]+)/.exec(request.url ?? '') ?? [];
  const serve = name && version && /\w/.test(version) ? release(name, version) : undefined;
  const answerMissing = () => {
    response.writeHead(404, { 'cache-control': 'no-store' }).end('There is no such release or file.\n');
  };
  if (!serve || (request.method !== 'GET' && request.method !== 'HEAD')) return answerMissing();
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('x-content-type-options', 'nosniff');
  request.url = file;
  serve(request, response, answerMissing);
});

server.listen(Number(process.env['PORT']), process.env['HOST'] ?? '127.0.0.1');

const stop = () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
};
process.once('SIGTERM', stop).once('SIGINT', stop);
