/** How wide a picture is laid out unless a page says otherwise (product §2, App shell). */
export const DEFAULT_IMAGE_SIZES = '(min-width: 1280px) 30vw, (min-width: 768px) 45vw, 90vw';

const isAbsolute = (src: string): boolean => /^https?:\/\//i.test(src);

/** The address of a stored picture at one width through the image service; absolute addresses are used directly. */
export const imageUrl = (src: string, width: number): string =>
  isAbsolute(src) ? src : `/img?src=${encodeURIComponent(src)}&w=${width}&fmt=auto`;

/** The next width the image service renders, or its widest. */
const allowedWidth = (wanted: number, allowed: readonly number[]): number =>
  Math.min(...allowed.filter((width) => width >= wanted), Math.max(...allowed));

/** A picture's or page's address as other sites name it. @param origin our own, without a slash at its end. */
export const absoluteAddress = (address: string, origin: string): string => (isAbsolute(address) ? address : origin + address);

export interface ImageSources {
  readonly src: string;
  /** Width descriptors for use with `sizes`; absent for absolute addresses, of which there is one rendering only. */
  readonly srcSet?: string;
}

/** `src` and `srcSet` for a picture laid out `width` CSS pixels wide: that width once, twice and three times, as far as `allowed` goes. */
export const imageSources = (src: string, width: number, allowed: readonly number[]): ImageSources => {
  if (isAbsolute(src)) return { src };
  const widths = new Set([1, 2, 3].map((density) => allowedWidth(width * density, allowed)));
  return {
    src: imageUrl(src, allowedWidth(width, allowed)),
    srcSet: [...widths].map((candidate) => `${imageUrl(src, candidate)} ${candidate}w`).join(', '),
  };
};
