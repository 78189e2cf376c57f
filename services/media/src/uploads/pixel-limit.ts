import type { Metadata } from 'sharp';
import { MAX_PIXELS } from '../images/sharp.ts';

const MILLION = 1_000_000;

/**
 * How many pixels a picture may have. A baseline JPEG is decoded line by line and shrunk on the way, so it may have
 * {@link MAX_PIXELS}. A PNG is decoded line by line at its full size. For other formats the decoder holds the whole picture,
 * or several copies: 40 megapixels would take up to 700 MB (measured in ADR 017).
 */
export const pixelLimit = ({ format, isProgressive, chromaSubsampling, hasAlpha }: Metadata): number => {
  switch (format) {
    case 'jpeg':
      if (!isProgressive) return MAX_PIXELS;
      return (chromaSubsampling === '4:2:0' ? 20 : 10) * MILLION;
    case 'png':
      if (!isProgressive) return 40 * MILLION;
      return (hasAlpha ? 6 : 20) * MILLION;
    case 'webp':
      return (hasAlpha ? 6 : 16) * MILLION;
    default:
      return (hasAlpha ? 2 : 4) * MILLION;
  }
};
