import type { ImageFormat } from '@forecourt/contracts';
import type { StoredImage } from '../images/images.ts';
import { renderingsFolder } from '../images/object-path.ts';

export type RenderedFormat = Exclude<ImageFormat, 'auto'>;

/** One picture at one width in one format. */
export interface Rendering {
  /** Where it lies in the object store. */
  readonly object: string;
  readonly image: StoredImage;
  /** Pixels: never more than the picture has. */
  readonly width: number;
  readonly format: RenderedFormat;
}

/** @param width what was asked for; a smaller picture stays as it is */
export const renderingOf = (image: StoredImage, width: number, format: RenderedFormat): Rendering => {
  const actual = Math.min(width, image.width);
  return { object: `${renderingsFolder(image)}/${actual}.${format}`, image, width: actual, format };
};
