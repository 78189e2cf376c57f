import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, isHeld, preferredEncoding } from '../http/negotiation.ts';

/** Below this size, compression hardly helps. */
const WORTH_COMPRESSING_BYTES = 1_024;

/** Quality 5 takes about as long as gzip for 20 % fewer bytes; 11 takes a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Readonly<Record<'br' | 'gzip', (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: promisify(gzip),
};

interface Representation {
  readonly bytes: Buffer;
  /** ETag and encoding for `writeHead`; a strong ETag differs by encoding (RFC 9110 §8.8.3). */
  readonly headers: readonly string[];
}

/** A complete response in memory, with its body in every encoding that has been requested. */
export class StoredAnswer {
  readonly #bytes: Buffer;
  /** By encoding. A client that has any of them has the body. */
  readonly #etags: Readonly<Record<Encoding, string>>;
  readonly #representations = new Map<Encoding, Representation>();

  /** @param headers names and values alternating, the fastest form for `writeHead`. */
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

  /** Bytes in memory, including encodings that may still be added. */
  get size(): number {
    return Math.ceil(this.#bytes.length * 1.5) + 1_024;
  }

  /** Compresses the body for this request's encoding, unless that has been done. */
  async prepare(request: IncomingMessage): Promise<void> {
    const encoding = this.#encodingFor(request);
    if (encoding !== 'identity' && !this.#representations.has(encoding))
      this.#represent(encoding, await compress[encoding](this.#bytes));
  }

  /**
   * Sends the body in the best encoding that the request accepts, or 304 if the client has it.
   * @param more headers for this request only, names and values alternating.
   * @returns the status; undefined if nothing was sent because the body is not {@link prepare}d in that encoding.
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
