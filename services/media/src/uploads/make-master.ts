import { createHash } from 'node:crypto';
import { fileTypeFromFile } from 'file-type';
import { MAX_PIXELS, sharp } from '../images/sharp.ts';
import { pixelLimit } from './pixel-limit.ts';
import { tooManyPixels, tooManyPixelsOfKind, unreadable, unsupportedType } from './upload.errors.ts';

/** Longest side of a stored picture in pixels: the widest rendering is 1920, a social post 2048. */
const MAX_SIDE = 2560;
/** For a transparent picture: WebP takes 40 times as much memory per pixel as JPEG (ADR 017). */
const MAX_TRANSPARENT_SIDE = 1600;
const ACCEPTED = new Set<string>(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** A picture as it is stored: upright, without metadata, in sRGB. */
export interface Master {
  readonly bytes: Buffer;
  /** Of `bytes`, in hexadecimal. */
  readonly sha256: string;
  readonly contentType: 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/**
 * Checks an uploaded file by its content and re-encodes it, so that only its pixels survive: no location, no script, no
 * second file hidden in it.
 * @throws 415 for anything but a JPEG, PNG, WebP or AVIF; 400 if it cannot be decoded or has too many pixels for its format
 */
export const makeMaster = async (path: string): Promise<Master> => {
  const type = await fileTypeFromFile(path);
  if (!type || !ACCEPTED.has(type.mime)) throw unsupportedType(type ? `of the type ${type.mime}` : 'not a picture');

  const picture = await sharp(path, { limitInputPixels: false }).metadata().catch(refuse);
  const { width, height, hasAlpha } = picture;
  if (width * height > MAX_PIXELS) throw tooManyPixels(width, height);
  const most = pixelLimit(picture);
  if (width * height > most) throw tooManyPixelsOfKind(width, height, most);

  // sharp's stricter default refuses harmless oddities that cameras write.
  const upright = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
  const side = hasAlpha ? MAX_TRANSPARENT_SIDE : MAX_SIDE;
  const fitted = upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // JPEG, because social networks accept nothing newer; WebP only to keep transparency, at the effort that takes least
  // memory. `optimiseCoding` would make a JPEG about 10 % smaller but take 25 MB more memory for a large picture.
  const encoded = hasAlpha ? fitted.webp({ quality: 90, effort: 0 }) : fitted.jpeg({ quality: 90, optimiseCoding: false });
  const { data, info } = await encoded.timeout({ seconds: 30 }).toBuffer({ resolveWithObject: true }).catch(refuse);
  return {
    bytes: data,
    sha256: createHash('sha256').update(data).digest('hex'),
    contentType: hasAlpha ? 'image/webp' : 'image/jpeg',
    width: info.width,
    height: info.height,
  };
};

const refuse = (error: unknown): never => {
  throw unreadable(error);
};
