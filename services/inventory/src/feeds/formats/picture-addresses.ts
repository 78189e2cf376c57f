import type { Vehicle } from '@forecourt/contracts';
import { absoluteAddress, detailImages } from '@forecourt/rules';

/** Wider than any marketplace shows. */
const WIDTH = 1_920;

/** A picture in the format that every reader takes, where our own store has it. */
const jpeg = (picture: string): string =>
  picture.startsWith('/') ? `/img?src=${encodeURIComponent(picture)}&w=${WIDTH}&fmt=jpeg` : picture;

/** The public addresses of a van's pictures as JPEG, in the order of its page, with the main one first. */
export const pictureAddresses = (van: Vehicle, publicUrl: string): string[] => {
  const pictures = detailImages(van);
  const main = van.images[van.mainImageIndex];
  const ordered = main && pictures.includes(main) ? [main, ...pictures.filter((picture) => picture !== main)] : pictures;
  return ordered.map((picture) => absoluteAddress(jpeg(picture), publicUrl));
};
