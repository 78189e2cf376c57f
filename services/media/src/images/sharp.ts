import sharp from 'sharp';

/**
 * Configures libvips. One thread per picture and no cache, because the processing queue decides how many pictures are
 * worked on at once and so bounds memory. Loaders of other formats (SVG, PDF, TIFF, GIF …) are blocked, whatever a file
 * claims to be.
 */
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].flatMap((format) => [
    `VipsForeignLoad${format}File`,
    `VipsForeignLoad${format}Buffer`,
  ]),
});

/** Largest picture that is decoded: without a limit a 600 KB file can take 700 MB of memory. */
export const MAX_PIXELS = 65_000_000;

export { sharp };
