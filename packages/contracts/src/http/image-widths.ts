/** Widths that GET /img renders; anything else is refused, so that the number of renderings stays bounded. */
export const IMAGE_WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** What `fmt` of GET /img may be; `auto` picks by the request's Accept header. */
export const IMAGE_FORMATS = ['auto', 'avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];
