import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Quality 5 is within a few per cent of the best and takes 2 ms, which the first reader waits for. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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

/** A page as it is sent: complete, compressed, with its entity tag. */
export class StoredPage {
  readonly status: number;
  readonly contentType: string;
  readonly location: string | undefined;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  private zipped: Buffer | undefined;

  private constructor({ status, contentType, location }: FreshPage, identity: Buffer, br: Buffer) {
    this.status = status;
    this.contentType = contentType;
    this.location = location;
    this.identity = identity;
    this.br = br;
    this.etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  }

  static async of(fresh: FreshPage): Promise<StoredPage> {
    const identity = Buffer.from(fresh.body);
    return new StoredPage(fresh, identity, await brotli(identity, BROTLI));
  }

  /** Made when it is first asked for: hardly anybody takes gzip and not Brotli. */
  get gzip(): Buffer {
    this.zipped ??= gzipSync(this.identity);
    return this.zipped;
  }

  /** Bytes, with those of gzip, which is about a fifth larger than Brotli. */
  get size(): number {
    return this.identity.length + Math.ceil(this.br.length * 2.2);
  }
}
