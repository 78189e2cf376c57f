/** The default of `sizes` (product §2, App shell). */
export const DEFAULT_IMAGE_SIZES = '(min-width: 1280px) 30vw, (min-width: 768px) 45vw, 90vw';

const isAbsolute = (src: string): boolean => /^https?:\/\//i.test(src);

/** The URL of a stored picture at one width from the image service; absolute URLs are used directly. */
export const imageUrl = (src: string, width: number): string =>
  isAbsolute(src) ? src : `/img?src=${encodeURIComponent(src)}&w=${width}&fmt=auto`;

/** The next width the image service renders, or its widest. */
const allowedWidth = (wanted: number, allowed: readonly number[]): number =>
  Math.min(...allowed.filter((width) => width >= wanted), Math.max(...allowed));

/** The absolute URL of a picture or page. @param origin our own, without a trailing slash. */
export const absoluteAddress = (address: string, origin: string): string => (isAbsolute(address) ? address : origin + address);

export interface ImageSources {
  readonly src: string;
  /** Width descriptors for use with `sizes`; absent for absolute URLs, which have only one rendering. */
  readonly srcSet?: string;
}

/** `src` and `srcSet` for a picture that is `width` CSS pixels wide, at one, two and three times that width as far as `allowed`. */
export const imageSources = (src: string, width: number, allowed: readonly number[]): ImageSources => {
  if (isAbsolute(src)) return { src };
  const widths = new Set([1, 2, 3].map((density) => allowedWidth(width * density, allowed)));
  return {
    src: imageUrl(src, allowedWidth(width, allowed)),
    srcSet: [...widths].map((candidate) => `${imageUrl(src, candidate)} ${candidate}w`).join(', '),
  };
};
