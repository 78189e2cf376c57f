import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@forecourt/contracts';
import { imageKey } from '../images/object-path.ts';

/** The parsed query of GET /img. `fmt=auto` is resolved later against the Accept header. */
export interface ImageRequest {
  readonly key: string;
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** A query parameter and what is wrong with it. */
export interface ImageRequestFault {
  readonly path: string;
  readonly message: string;
}

const WIDTHS = new Map<unknown, ImageWidth>(IMAGE_WIDTHS.map((width) => [String(width), width]));
const PARAMETERS = new Set(['src', 'w', 'fmt']);
/** How much of an unknown parameter's name is echoed in the answer. */
const MAX_NAME_LENGTH = 30;
const FORMATS = new Map<unknown, ImageFormat>(IMAGE_FORMATS.map((format) => [format, format]));

/**
 * Parses the query of GET /img; `fmt` defaults to `auto`. Unknown parameters are refused, because each would put another
 * copy of the same picture into every cache.
 */
export const parseImageRequest = (query: Readonly<Record<string, unknown>>): ImageRequest | readonly ImageRequestFault[] => {
  const key = imageKey(query['src']);
  const width = WIDTHS.get(query['w']);
  const format = FORMATS.get(query['fmt'] ?? 'auto');
  const others = Object.keys(query).filter((name) => !PARAMETERS.has(name));
  if (key && width && format && others.length === 0) return { key, width, format };

  const faults: ImageRequestFault[] = [];
  if (!key) faults.push({ path: 'src', message: 'Name a stored picture: /objects/uploads/…' });
  if (!width) faults.push({ path: 'w', message: `Use one of the widths ${IMAGE_WIDTHS.join(', ')}` });
  if (!format) faults.push({ path: 'fmt', message: `Use one of the formats ${IMAGE_FORMATS.join(', ')}` });
  if (others[0] !== undefined)
    faults.push({ path: others[0].slice(0, MAX_NAME_LENGTH), message: `Use only ${[...PARAMETERS].join(', ')}` });
  return faults;
};
