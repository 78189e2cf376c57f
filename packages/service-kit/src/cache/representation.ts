import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'identity' | 'gzip' | 'br';

/** Below this a compressed body is hardly smaller, in bytes. */
const WORTH_COMPRESSING_BYTES = 1_024;

/** One body in one encoding, ready to be sent. The strong ETag differs by encoding, as the bytes do (RFC 9110 §8.8.3). */
export interface Representation {
  readonly encoding: Encoding;
  readonly etag: string;
  readonly bytes: Buffer;
}

export const identityOf = (body: unknown): Representation => {
  const bytes = Buffer.from(JSON.stringify(body));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { encoding: 'identity', etag: `"${hash}"`, bytes };
};

/** The compressed forms of a body, smallest first; none for a body too small to gain. */
export const compress = async ({ bytes, etag }: Representation): Promise<readonly Representation[]> => {
  if (bytes.length < WORTH_COMPRESSING_BYTES) return [];
  const tagFor = (encoding: Encoding) => `${etag.slice(0, -1)}-${encoding}"`;
  const [br, gz] = await Promise.all([
    // Quality 5: nearly gzip's time for a fifth fewer bytes; 11 takes a hundred times as long.
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    compressGzip(bytes),
  ]);
  return [
    { encoding: 'br', etag: tagFor('br'), bytes: br },
    { encoding: 'gzip', etag: tagFor('gzip'), bytes: gz },
  ];
};

/** Whether an Accept-Encoding header takes an encoding: named, and not with weight 0. */
export const accepts = (header: string, encoding: Encoding): boolean => {
  if (!header.includes(encoding)) return false;
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
  });
};

/** Whether an If-None-Match header names the representation; any encoding of the same body will do. */
export const matches = (ifNoneMatch: string, { etag, encoding }: Representation): boolean => {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const base = encoding === 'identity' ? etag.slice(1, -1) : etag.slice(1, -encoding.length - 2);
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === `"${base}"` || tag === `"${base}-br"` || tag === `"${base}-gzip"`;
  });
};
