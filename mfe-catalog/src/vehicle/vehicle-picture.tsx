import { IMAGE_WIDTHS, type Vehicle } from '@forecourt/contracts';
import { imageUrl } from '@forecourt/rules';
import { Picture, type PictureProps } from '@forecourt/ui';

interface VehiclePictureProps extends Pick<PictureProps, 'alt' | 'loading' | 'className'> {
  /** Stored address; `null` shows the placeholder. */
  readonly src: string | null;
  /** The layout width, as exactly as possible: the browser fetches the smallest rendition that fits. */
  readonly sizes: string;
  /** Widest rendition offered. */
  readonly widest?: number;
}

/** A stored picture in the renditions of the image service (product §2); all are 3:2. */
export function VehiclePicture({ src, widest = 1280, ...rest }: VehiclePictureProps) {
  const widths = IMAGE_WIDTHS.filter((width) => width <= widest);
  const renditions = src?.startsWith('/') ? widths.map((width) => `${imageUrl(src, width)} ${width}w`).join(', ') : undefined;
  return <Picture {...rest} src={src} srcSet={renditions} width={3} height={2} />;
}

/** Alternative text: "White Ford Transit, Panel Van". */
export function describePicture({ colour, make, model, bodyType }: Vehicle): string {
  const name = [colour, make, model].filter(Boolean).join(' ');
  return bodyType ? `${name}, ${bodyType}` : name;
}
