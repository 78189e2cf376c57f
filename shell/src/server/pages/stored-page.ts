import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Quality 5 is within a few per cent of the best and takes 2 ms, which the first reader waits for. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Readonly<Record<'br' | 'gzip', (page: Buffer) => Promise<Buffer>>> = {
  br: (page) => promisify(brotliCompress)(page, BROTLI),
  gzip: promisify(gzip),
};

/** A page that has just been made. */
export interface FreshPage {
  readonly status: number;
  readonly contentType: string;
  /** Where a redirection leads. */
  readonly location?: string | undefined;
  readonly body: string;
  /** Asked once the page is ready to be kept. */
  readonly mayBeKept: () => boolean;
}

/** A page as it is sent: complete, with its entity tag, compressed in the ways that somebody has asked for. */
export class StoredPage {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | undefined;
  readonly etag: string;
  readonly identity: Buffer;
  private readonly bodies = new Map<Encoding, Buffer>();

  constructor({ status, contentType, location, body }: FreshPage) {
    this.status = status;
    this.contentType = contentType;
    this.location = location;
    this.identity = Buffer.from(body);
    this.bodies.set('identity', this.identity);
    this.etag = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
  }

  /** The page in an encoding, once it was prepared. */
  bodyIn(encoding: Encoding): Buffer | undefined {
    return this.bodies.get(encoding);
  }

  /** Compresses the page unless it is already; resolves with it. */
  async prepare(encoding: Encoding): Promise<Buffer> {
    const ready = this.bodies.get(encoding);
    if (ready || encoding === 'identity') return ready ?? this.identity;
    const made = await compress[encoding](this.identity);
    this.bodies.set(encoding, made);
    return made;
  }

  /** Bytes, with those of every encoding somebody may yet ask for. */
  get size(): number {
    return Math.ceil(this.identity.length * 1.5);
  }
}
