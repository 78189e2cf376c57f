import { ProblemError } from '@forecourt/server-kit';
import { MAX_PIXELS } from '../images/sharp.ts';

/** Largest file a member of staff may upload: product §9. Bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

export const ticketRefused = () =>
  new ProblemError({
    status: 403,
    code: 'MEDIA.UPLOAD_URL_REFUSED',
    title: 'The upload URL is not valid',
    detail: 'The upload URL has expired or was not made by this service. Ask for a new one.',
  });

export const ticketUsed = () =>
  new ProblemError({
    status: 409,
    code: 'MEDIA.UPLOAD_URL_USED',
    title: 'The upload URL has been used',
    detail: 'Another picture was already stored with this upload URL. Ask for a new one.',
  });

export const tooLarge = () =>
  new ProblemError({
    status: 413,
    code: 'MEDIA.FILE_TOO_LARGE',
    title: 'The file is too large',
    detail: `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Choose a smaller picture.`,
  });

export const unsupportedType = (found: string) =>
  new ProblemError({
    status: 415,
    code: 'MEDIA.UNSUPPORTED_TYPE',
    title: 'The file is not a picture that can be used',
    detail: `The file is ${found}. Choose a JPEG, PNG, WebP or AVIF picture.`,
  });

export const tooManyPixels = (width: number, height: number) =>
  new ProblemError({
    status: 400,
    code: 'MEDIA.TOO_MANY_PIXELS',
    title: 'The picture has too many pixels',
    detail: `The picture is ${width} × ${height} pixels; at most ${MAX_PIXELS / 1_000_000} million pixels can be used. Choose a smaller one.`,
  });

/** For formats that are decoded as a whole: progressive JPEG, interlaced PNG, WebP, AVIF. */
export const tooManyPixelsOfKind = (width: number, height: number, most: number) =>
  new ProblemError({
    status: 400,
    code: 'MEDIA.TOO_MANY_PIXELS_OF_KIND',
    title: 'The picture has too many pixels for the way it is saved',
    detail: `The picture is ${width} × ${height} pixels; saved this way, at most ${most / 1_000_000} million pixels can be used. Save it as a standard JPEG (not progressive) and choose that.`,
  });

export const unreadable = (cause: unknown) =>
  new ProblemError(
    {
      status: 400,
      code: 'MEDIA.UNREADABLE_PICTURE',
      title: 'The picture cannot be read',
      detail: 'The file is damaged or incomplete. Save the picture again and choose that.',
    },
    {},
    { cause },
  );

export const uploadStalled = (cause: unknown) =>
  new ProblemError(
    {
      status: 408,
      code: 'MEDIA.UPLOAD_INCOMPLETE',
      title: 'The upload did not finish',
      detail: 'The file did not arrive completely. The upload URL may be used again until it expires.',
    },
    {},
    { cause },
  );
