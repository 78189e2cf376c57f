/** The widths that GET /img accepts, which bounds the number of renderings. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Values of `fmt` of GET /img; `auto` follows the Accept header. */
export const IMAGE_FORMATS = ['auto', 'avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
