import { MAX_PIXELS, sharp } from '../images/sharp.ts';
import type { RenderedFormat } from './rendering.ts';

/** Makes a picture smaller, never larger, and encodes it for the web. @param width pixels */
export const render = async (master: Buffer, width: number, format: RenderedFormat): Promise<Buffer> => {
  const resized = sharp(master, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true });
  switch (format) {
    // 20 to 50 % smaller than WebP for ten times the work: 0.6 s against 0.06 s at effort 4, from 2000 to 640 pixels.
    case 'avif':
      return await resized.avif({ quality: 50, effort: 4 }).toBuffer();
    case 'webp':
      return await resized.webp({ quality: 75 }).toBuffer();
    // JPEG has no transparency: the background becomes white like the page, not black.
    case 'jpeg':
      return await resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
};
