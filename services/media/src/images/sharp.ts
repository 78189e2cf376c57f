import sharp from 'sharp';

/**
 * libvips as this service uses it. One thread for each picture and nothing kept between pictures: how many pictures are
 * worked on at once is decided by the queues, so memory stays bounded. Loaders of other formats (SVG, PDF, TIFF, GIF …)
 * cannot be reached at all, whatever a file claims to be.
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

/** Largest picture that is decoded: a 600 KB file can otherwise ask for 700 MB of memory. */
export const MAX_PIXELS = 65_000_000;

export { sharp };
