import type { Metadata } from 'sharp';
import { MAX_PIXELS } from '../images/sharp.ts';

const MILLION = 1_000_000;

/**
 * How many pixels a picture may have. A JPEG as cameras and phones write it is decoded line by line and made smaller on the
 * way: it may have {@link MAX_PIXELS}. A PNG is decoded line by line at its full size. Of other kinds the decoder holds the whole picture, or several: 40 megapixels would take up to 700 MB (measured in ADR 017).
 */
export const mostPixels = ({ format, isProgressive, chromaSubsampling, hasAlpha }: Metadata): number => {
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
