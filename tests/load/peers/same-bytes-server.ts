import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fastest possible Node server: the product's own bytes and headers from a buffer, for any request. */
const source = process.env['SAME_BYTES_AS'] ?? '';
const encoding = process.env['ACCEPT_ENCODING'] ?? 'identity';

const { response: original, body } = await fetchRaw(source);
const { connection, 'transfer-encoding': chunked, 'keep-alive': keepAlive, ...kept } = original.headers;
const headers = { ...kept, 'content-length': body.byteLength };

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

/** Keeps the encoded bytes, which `fetch` would decode. */
function fetchRaw(url: string): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
