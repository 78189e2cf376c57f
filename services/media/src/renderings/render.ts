import { MAX_PIXELS, sharp } from '../images/sharp.ts';
import type { RenderedFormat } from './rendering.ts';

/** Makes a picture smaller, never larger, and encodes it for the web. @param width pixels */
export const render = async (master: Buffer, width: number, format: RenderedFormat): Promise<Buffer> => {
  const resized = sharp(master, { limitInputPixels: MAX_PIXELS }).resize({ width, withoutEnlargement: true });
  switch (format) {
    // A fifth to a half smaller than WebP and ten times the work: measured at effort 4, 2000 to 640 pixels, 0.6 s against 0.06 s.
    case 'avif':
      return await resized.avif({ quality: 50, effort: 4 }).toBuffer();
    case 'webp':
      return await resized.webp({ quality: 75 }).toBuffer();
    // JPEG has no transparency: what shows through is the white of a page, not black.
    case 'jpeg':
      return await resized.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
};
