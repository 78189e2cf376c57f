import type { IncomingMessage, ServerResponse } from 'node:http';
import { CORRELATION_HEADER } from '../logging/request-context.ts';
import { accepts, compress, type Encoding, matches, type Representation } from './representation.ts';

const COMPRESSED = ['br', 'gzip'] as const;

/** An answer kept ready: its headers, and its body in every encoding that is ready so far. */
export class CachedAnswer {
  private compressed: readonly Representation[] = [];
  private compressing: Promise<void> | undefined;
  private readonly headersByEncoding = new Map<Encoding, string[]>();

  constructor(
    private readonly identity: Representation,
    /** Names and values by turns, as `writeHead` takes them fastest. */
    private readonly headers: readonly string[],
    readonly tags: readonly string[],
    /** Headers that change while the answer stays right, names and values by turns. */
    private readonly live: (() => readonly string[]) | undefined,
  ) {}

  /** Bytes kept, once every encoding is ready; estimated before, as the cache's bound is set when the entry is stored. */
  get size(): number {
    return Math.ceil(this.identity.bytes.length * 1.5) + 1_024;
  }

  /** Sends the best encoding that is ready; the first call that could use a smaller one has it made for the next. */
  send(request: IncomingMessage, response: ServerResponse, correlationId: string): 'hit' | 'not_modified' {
    const chosen = this.choose(request.headers['accept-encoding']);
    const ifNoneMatch = request.headers['if-none-match'];
    const notModified = ifNoneMatch !== undefined && matches(ifNoneMatch, chosen);
    const headers = this.headersOf(chosen).slice();
    headers.push(CORRELATION_HEADER, correlationId);
    if (this.live !== undefined) headers.push(...this.live());
    if (!notModified) headers.push('content-length', String(chosen.bytes.length));
    response.writeHead(notModified ? 304 : 200, headers);
    response.end(notModified || request.method === 'HEAD' ? undefined : chosen.bytes);
    return notModified ? 'not_modified' : 'hit';
  }

  /** What is the same each time one encoding is sent, put together once. */
  private headersOf(chosen: Representation): string[] {
    const known = this.headersByEncoding.get(chosen.encoding);
    if (known !== undefined) return known;
    const encoding = chosen.encoding === 'identity' ? [] : ['content-encoding', chosen.encoding];
    const headers = [...this.headers, 'etag', chosen.etag, ...encoding];
    this.headersByEncoding.set(chosen.encoding, headers);
    return headers;
  }

  private choose(acceptEncoding: string | string[] | undefined): Representation {
    if (typeof acceptEncoding !== 'string' || !COMPRESSED.some((encoding) => accepts(acceptEncoding, encoding)))
      return this.identity;
    this.compressing ??= compress(this.identity).then((ready) => {
      this.compressed = ready;
    });
    return this.compressed.find(({ encoding }) => accepts(acceptEncoding, encoding)) ?? this.identity;
  }
}
