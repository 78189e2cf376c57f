import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, isHeld, preferredEncoding } from '../http/negotiation.ts';

/** Below this a compressed body is hardly smaller, in bytes. */
const WORTH_COMPRESSING_BYTES = 1_024;

/** Quality 5 takes nearly gzip's time for a fifth fewer bytes; 11 takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Readonly<Record<'br' | 'gzip', (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};

interface Representation {
  readonly bytes: Buffer;
  /** Its ETag and encoding, as `writeHead` takes them: a strong ETag differs by encoding, as the bytes do (RFC 9110 §8.8.3). */
  readonly headers: readonly string[];
}

/** A complete answer in memory: its status, its headers, and its body in every encoding that somebody has asked for. */
export class StoredAnswer {
  readonly #bytes: Buffer;
  /** By encoding. A client that holds one of them holds the body. */
  readonly #etags: Readonly<Record<Encoding, string>>;
  readonly #representations = new Map<Encoding, Representation>();

  /** @param headers names and values in turn, as `writeHead` takes them fastest. */
  constructor(
    readonly status: number,
    private readonly headers: readonly string[],
    body: string,
  ) {
    this.#bytes = Buffer.from(body);
    const tag = createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
    this.#etags = { identity: `"${tag}"`, br: `"${tag}-br"`, gzip: `"${tag}-gzip"` };
    this.#represent('identity', this.#bytes);
  }

  /** Bytes in memory, with those of every encoding that may yet be asked for. */
  get size(): number {
    return Math.ceil(this.#bytes.length * 1.5) + 1_024;
  }

  /** Compresses the body as this request wants it, where that has not been done. */
  async prepare(request: IncomingMessage): Promise<void> {
    const encoding = this.#encodingFor(request);
    if (encoding !== 'identity' && !this.#representations.has(encoding))
      this.#represent(encoding, await compress[encoding](this.#bytes));
  }

  /**
   * Sends the body in the best encoding that the request takes, or 304 where the client holds it.
   * @param more headers of this request alone, names and values in turn.
   * @returns the status; undefined, and nothing is sent, while the body is not {@link prepare}d in that encoding.
   */
  send(request: IncomingMessage, response: ServerResponse, more: readonly string[]): number | undefined {
    const representation = this.#representations.get(this.#encodingFor(request));
    if (representation === undefined) return undefined;
    const { bytes, headers } = representation;
    const isNotModified = this.status === 200 && isHeld(request.headers['if-none-match'], ...Object.values(this.#etags));
    const all = [...this.headers, ...headers, ...more];
    if (isNotModified) {
      response.writeHead(304, all).end();
      return 304;
    }
    all.push('content-length', String(bytes.length));
    response.writeHead(this.status, all).end(request.method === 'HEAD' ? undefined : bytes);
    return this.status;
  }

  #encodingFor({ headers }: IncomingMessage): Encoding {
    return this.#bytes.length < WORTH_COMPRESSING_BYTES ? 'identity' : preferredEncoding(headers['accept-encoding']);
  }

  #represent(encoding: Encoding, bytes: Buffer): void {
    const headers = ['etag', this.#etags[encoding], ...(encoding === 'identity' ? [] : ['content-encoding', encoding])];
    this.#representations.set(encoding, { bytes, headers });
  }
}
