import type { ImageFormat } from '@forecourt/contracts';
import type { StoredImage } from '../images/images.ts';
import { renderingsFolder } from '../images/object-path.ts';

export type RenderedFormat = Exclude<ImageFormat, 'auto'>;

/** One picture at one width in one format. */
export interface Rendering {
  /** Its key in the object store. */
  readonly object: string;
  readonly image: StoredImage;
  /** Pixels; never wider than the picture. */
  readonly width: number;
  readonly format: RenderedFormat;
}

/** @param width as requested; a smaller picture is not enlarged */
export const renderingOf = (image: StoredImage, width: number, format: RenderedFormat): Rendering => {
  const actual = Math.min(width, image.width);
  return { object: `${renderingsFolder(image)}/${actual}.${format}`, image, width: actual, format };
};
