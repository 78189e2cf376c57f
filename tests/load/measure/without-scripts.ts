import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const SCRIPTS = /<script\b.*?<\/script>|<link[^>]*as="script"[^>]*>/gs;

export interface Copies {
  /** The site as it is. */
  readonly whole: string;
  /** The site with all scripts taken out of its pages. */
  readonly scriptless: string;
  readonly stop: () => void;
}

/** Serves a site at two addresses that differ in nothing but the scripts, so that both take the same way to the browser. */
export async function copyWithoutScripts(baseUrl: string): Promise<Copies> {
  const [whole, scriptless] = await Promise.all([serve(baseUrl, false), serve(baseUrl, true)]);
  return { whole: whole.url, scriptless: scriptless.url, stop: () => [whole, scriptless].map(({ stop }) => stop()) };
}

async function serve(baseUrl: string, strip: boolean) {
  const server = createServer(({ url = '/', method, headers }, response) => {
    const upstream = request(baseUrl + url, { method, headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
        const sent = strip && isPage ? withoutScripts(body, answer.headers['content-encoding'] === 'br') : body;
        const { 'transfer-encoding': _chunked, ...kept } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'content-length': sent.byteLength }).end(sent);
      });
    });
    upstream.on('error', () => response.destroy());
    upstream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close().closeAllConnections() };
}

/** A copy that were compressed better would be faster for that alone. */
const AS_THE_SHELL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function withoutScripts(body: Buffer, compressed: boolean): Buffer {
  const html = (compressed ? brotliDecompressSync(body) : body).toString().replace(SCRIPTS, '');
  return compressed ? brotliCompressSync(html, AS_THE_SHELL) : Buffer.from(html);
}
